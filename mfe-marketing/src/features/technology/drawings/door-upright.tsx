import { scale } from '../../../drawing/geometry.ts';
import { Balloon, Box, Disc, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { UPRIGHT_WIDTH, UprightSheet } from '../../../drawing/sheet.tsx';

const UNITS = 84;
const { length } = scale(UNITS, [0, 0]);
const WIDTH = length(0.95);
const HEIGHT = length(2.1);
/** From the top of a face to the ground, and to its cables. */
const FACE = 214;
const CABLES = 15;
const DOOR_TOP = FACE - HEIGHT;
const HEAD = DOOR_TOP - 7;
const HAND = FACE - length(1.1);
const EDGE = 4;
const DOOR = 96;

/** One door from both sides, the inside on top: that side is what the drawing is about. */
export const UprightDoor = () => (
  <UprightSheet
    height={534}
    label="Elevations of one door. Inside, on top: a magnetic lock at the head of the frame, a request-to-exit button with a break-glass unit above it, a door contact, a door closer, and a controller with a battery, with a cable from each. Outside, below: a card reader beside the handle. The inside of the leaf is marked: from this side the door always opens."
  >
    <Note at={[EDGE, 19]} text="inside: always a way out" />
    <g transform="translate(0 28)">
      <Inside />
    </g>
    <Note at={[EDGE, 289]} text="outside" />
    <g transform="translate(0 298)">
      <Outside />
    </g>
  </UprightSheet>
);

const Face = () => (
  <>
    <Shape fill="room" d={`M${EDGE} ${FACE}V0H${UPRIGHT_WIDTH - EDGE}V${FACE}Z`} />
    <Shape
      fill="wall"
      d={`M${DOOR - 7} ${FACE}V${HEAD}h${WIDTH + 14}V${FACE}h-7V${DOOR_TOP}H${DOOR}V${FACE}Z`}
    />
    <Box at={[DOOR, DOOR_TOP]} size={[WIDTH, HEIGHT]} corner={0} />
    <Ground at={[0, FACE]} width={UPRIGHT_WIDTH} />
  </>
);

const EXIT = 66;
const BREAK_GLASS = HAND - 50;
const LOCK = DOOR + 4;
const CONTACT = DOOR + WIDTH / 2;
const CLOSER = DOOR + WIDTH - 34;
const CONTROLLER = 206;

const Inside = () => (
  <>
    <Face />
    <Box fill="answer" at={[DOOR + 1, DOOR_TOP + 1]} size={[WIDTH - 2, HEIGHT - 2]} corner={0} />
    <Line
      stroke="thin"
      d={`M${EXIT} ${HAND - 14}V${CABLES}H${CONTROLLER + 30}V48M${LOCK + 14} ${HEAD}V${CABLES}M${CONTACT} ${HEAD}V${CABLES}`}
    />
    <Box at={[DOOR + 7, HAND - 18]} size={[14, 46]} />
    <Box fill="device" at={[LOCK, DOOR_TOP]} size={[28, 11]} corner={1} />
    <Box at={[LOCK + 2, DOOR_TOP + 11]} size={[24, 7]} corner={1} />
    <Box at={[CONTACT - 5, HEAD + 1]} size={[10, 6]} corner={1} />
    <Box at={[CONTACT - 5, DOOR_TOP + 2]} size={[10, 6]} corner={1} />
    <Box at={[CLOSER, DOOR_TOP + 9]} size={[32, 11]} />
    <Box fill="device" at={[EXIT - 11, HAND - 14]} size={[22, 28]} corner={3} />
    <Disc at={[EXIT, HAND]} radius={5} />
    <Box at={[EXIT - 12, BREAK_GLASS - 12]} size={[24, 24]} />
    <Line stroke="thin" d={`M${EXIT - 7} ${BREAK_GLASS - 6}l14 12m0-12l-14 12`} />
    <Box at={[CONTROLLER, 48]} size={[60, 70]} corner={3} />
    <Line
      stroke="thin"
      d={`M${CONTROLLER + 8} 106h44m-39-5v10m9-10v10m9-10v10m9-10v10M${CONTROLLER + 30} 118v18`}
    />
    <Box at={[CONTROLLER, 136]} size={[60, 40]} corner={3} />
    <Box at={[CONTROLLER + 10, 130]} size={[11, 6]} corner={1} />
    <Box at={[CONTROLLER + 39, 130]} size={[11, 6]} corner={1} />
    <Line
      stroke="thin"
      d={`M${LOCK + 14} ${DOOR_TOP + 18}v20M${CONTACT} ${DOOR_TOP + 8}v54M${CLOSER + 16} ${DOOR_TOP + 20}v18M${EXIT - 11} ${HAND}h-14M${EXIT - 12} ${BREAK_GLASS}h-13`}
    />
    <Balloon at={[LOCK + 14, DOOR_TOP + 46]}>2</Balloon>
    <Balloon at={[30, HAND]}>3</Balloon>
    <Balloon at={[30, BREAK_GLASS]}>4</Balloon>
    <Balloon at={[CONTACT, DOOR_TOP + 72]}>5</Balloon>
    <Balloon at={[CLOSER + 16, DOOR_TOP + 46]}>6</Balloon>
    <Balloon at={[CONTROLLER + 30, 72]}>7</Balloon>
    <Balloon at={[CONTROLLER + 30, 156]}>8</Balloon>
  </>
);

const READER = DOOR + WIDTH + 24;
const HINGES = [0.25, 1.05, 1.85];

const Outside = () => (
  <>
    <Face />
    <Line stroke="hidden" d={`M${READER + 11} ${HAND - 20}V0`} />
    {HINGES.map((height) => (
      <Box key={height} at={[DOOR - 4, FACE - length(height) - 8]} size={[8, 16]} />
    ))}
    <Line width={4} d={`M${DOOR + WIDTH - 12} ${HAND - 20}v46`} />
    <Figure at={[50, FACE]} size={UNITS} />
    <Box fill="device" at={[READER, HAND - 20]} size={[22, 36]} corner={3} />
    <Line d={`M${READER + 6} ${HAND + 6}h10`} />
    <Line stroke="thin" d={`M${READER + 22} ${HAND}h14`} />
    <Balloon at={[READER + 48, HAND]}>1</Balloon>
  </>
);
