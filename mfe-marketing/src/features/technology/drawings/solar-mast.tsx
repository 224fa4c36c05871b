import { radians, scale, sectorPath } from '../../../drawing/geometry.ts';
import { Balloon, Box, Dimension, Disc, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { ScaleBar } from '../../../drawing/scale-bar.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import { Waves } from '../../../drawing/signals.tsx';

const GROUND = 408;
const { x, y, at, length } = scale(50, [176, GROUND]);
/** Metres, counted up from the ground. */
const up = (metres: number) => y(-metres);
const LENS = at(0.72, -4.1);
/** Tilt of the camera below the horizon, and vertical angle of view of a 6 mm lens, in degrees. */
const TILT = 26;
const VIEW = 32;
/** Where the lower edge of the view meets the ground, in metres from the mast. */
const NEAREST = 0.72 + 4.1 / Math.tan(radians(TILT + VIEW / 2));

/** A camera on its own mast with solar power, in elevation, 50 units a metre. */
export function SolarMast() {
  return (
    <Sheet label="Elevation of a camera mast without mains or line: a solar panel on top faces north, below it sit the aerial, the camera, a battery box out of reach and an anti-climb collar. With a 6 mm lens the camera identifies a person up to 10 metres away; beyond that it recognises them.">
      <View />
      <Sun />
      <Mast />
      <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
      <Figure at={at(8.1, 0)} size={50} />
      <Note strong at={at(4.5, -2.3)}>
        Identify
      </Note>
      <Note at={[x(4.5), up(2.3) + 23]}>to 10.0 m</Note>
      <Note strong at={at(10.6, -1)}>
        Recognise
      </Note>
      <Note at={[x(10.6), up(1) + 23]}>to 20.1 m</Note>
      <Key />
      <Line stroke="thin" d="M26 440H62" />
      <Shape fill="arrow" d="M16 440L28 435.5V444.5Z" />
      <Note at={[70, 445]}>north</Note>
      <Dimension side={22} from={[x(0.5), 440]} to={[x(NEAREST), 440]}>
        blind
      </Dimension>
      <ScaleBar at={[x(10.2), 446]} length={length(2)}>
        2 m
      </ScaleBar>
    </Sheet>
  );
}

const View = () => (
  <>
    <clipPath id="above-ground">
      <path d={`M0 0H${SHEET_WIDTH}V${GROUND}H0Z`} />
    </clipPath>
    <g clipPath="url(#above-ground)">
      <Shape fill="cover" d={sectorPath(LENS, TILT, VIEW, length(20.1))} />
      <Shape fill="cover2" d={sectorPath(LENS, TILT, VIEW, length(10))} />
    </g>
  </>
);

const Sun = () => (
  <>
    <Disc fill="device" at={[x(0) - 56, up(5.4) - 97]} radius={13} />
    <Line
      stroke="hidden"
      d={[-28, 0, 28]
        .map((aside) => `M${x(0) - 46 + aside * 0.87} ${up(5.4) - 80 - aside * 0.5}l36 62`)
        .join('')}
    />
  </>
);

const Mast = () => (
  <>
    <Line stroke="hidden" d={`M${x(-0.45)} ${GROUND}V458H${x(0.45)}V${GROUND}`} />
    <Box at={[x(0) - 5, up(5.4)]} size={[10, length(5.4)]} corner={0} />
    <g transform={`translate(${x(0)} ${up(5.45)}) rotate(-30)`}>
      <Box at={[-50, -5]} size={[100, 9]} />
      <Line stroke="thin" d="M-25-5V4M0-5V4M25-5V4" />
    </g>
    <Line d={`M${x(0) + 5} ${up(4.85)}L${x(0.45)} ${up(5.58)}`} />
    <Line d={`M${x(0) - 5} ${up(4.3)}H${x(-0.5)}M${x(-0.5)} ${up(4)}V${up(4.65)}`} />
    <Waves at={[x(-0.5), up(4.4)]} direction={180} />
    <Line d={`M${x(0) + 5} ${up(4.1)}H${LENS[0] - 18}`} width={4} />
    <g transform={`translate(${LENS.join(' ')}) rotate(${TILT})`}>
      <Box at={[-27, -8]} size={[25, 16]} />
      <Line d="M-29-11H3" />
      <Disc fill="dot" at={[-6, 0]} radius={3.5} />
    </g>
    <Box fill="device" at={[x(0) - 23, up(3.5)]} size={[46, 54]} corner={3} />
    <Line
      width={1.5}
      d={`M${x(0) - 9} ${up(3.5) + 20}h18v20h-18zM${x(0) - 4} ${up(3.5) + 20}v-5h8v5`}
    />
    <Line
      d={[-1, 1]
        .map(
          (side) =>
            `M${x(0) + side * 5} ${up(2.1)}l${side * 18} 12m${side * -18}-6l${side * 14} 16m${side * -14}-10l${side * 9} 18`,
        )
        .join('')}
    />
  </>
);

const parts = [
  'panel, facing north',
  'aerial, mobile or radio',
  'camera, records on its own card',
  'battery box, out of reach',
  'anti-climb collar',
] as const;

const Key = () => (
  <>
    <Line
      stroke="thin"
      d={`M${x(0.95)} ${up(6)}H${x(1.5)}M${x(-0.6)} ${up(4)}H${x(-1.4)}M${x(-0.45)} ${up(3)}H${x(-1.4)}M${x(-0.4)} ${up(1.95)}H${x(-1.4)}`}
    />
    <Balloon at={at(1.5, -6)}>1</Balloon>
    <Balloon at={at(-1.5, -4)}>2</Balloon>
    <Balloon at={at(1.15, -4.75)}>3</Balloon>
    <Balloon at={at(-1.5, -3)}>4</Balloon>
    <Balloon at={at(-1.5, -1.95)}>5</Balloon>
    {parts.map((part, index) => (
      <Note key={part} at={[440, 56 + index * 26]}>
        {index + 1} {part}
      </Note>
    ))}
  </>
);
