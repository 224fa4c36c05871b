import { scale } from '../../../drawing/geometry.ts';
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

/** Units per metre of both views, which are aligned one above the other. */
const UNITS = 88;
const { x, length } = scale(UNITS, [44, 0]);

/** Along the wall, in metres: the opening between the pillars, and the leaf half closed. */
const OPENING = [0.6, 4.1] as const;
const PILLAR = 0.4;
const LEAF = 4.25;
const LEAF_NOW = 2.35;
const LEAF_CLOSED = 0.5;
const END_STOP = 8.5;
const MOTOR = 4.36;
const PERSON = 1.35;

const GROUND = 214;
const PILLAR_TOP = GROUND - length(1.9);
const WALL_TOP = GROUND - length(1.75);
const LEAF_TOP = GROUND - length(1.65);
const RAIL = GROUND - 18;
const BEAM = GROUND - length(0.5);

/** The line of the wall in plan, with the leaf on its inner side. */
const WALL = 312;
const TRACK = WALL + 29;
const KEPT_CLEAR = [WALL + 9, WALL + 44] as const;

const leafEnds = [x(LEAF_NOW), x(LEAF_NOW + LEAF)] as const;

/** A sliding gate from the inside and from above, half closed, with a person in the opening. */
export function GateViews() {
  return (
    <Sheet
      height={406}
      label="Elevation and plan of a sliding gate, half closed. A motor in a cage drives a rack on the leaf; safety beams cross the opening and a person stands in them; end stops close both ends of the track; an anti-lift bracket holds the leaf down. Beside the opening, a strip along the wall that is longer than the opening is kept clear for the leaf."
    >
      <Elevation />
      <Plan />
      <Line
        stroke="thin"
        d={[...OPENING, END_STOP].map((edge) => `M${x(edge)} ${GROUND + 12}V${WALL - 26}`).join('')}
      />
      <Dimension from={[x(OPENING[0]), 258]} to={[x(OPENING[1]), 258]} text="opening" />
      <Dimension
        strong
        from={[x(OPENING[1]), 258]}
        to={[x(END_STOP), 258]}
        text="run-back > opening"
      />
    </Sheet>
  );
}

function Elevation() {
  return (
    <>
      <Shape fill="wall" d={`M-4 ${GROUND}V${WALL_TOP}H${x(OPENING[0])}V${GROUND}`} />
      <Shape
        fill="wall"
        d={`M${x(OPENING[1])} ${GROUND}V${WALL_TOP}H${SHEET_WIDTH + 4}V${GROUND}`}
      />
      {[OPENING[0] - PILLAR, OPENING[1]].map((left) => (
        <g key={left}>
          <Shape
            fill="wall"
            d={`M${x(left)} ${GROUND}V${PILLAR_TOP}H${x(left + PILLAR)}V${GROUND}`}
          />
          <Box at={[x(left) - 4, PILLAR_TOP - 7]} size={[length(PILLAR) + 8, 7]} corner={0} />
        </g>
      ))}
      <Line
        stroke="hidden"
        d={`M${x(END_STOP) - 9} ${GROUND - 8}V${LEAF_TOP}H${leafEnds[1]}M${x(PERSON) + 22} ${BEAM}H${x(OPENING[1])}`}
      />
      <Line stroke="accent" d={`M${x(OPENING[0])} ${BEAM}H${x(PERSON) - 20}`} />
      <Figure at={[x(PERSON), GROUND]} size={UNITS} />
      <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
      <Leaf />
      <Box fill="device" at={[x(OPENING[0]) - 3, BEAM - 7]} size={[8, 14]} />
      <Box fill="device" at={[x(OPENING[1]) - 5, BEAM - 7]} size={[8, 14]} />
      <Shape
        fill="solid"
        d={`M${x(END_STOP)} ${GROUND}v-22h8v22ZM${x(LEAF_CLOSED) - 8} ${GROUND}v-22h8v22Z`}
      />
      <Motor />
      <Shape
        d={`M${x(OPENING[1]) + 6} ${LEAF_TOP + 16}V${LEAF_TOP - 9}H${x(OPENING[1] + PILLAR) - 6}V${LEAF_TOP + 16}h-6V${LEAF_TOP - 3}H${x(OPENING[1]) + 12}V${LEAF_TOP + 16}Z`}
      />
      <Line stroke="thin" d={`M${x(OPENING[1] + PILLAR / 2)} ${LEAF_TOP - 9}V34`} />
      <Balloon at={[x(OPENING[1] + PILLAR / 2), 23]}>5</Balloon>
    </>
  );
}

/** Frame, bars, wheels and the rack's teeth. */
function Leaf() {
  const [left, right] = leafEnds;
  const bars = Array.from({ length: 21 }, (_, index) => left + ((index + 1) * (right - left)) / 22);
  const teeth = Array.from({ length: Math.floor((right - left) / 8) }, () => 'v-4h4v4h4').join('');
  return (
    <>
      <Line
        stroke="thin"
        d={bars.map((bar) => `M${bar.toFixed(1)} ${LEAF_TOP}V${RAIL}`).join('')}
      />
      <Line
        d={`M${left} ${GROUND - 8}V${LEAF_TOP}H${right}V${GROUND - 8}ZM${left} ${LEAF_TOP + 10}H${right}M${left} ${RAIL - 10}H${right}`}
      />
      <Line stroke="thin" d={`M${left} ${RAIL}${teeth}`} />
      <Disc at={[left + 44, GROUND - 6]} radius={6} />
      <Disc at={[right - 44, GROUND - 6]} radius={6} />
    </>
  );
}

const Motor = () => (
  <>
    <Box at={[x(MOTOR) - 22, GROUND - 8]} size={[44, 8]} corner={0} />
    <Box fill="device" at={[x(MOTOR) - 15, GROUND - 44]} size={[30, 36]} corner={3} />
    <Line stroke="thin" d={`M${x(MOTOR) - 22} ${GROUND - 8}v-43h44v43`} />
    <Line
      stroke="thin"
      d={`M${x(MOTOR) - 22} ${GROUND - 40}h44m0 11h-44m0 11h44M${x(MOTOR) - 11} ${GROUND - 51}v43m11 0v-43m11 0v43`}
    />
  </>
);

function Plan() {
  const [left, right] = leafEnds;
  const pillar = length(PILLAR);
  return (
    <>
      <Shape
        fill="answer"
        d={`M${x(OPENING[1])} ${KEPT_CLEAR[0]}H${x(END_STOP)}V${KEPT_CLEAR[1]}H${x(OPENING[1])}Z`}
      />
      <Walls
        d={`M-10 ${WALL}H${x(OPENING[0]) - 20}M${x(OPENING[1]) + 20} ${WALL}H${SHEET_WIDTH + 10}`}
        width={19}
      />
      {[OPENING[0] - PILLAR, OPENING[1]].map((corner) => (
        <Box
          key={corner}
          fill="wall"
          at={[x(corner), WALL - pillar / 2]}
          size={[pillar, pillar]}
          corner={0}
        />
      ))}
      <Line
        stroke="hidden"
        d={`M${x(LEAF_CLOSED)} ${TRACK - 5}H${left}M${x(LEAF_CLOSED)} ${TRACK + 5}H${left}M${right} ${TRACK - 5}H${x(END_STOP)}M${right} ${TRACK + 5}H${x(END_STOP)}M${x(PERSON) + 22} ${WALL}H${x(OPENING[1])}`}
      />
      <Line stroke="accent" d={`M${x(OPENING[0])} ${WALL}H${x(PERSON) - 22}`} />
      <Box at={[x(PERSON) - 20, WALL - 8]} size={[40, 16]} corner={8} />
      <Disc fill="solid" at={[x(PERSON), WALL]} radius={9} />
      <Box fill="device" at={[x(OPENING[0]) - 3, WALL - 7]} size={[8, 14]} />
      <Box fill="device" at={[x(OPENING[1]) - 5, WALL - 7]} size={[8, 14]} />
      <Box at={[left, TRACK - 5]} size={[right - left, 10]} corner={0} />
      <Line stroke="thin" d={`M${left} ${TRACK + 8}H${right}`} />
      <Shape
        fill="solid"
        d={`M${x(END_STOP)} ${TRACK - 8}h8v16h-8ZM${x(LEAF_CLOSED) - 8} ${TRACK - 8}h8v16h-8Z`}
      />
      <Box at={[x(MOTOR) - 22, TRACK + 7]} size={[44, 40]} corner={0} />
      <Box fill="device" at={[x(MOTOR) - 15, TRACK + 13]} size={[30, 28]} corner={3} />
      <Disc at={[x(MOTOR), TRACK + 12]} radius={5} />
      <Note at={[x(LEAF_NOW) + 4, WALL - 14]} text="street" />
      <Note at={[x(OPENING[0]) - 6, TRACK + 44]} text="inside" />
      <Line
        stroke="thin"
        d={`M${x(5.6)} ${TRACK + 8}v26M${x(7.4)} ${KEPT_CLEAR[1] - 6}v26M${x(END_STOP) + 4} ${TRACK + 8}v26M${x(3.35)} ${WALL}V${WALL - 12}`}
      />
      <Balloon at={[x(MOTOR) + 42, TRACK + 45]}>1</Balloon>
      <Balloon at={[x(5.6), TRACK + 45]}>2</Balloon>
      <Balloon at={[x(3.35), WALL - 22]}>3</Balloon>
      <Balloon at={[x(7.4), TRACK + 45]}>6</Balloon>
      <Balloon at={[x(END_STOP) + 4, TRACK + 45]}>4</Balloon>
    </>
  );
}
