import { scale } from '../../../drawing/geometry.ts';
import { Balloon, Box, Disc, Line, Note, Shape } from '../../../drawing/marks.tsx';
import { Figure, Ground } from '../../../drawing/objects.tsx';
import { SHEET_WIDTH, Sheet } from '../../../drawing/sheet.tsx';
import css from '../../../drawing/strokes.module.css';

const UNITS = 144;
const { length } = scale(UNITS, [0, 0]);
const GROUND = 390;
const DOOR_WIDTH = length(0.95);
const DOOR_TOP = GROUND - length(2.1);
const HEAD = DOOR_TOP - 8;
const WALL_TOP = 36;
/** Height of the cables above the door, and of readers and handles. */
const CABLES = 56;
const HAND = GROUND - length(1.1);

/** The two faces of the wall: their left edge, and the left edge of the leaf. */
const FACE = 388;
const OUTSIDE = { face: 20, door: 146 } as const;
const INSIDE = { face: 432, door: 562 } as const;
const READER = OUTSIDE.door + DOOR_WIDTH + 36;
const EXIT = INSIDE.door - 56;
const CONTROLLER = INSIDE.door + DOOR_WIDTH + 34;
const LOCK = INSIDE.door + 8;
const CONTACT = INSIDE.door + 66;
const CLOSER = INSIDE.door + DOOR_WIDTH - 56;

/** One door from both sides: the leaf opens towards the outside, as an escape door does. */
export function DoorBothSides() {
  return (
    <Sheet
      height={406}
      label="Elevations of one door. Outside: a card reader beside the handle. Inside: a magnetic lock at the head of the frame, a request-to-exit button with a break-glass unit above it, a door contact, a door closer, and a controller with a battery, with a cable from each. The inside of the leaf is marked: from this side the door always opens."
    >
      <Shape fill="room" d={face(OUTSIDE.face)} />
      <Shape fill="room" d={face(INSIDE.face)} />
      <Note at={[OUTSIDE.face, 24]} text="outside" />
      <Note at={[INSIDE.face, 24]} text="inside: always a way out" />
      <Cables />
      <Outside />
      <Inside />
      <Ground at={[0, GROUND]} width={SHEET_WIDTH} />
    </Sheet>
  );
}

const face = (left: number) => `M${left} ${GROUND}V${WALL_TOP}h${FACE}V${GROUND}Z`;

/** Dashed behind the outer face, and through the wall. */
const Cables = () => (
  <>
    <Line stroke="hidden" d={`M${READER + 12} ${HAND - 22}V${CABLES}H${INSIDE.face}`} />
    <Line
      stroke="thin"
      d={`M${INSIDE.face} ${CABLES}H${CONTROLLER + 36}V100M${EXIT} ${HAND - 16}V${CABLES}M${LOCK + 22} ${HEAD}V${CABLES}M${CONTACT} ${HEAD}V${CABLES}`}
    />
    {[EXIT, LOCK + 22, CONTACT].map((joint) => (
      <circle key={joint} className={css.arrow} cx={joint} cy={CABLES} r="3" />
    ))}
  </>
);

const Frame = ({ door }: { readonly door: number }) => (
  <Shape
    fill="wall"
    d={`M${door - 8} ${GROUND}V${HEAD}h${DOOR_WIDTH + 16}V${GROUND}h-8V${DOOR_TOP}H${door}V${GROUND}Z`}
  />
);

function Outside() {
  const { door } = OUTSIDE;
  const hinges = [0.25, 1.05, 1.85].map((height) => GROUND - length(height));
  return (
    <>
      <Frame door={door} />
      <Box at={[door, DOOR_TOP]} size={[DOOR_WIDTH, GROUND - DOOR_TOP]} corner={0} />
      {hinges.map((height) => (
        <Box key={height} at={[door - 5, height - 11]} size={[9, 22]} />
      ))}
      <Line width={4} d={`M${door + DOOR_WIDTH - 16} ${HAND - 26}v64`} />
      <Figure at={[OUTSIDE.face + 58, GROUND]} size={UNITS} />
      <Box fill="device" at={[READER, HAND - 22]} size={[24, 42]} corner={3} />
      <Line d={`M${READER + 7} ${HAND + 8}h10`} />
      <Line stroke="thin" d={`M${READER + 24} ${HAND}h16`} />
      <Balloon at={[READER + 51, HAND]}>1</Balloon>
    </>
  );
}

function Inside() {
  const { door } = INSIDE;
  const breakGlass = HAND - 66;
  return (
    <>
      <Frame door={door} />
      <Box at={[door, DOOR_TOP]} size={[DOOR_WIDTH, GROUND - DOOR_TOP]} corner={0} />
      <Box
        fill="answer"
        at={[door + 1, DOOR_TOP + 1]}
        size={[DOOR_WIDTH - 2, GROUND - DOOR_TOP - 2]}
        corner={0}
      />
      <Box at={[door + 10, HAND - 26]} size={[18, 64]} />
      <Box fill="device" at={[LOCK, DOOR_TOP]} size={[44, 13]} corner={1} />
      <Box at={[LOCK + 3, DOOR_TOP + 13]} size={[38, 8]} corner={1} />
      <Box at={[CONTACT - 6, HEAD + 1]} size={[12, 7]} corner={1} />
      <Box at={[CONTACT - 6, DOOR_TOP + 2]} size={[12, 7]} corner={1} />
      <Box at={[CLOSER, DOOR_TOP + 12]} size={[48, 15]} />
      <Line width={3} d={`M${CLOSER + 40} ${DOOR_TOP + 12}V${DOOR_TOP + 5}H${CLOSER + 2}`} />
      <Box fill="device" at={[EXIT - 12, HAND - 16]} size={[24, 32]} corner={3} />
      <Disc at={[EXIT, HAND]} radius={6} />
      <Box at={[EXIT - 14, breakGlass - 14]} size={[28, 28]} />
      <Line d={`M${EXIT - 8} ${breakGlass - 6}l16 12m0-12l-16 12`} stroke="thin" />
      <Box at={[CONTROLLER, 100]} size={[72, 92]} corner={3} />
      <Line
        stroke="thin"
        d={`M${CONTROLLER + 10} 174h52m-46-6v12m10-12v12m10-12v12m10-12v12m10-12v12`}
      />
      <Line stroke="thin" d={`M${CONTROLLER + 36} 192v20`} />
      <Box at={[CONTROLLER, 212]} size={[72, 44]} corner={3} />
      <Box at={[CONTROLLER + 14, 206]} size={[12, 6]} corner={1} />
      <Box at={[CONTROLLER + 46, 206]} size={[12, 6]} corner={1} />
      <Line
        stroke="thin"
        d={`M${LOCK + 22} ${DOOR_TOP + 21}v18M${CONTACT} ${DOOR_TOP + 9}v30M${CLOSER + 24} ${DOOR_TOP + 27}v12M${EXIT - 12} ${HAND}h-18M${EXIT - 14} ${breakGlass}h-16`}
      />
      <Balloon at={[LOCK + 22, DOOR_TOP + 50]}>2</Balloon>
      <Balloon at={[EXIT - 41, HAND]}>3</Balloon>
      <Balloon at={[EXIT - 41, breakGlass]}>4</Balloon>
      <Balloon at={[CONTACT, DOOR_TOP + 50]}>5</Balloon>
      <Balloon at={[CLOSER + 24, DOOR_TOP + 50]}>6</Balloon>
      <Balloon at={[CONTROLLER + 36, 132]}>7</Balloon>
      <Balloon at={[CONTROLLER + 36, 234]}>8</Balloon>
    </>
  );
}
