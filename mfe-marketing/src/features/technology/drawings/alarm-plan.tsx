import { polar, scale } from '../../../drawing/geometry.ts';
import {
  Balloon,
  Box,
  Dimension,
  Line,
  Note,
  Sector,
  type Tint,
  Walls,
} from '../../../drawing/marks.tsx';
import { Sheet } from '../../../drawing/sheet.tsx';
import css from '../../../drawing/strokes.module.css';

const { x, y, at, length } = scale(42, [58, 40]);
const REACH = 12;

interface Room {
  readonly name: string;
  /** Left, top, right and bottom in metres. */
  readonly walls: readonly [number, number, number, number];
  readonly label: readonly [number, number];
  /** The detector's corner, and where it looks. */
  readonly detector?: { readonly x: number; readonly y: number; readonly direction: number };
  readonly answer?: boolean;
}

const rooms: readonly Room[] = [
  {
    name: 'bedroom',
    walls: [0, 0, 5, 4.2],
    label: [2.6, 2.7],
    detector: { x: 0.2, y: 0.2, direction: 45 },
  },
  {
    name: 'kitchen',
    walls: [5, 0, 9.5, 4.2],
    label: [7.1, 2.6],
    detector: { x: 9.3, y: 0.2, direction: 135 },
  },
  {
    name: 'living room',
    walls: [9.5, 0, 17, 5.2],
    label: [13.2, 4.3],
    detector: { x: 16.8, y: 0.2, direction: 135 },
    answer: true,
  },
  {
    name: 'garage',
    walls: [0, 4.2, 6.2, 9],
    label: [2.9, 6.3],
    detector: { x: 0.2, y: 8.8, direction: -45 },
  },
  {
    name: 'bedroom',
    walls: [9.5, 5.2, 17, 9],
    label: [12.9, 7.2],
    detector: { x: 16.8, y: 8.8, direction: -135 },
  },
  { name: 'hall', walls: [6.2, 4.2, 9.5, 9], label: [7.8, 6.8] },
];

/** Outer and inner walls; the gaps are doors and the sliding door of the living room. */
const plan = `M${at(0, 0).join(' ')}H${x(12)}M${x(14.6)} ${y(0)}H${x(17)}V${y(9)}H${x(8.6)}M${x(7.4)} ${y(9)}H${x(0)}V${y(0)}M${x(5)} ${y(0)}V${y(3)}M${x(9.5)} ${y(0)}V${y(4.2)}M${x(9.5)} ${y(5.4)}V${y(9)}M${x(0)} ${y(4.2)}H${x(3.8)}M${x(4.9)} ${y(4.2)}H${x(6.2)}V${y(6)}M${x(6.2)} ${y(7.2)}V${y(9)}M${x(8.3)} ${y(4.2)}H${x(9.5)}M${x(6.2)} ${y(4.2)}H${x(7.1)}M${x(9.5)} ${y(5.2)}H${x(17)}`;

/** A house in plan with one motion detector in a corner of each room. */
export function AlarmPlan() {
  return (
    <Sheet label="Floor plan of a house: a motion detector in a corner of each room, contacts on the outer doors, a control panel in the garage and a siren outside. The living room, with its sliding door, is marked.">
      <Box fill="room" at={at(0, 0)} size={[length(17), length(9)]} corner={0} />
      {rooms.map((room, index) => (
        <Coverage key={room.label.join(' ')} room={room} id={`room-${index}`} />
      ))}
      <Walls d={plan} width={9} />
      <Line
        stroke="thin"
        d={`M${x(8.6)} ${y(9)}V${y(7.8)}A${length(1.2)} ${length(1.2)} 0 0 0 ${x(7.4)} ${y(9)}M${x(12)} ${y(0)}H${x(14.6)}M${x(12)} ${y(0) + 5}H${x(13.4)}M${x(13.2)} ${y(0) - 5}H${x(14.6)}`}
      />
      {rooms.map(({ detector, label, name }) => (
        <g key={label.join(' ')}>
          {detector ? <Detector {...detector} /> : null}
          <Note anchor="middle" at={at(...label)}>
            {name}
          </Note>
        </g>
      ))}
      <Box fill="device" at={[x(7.3) - 5, y(9) - 9]} size={[10, 18]} />
      <Box fill="device" at={[x(14.7) - 5, y(0) - 9]} size={[10, 18]} />
      <Box at={[x(6.2) - 34, y(7.9)]} size={[24, 34]} />
      <Line stroke="thin" d={`M${x(6.2) - 30} ${y(7.9) + 8}h16m-16 6h16`} />
      <g transform={`translate(${x(17) + 20} ${y(6.6)})`}>
        <path className={css.paper} d="M-16-12H-4L10-22V22L-4 12H-16Z" />
      </g>
      <Balloon at={at(13.2, 3.1)}>1</Balloon>
      <Balloon at={[x(7.3) - 26, y(9) + 20]}>2</Balloon>
      <Balloon at={[x(14.7) + 26, y(0) - 20]}>2</Balloon>
      <Balloon at={[x(6.2) - 52, y(8.3)]}>3</Balloon>
      <Balloon at={[x(17) + 20, y(6.6) + 40]}>4</Balloon>
      <Dimension side={22} from={[x(9.5), y(9) + 26]} to={[x(17), y(9) + 26]}>
        7.5 m
      </Dimension>
    </Sheet>
  );
}

function Coverage({
  room: { walls, detector, answer },
  id,
}: {
  readonly room: Room;
  readonly id: string;
}) {
  if (!detector) return null;
  const [left, top, right, bottom] = walls;
  const corner = at(detector.x, detector.y);
  const tint: Tint = answer ? 'answer' : 'cover2';
  const rays = [-30, -15, 0, 15, 30].map(
    (turn) =>
      `M${corner.join(' ')}L${polar(corner, detector.direction + turn, length(REACH)).join(' ')}`,
  );
  return (
    <>
      <clipPath id={id}>
        <path d={`M${x(left)} ${y(top)}H${x(right)}V${y(bottom)}H${x(left)}Z`} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Sector
          at={corner}
          direction={detector.direction}
          angle={90}
          radius={length(REACH)}
          fill={tint}
        />
        <Line stroke="hidden" d={rays.join('')} />
      </g>
    </>
  );
}

const Detector = ({ x: left, y: top, direction }: NonNullable<Room['detector']>) => (
  <g transform={`translate(${x(left)} ${y(top)}) rotate(${direction})`}>
    <path className={css.paper} d="M0-11A11 11 0 0 1 0 11Z" />
    <circle className={css.dot} cx="5" r="2.6" />
  </g>
);
