import { scale, sectorPath } from '../../../drawing/geometry.ts';
import {
  Balloon,
  Box,
  Dimension,
  Disc,
  Line,
  Note,
  Shape,
  Walls,
} from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';

const GROUND = 334;
const SIZE = 84;
const { x, y, length } = scale(SIZE, [206, GROUND]);
/** Metres, counted up from the ground. */
const up = (metres: number) => y(-metres);
const at = (across: number, height: number) => [x(across), up(height)] as const;

/** The pillar's street side is at 0; the house begins behind the break in the drive. */
const PILLAR = 0.5;
const BREAK = 3.1;
const HOUSE = 4;
const LENS = at(-0.08, 1.5);
const MONITOR = at(5.5, 1.78);
const CONTACT = at(6.7, 1.6);
const MOTOR = at(PILLAR + 0.1, 0.42);
const DUCT = GROUND + 34;

/** A call from the gate to the house, in elevation and section, 84 units a metre. */
export function GateCall() {
  return (
    <Sheet label="Elevation from the street to the house: a visitor stands before a gate station on a pillar, 1.5 metres above the ground, inside the view of its camera. A cable in a duct below the drive leads to a monitor inside the house, where the contact that releases the gate sits too; the call also goes to a phone.">
      <clipPath id="street">
        <path d={`M0 0H${x(0)}V${GROUND}H0Z`} />
      </clipPath>
      <g clipPath="url(#street)">
        <Shape fill="answer" d={sectorPath(LENS, 180, 76, length(1.9))} />
      </g>
      <Figure at={at(-1.25, 0)} size={SIZE} />
      <House />
      <Gate />
      <Cables />
      <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
      <Break />
      <Station />
      <Indoors />
      <Key />
    </Sheet>
  );
}

const Station = () => (
  <>
    <Shape fill="wall" d={`M${x(0)} ${GROUND}V${up(2.1)}H${x(PILLAR)}V${GROUND}Z`} />
    <Box at={at(-0.08, 2.18)} size={[length(PILLAR + 0.16), 8]} corner={0} />
    <Box fill="device" at={at(-0.08, 1.66)} size={[8, length(0.34)]} />
    <Line stroke="hidden" d={`M${x(0) + 3} ${LENS[1]}H${x(0.25)}V${GROUND}`} />
    <Line d={`M${x(-0.14)} ${up(1.72)}H${x(0)}`} />
  </>
);

/** The open leaf, dashed because the gate is closed while the visitor waits. */
const Gate = () => (
  <Line
    stroke="hidden"
    d={`M${x(PILLAR) + 4} ${up(1.95)}H${x(2.6)}V${up(0.1)}H${x(PILLAR) + 4}${[0.9, 1.25, 1.6, 1.95, 2.3].map((bar) => `M${x(bar)} ${up(1.95)}V${up(0.1)}`).join('')}`}
  />
);

const House = () => (
  <>
    <Shape fill="room" d={`M${x(HOUSE)} ${GROUND}V${up(2.6)}H${SHEET_WIDTH}V${GROUND}Z`} />
    <Walls width={10} d={`M${x(HOUSE)} ${GROUND - 5}V${up(2.6)}H${SHEET_WIDTH + 20}`} />
    <Line
      d={`M${x(HOUSE) - 42} ${up(2.6) - 2}L${SHEET_WIDTH + 10} -8M${x(HOUSE) - 42} ${up(2.6) - 2}V${up(2.6) + 6}H${x(HOUSE) - 5}`}
    />
  </>
);

/** Two cables in one duct: the call to the house, and the release back to the motor. */
const Cables = () => (
  <>
    <Line width={1.6} d={`M${x(0.25)} ${up(1.5)}V${DUCT}H${MONITOR[0] + 16}V${MONITOR[1]}`} />
    <Line
      stroke="accent"
      d={`M${CONTACT[0] + 17} ${CONTACT[1]}V${DUCT + 8}H${MOTOR[0] + 18}V${MOTOR[1]}M${MONITOR[0] + 60} ${MONITOR[1] + 26}H${CONTACT[0]}`}
    />
    <Line
      stroke="hidden"
      d={`M${x(0.1)} ${DUCT - 9}H${CONTACT[0] + 30}M${x(0.1)} ${DUCT + 17}H${CONTACT[0] + 30}`}
    />
    <Line stroke="hidden" d={`M${MONITOR[0]} ${MONITOR[1] + 6}L${x(2.6) + 46} 84`} />
  </>
);

const Indoors = () => (
  <>
    <Figure at={at(4.85, 0)} size={SIZE} />
    <Box at={MONITOR} size={[64, 46]} corner={4} />
    <g transform={`translate(${MONITOR[0] + 32} ${MONITOR[1] + 23})`}>
      <Line stroke="thin" d="M-9 13Q-9 3 0 3T9 13" />
      <Disc fill="arrow" at={[0, -4]} radius={4.5} />
      <Line stroke="accent" d="M-15-9V-15H-9M9-15H15V-9M15 9V15H9M-9 15H-15V9" />
    </g>
    <Box fill="device" at={CONTACT} size={[34, 34]} />
    <Line width={1.5} d={`M${CONTACT[0] + 7} ${CONTACT[1] + 22}h6l9-9m0 9h6`} />
    <Box at={MOTOR} size={[36, length(0.42) - 1]} />
    <Box at={[x(2.6) + 14, 52]} size={[28, 50]} corner={5} />
    <Line stroke="thin" d={`M${x(2.6) + 24} 95h8`} />
  </>
);

const Break = () => {
  const zigzag = `V${GROUND - 24}l-8 6l16 12l-8 6V${DUCT + 26}`;
  const left = x(BREAK) - 6;
  return (
    <>
      <path
        fill="var(--draw-paper)"
        d={`M${left} ${GROUND - 34}${zigzag}H${left + 12}V${GROUND}l8-6l-16-12l8-6V${GROUND - 34}Z`}
      />
      <Line
        stroke="thin"
        d={`M${left} ${GROUND - 34}${zigzag}M${left + 12} ${GROUND - 34}${zigzag}`}
      />
    </>
  );
};

const Key = () => (
  <>
    <Line stroke="thin" d={`M${x(-0.5)} ${LENS[1]}H${LENS[0]}`} />
    <Dimension strong side={-9} from={[x(-0.4), GROUND]} to={[x(-0.4), LENS[1]]}>
      1.5 m
    </Dimension>
    <Balloon at={at(-0.45, 2.15)}>1</Balloon>
    <Balloon at={[x(1.8), DUCT + 4]}>2</Balloon>
    <Balloon at={[MONITOR[0] + 32, MONITOR[1] - 20]}>3</Balloon>
    <Balloon at={[CONTACT[0] + 17, CONTACT[1] - 20]}>4</Balloon>
    <Balloon at={[MOTOR[0] + 54, MOTOR[1] + 14]}>5</Balloon>
    <Note anchor="middle" at={[x(1.6), up(1.95) - 10]}>
      gate, open
    </Note>
    <Balloon at={[x(2.6) - 6, 77]}>6</Balloon>
    {parts.map((part, index) => (
      <Note key={part} at={[index < 3 ? 60 : 430, 410 + (index % 3) * 24]}>
        {index + 1} {part}
      </Note>
    ))}
  </>
);

const parts = [
  'station, lens at 1.5 m',
  'duct with two cables',
  'monitor',
  'contact that opens the gate',
  'gate motor',
  'phone, when nobody is in',
] as const;
