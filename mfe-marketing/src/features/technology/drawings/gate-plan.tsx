import { type Point, whole } from '../../../drawing/geometry.ts';
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
import { UprightSheet } from '../../../drawing/sheet.tsx';

/** Units per metre along the wall, which runs down the sheet: the street left, the inside right. */
const UNITS = 44;
const WALL = 118;
const TRACK = WALL + 26;
const y = (metres: number) => whole(26 + metres * UNITS);

/** Metres along the wall: the opening between the pillars, and the leaf half closed. */
const OPENING = [0.6, 4.1] as const;
const PILLAR = 18;
const LEAF = [2.35, 6.6] as const;
const LEAF_CLOSED = 0.5;
const END_STOP = 8.5;
const MOTOR = 5;
const PERSON = 1.4;
const BOTTOM = y(END_STOP) + 20;

const [leafTop, leafEnd] = [y(LEAF[0]), y(LEAF[1])];
const teeth = Array.from({ length: Math.floor((leafEnd - leafTop) / 8) }, () => 'h4v4h-4v4').join(
  '',
);

/** A sliding gate from above, half closed, with a person in the opening. */
export const GatePlan = () => (
  <UprightSheet
    height={BOTTOM + 8}
    label="Plan of a sliding gate, half closed. A motor in a cage drives a rack on the leaf; safety beams cross the opening and a person stands in them; end stops close both ends of the track; an anti-lift bracket at the pillar holds the leaf down. Beside the opening, a strip along the wall that is longer than the opening is kept clear for the leaf."
  >
    <Shape
      fill="answer"
      d={`M${WALL + 9} ${y(OPENING[1])}V${y(END_STOP)}H${WALL + 44}V${y(OPENING[1])}Z`}
    />
    <Walls
      d={`M${WALL}-10V${y(OPENING[0]) - PILLAR}M${WALL} ${y(OPENING[1]) + PILLAR}V${BOTTOM + 20}`}
      width={17}
    />
    {[y(OPENING[0]) - PILLAR, y(OPENING[1])].map((top) => (
      <Box key={top} fill="wall" at={[WALL - 12, top]} size={[24, PILLAR]} corner={0} />
    ))}
    <Line
      stroke="hidden"
      d={[-5, 5]
        .map(
          (side) =>
            `M${TRACK + side} ${y(LEAF_CLOSED)}V${leafTop}M${TRACK + side} ${leafEnd}V${y(END_STOP)}`,
        )
        .join('')}
    />
    <Line stroke="hidden" d={`M${WALL} ${y(PERSON) + 22}V${y(OPENING[1])}`} />
    <Line stroke="accent" d={`M${WALL} ${y(OPENING[0])}V${y(PERSON) - 22}`} />
    <Box at={[WALL - 8, y(PERSON) - 20]} size={[16, 40]} corner={8} />
    <Disc fill="solid" at={[WALL, y(PERSON)]} radius={9} />
    {[y(OPENING[0]) - 3, y(OPENING[1]) - 5].map((top) => (
      <Box key={top} fill="device" at={[WALL - 7, top]} size={[14, 8]} />
    ))}
    <Box at={[TRACK - 5, leafTop]} size={[10, leafEnd - leafTop]} corner={0} />
    <Line stroke="thin" d={`M${TRACK + 5} ${leafTop}${teeth}`} />
    <Shape
      fill="solid"
      d={`M${TRACK - 8} ${y(END_STOP)}h16v8h-16ZM${TRACK - 8} ${y(LEAF_CLOSED)}h16v-8h-16Z`}
    />
    <Line d={`M${WALL + 12} ${y(OPENING[1]) + 9}H${TRACK + 9}`} width={5} />
    <Box at={[TRACK + 8, y(MOTOR) - 22]} size={[42, 44]} corner={0} />
    <Box fill="device" at={[TRACK + 14, y(MOTOR) - 15]} size={[28, 30]} corner={3} />
    <Disc at={[TRACK + 12, y(MOTOR)]} radius={5} />
    <Line
      stroke="thin"
      d={`M${TRACK + 50} ${y(MOTOR)}h34M${TRACK + 8} ${y(6.1)}h76M${WALL - 2} ${y(3)}h-30M${TRACK + 8} ${y(END_STOP) + 4}h76M${WALL - 10} ${y(OPENING[1]) + 9}h-22M${WALL + 40} ${y(7.4)}h70`}
    />
    {balloons.map(([number, at]) => (
      <Balloon key={number} at={at}>
        {number}
      </Balloon>
    ))}
    <Line
      stroke="thin"
      d={[...OPENING, END_STOP].map((edge) => `M${WALL - 14} ${y(edge)}H30`).join('')}
    />
    <Dimension from={[42, y(OPENING[0])]} to={[42, y(OPENING[1])]} text="opening" />
    <Dimension strong from={[42, y(OPENING[1])]} to={[42, y(END_STOP)]} text="run-back > opening" />
    <Note at={[8, 22]} text="street" />
    <Note at={[WALL + 62, 22]} text="inside" />
  </UprightSheet>
);

const RIGHT = 240;
const LEFT = 76;
const balloons: readonly (readonly [number: number, at: Point])[] = [
  [1, [RIGHT, y(MOTOR)]],
  [2, [RIGHT, y(6.1)]],
  [3, [LEFT, y(3)]],
  [4, [RIGHT, y(END_STOP) + 4]],
  [5, [LEFT, y(OPENING[1]) + 9]],
  [6, [RIGHT, y(7.4)]],
];
