import { whole } from '../../../drawing/geometry.ts';
import { Balloon, Dimension, Disc, Line, Note } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';
import { metres } from './lenses.ts';
import { Mast, MastView, Sun } from './mast.tsx';
import { blindTo, characterises, LENS_HEIGHT, LENS_OUT, validates } from './mast-view.ts';
import { LABEL } from './solar-mast.tsx';

/** The mast alone is drawn at 42 units a metre; below it stands in the field, at 17. */
const CLOSE = 0.84;
const UNITS = 17;
const FIELD = 474;
const FOOT = 22;
const far = (metres: number) => whole(FOOT + metres * UNITS);
const high = (metres: number) => whole(FIELD - metres * UNITS);

/** The mast close up, and below it how far it sees. */
export const UprightSolarMast = () => (
  <UprightSheet label={LABEL} height={532}>
    <g transform={`translate(-24 -8) scale(${CLOSE})`}>
      <Sun />
      <Mast />
    </g>
    <Ground at={[0, 335]} width={UPRIGHT_WIDTH} />
    <Line stroke="thin" d="M164 83H200M170 156H200M98 166H60M104 216H60M106 258H60" />
    <Balloon at={[212, 83]}>1</Balloon>
    <Balloon at={[48, 166]}>2</Balloon>
    <Balloon at={[212, 156]}>3</Balloon>
    <Balloon at={[48, 216]}>4</Balloon>
    <Balloon at={[48, 258]}>5</Balloon>
    <MastView id="field" units={UNITS} foot={[FOOT, FIELD]} width={UPRIGHT_WIDTH} />
    <Line width={3} d={`M${FOOT} ${FIELD}V${high(5.4)}`} />
    <Line d={`M${FOOT} ${high(LENS_HEIGHT)}H${far(LENS_OUT)}M${FOOT - 10} ${high(5.1)}l20-12`} />
    <Disc fill="solid" at={[far(LENS_OUT), high(LENS_HEIGHT)]} radius={3} />
    <Figure at={[far(8.6), FIELD]} size={UNITS} />
    <Ground at={[0, FIELD]} width={UPRIGHT_WIDTH} />
    <Note strong at={[far(5.2), high(3.6) - 8]} text={`Validate to ${metres(validates)}`} />
    <Dimension
      side={22}
      from={[far(0.2), FIELD + 20]}
      to={[far(blindTo), FIELD + 20]}
      text="blind"
    />
    <Note strong anchor="end" at={[UPRIGHT_WIDTH - 4, FIELD + 30]} text="Characterise" />
    <Note anchor="end" at={[UPRIGHT_WIDTH - 4, FIELD + 49]} text={`to ${metres(characterises)}`} />
  </UprightSheet>
);
