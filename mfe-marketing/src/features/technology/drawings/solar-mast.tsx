import { Balloon, Dimension, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import { metres } from './lenses.ts';
import { GROUND, Mast, MastView, mast, Sun, up } from './mast.tsx';
import { blindTo, characterises, validates } from './mast-view.ts';

const { x, at, length } = mast;

export const LABEL = `Elevation of a camera mast without mains or line: a solar panel on top faces north, below it sit the aerial, the camera, a battery box out of reach and an anti-climb collar. With a 12 mm lens the camera validates a person up to ${metres(validates)} from its lens, and that zone is marked; beyond it the camera characterises. Near its foot it sees nothing.`;

/** A camera on its own mast with solar power, in elevation, 50 units a metre. */
export const SolarMast = () => (
  <Sheet label={LABEL} height={460}>
    <MastView id="mast-view" units={50} foot={[x(0), GROUND]} width={SHEET_WIDTH} />
    <Sun />
    <Mast />
    <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
    <Figure at={at(8.6, 0)} size={50} />
    <Note strong at={at(6.2, -3.4)} text="Validate" />
    <Note at={[x(6.2), up(3.4) + 23]} text={`to ${metres(validates)}`} />
    <Note strong at={at(10.2, -2.2)} text="Characterise" />
    <Note at={[x(10.2), up(2.2) + 23]} text={`to ${metres(characterises)}`} />
    <Line
      stroke="thin"
      d={`M${x(0.95)} ${up(6)}H${x(1.5)}M${x(-0.6)} ${up(4)}H${x(-1.4)}M${x(-0.45)} ${up(3)}H${x(-1.4)}M${x(-0.4)} ${up(1.95)}H${x(-1.4)}`}
    />
    <Balloon at={at(1.5, -6)}>1</Balloon>
    <Balloon at={at(-1.5, -4)}>2</Balloon>
    <Balloon at={at(1.15, -4.75)}>3</Balloon>
    <Balloon at={at(-1.5, -3)}>4</Balloon>
    <Balloon at={at(-1.5, -1.95)}>5</Balloon>
    <Line stroke="thin" d="M26 440H62" />
    <Shape fill="arrow" d="M16 440L28 435.5V444.5Z" />
    <Note at={[70, 445]} text="north" />
    <Dimension side={22} from={[x(0.5), 432]} to={[x(blindTo), 432]} text="blind" />
    <ScaleBar at={[x(10.2), 446]} length={length(2)} text="2 m" />
  </Sheet>
);
