import type { Point } from '../../../drawing/geometry.ts';
import {
  Balloon,
  Box,
  Dimension,
  Disc,
  Line,
  Note,
  Sector,
  Shape,
  Walls,
} from '../../../drawing/marks.tsx';
import { Car } from '../../../drawing/objects.tsx';
import { Sheet } from '../../../drawing/sheet.tsx';
import css from '../../../drawing/strokes.module.css';
import {
  contacts,
  doorsAndBeds,
  HALF_WALL,
  HOUSE_SIZE,
  house,
  insideSiren,
  keypad,
  lens,
  outsideSiren,
  panel,
  panicButtons,
  path,
  rooms,
  SIREN,
  slidingDoor,
  walls,
  windows,
} from './house.ts';

const { x, y, at, length } = house;
/** How far a motion detector sees, in metres. */
const REACH = 12;
const RAYS = [-30, -15, 0, 15, 30];

const balloons: readonly (readonly [number: number, at: Point])[] = [
  [1, at(12.9, 2.4)],
  [2, [x(slidingDoor.to) + 26, y(0) - 22]],
  [2, [x(8.6) + 26, y(0) - 22]],
  [2, [x(7) - 26, y(9) + 22]],
  [2, [x(0) - 26, y(5.8) - 16]],
  [3, [x(6) - 48, y(7.8) + 17]],
  [4, [x(17) + 20, y(6.9) + 42]],
  [4, [x(8) + 26, y(4) + 20]],
  [5, [x(6) + 30, y(8) + 11]],
  [6, [x(0) + 34, y(3.75) - 1]],
  [6, [x(17) - 34, y(5.62) - 1]],
];

const legend: readonly (readonly [text: string, at: Point])[] = [
  ['1 motion detector', [72, 480]],
  ['2 door contact', [72, 506]],
  ['3 panel and battery', [316, 480]],
  ['4 siren, in and out', [316, 506]],
  ['5 keypad', [580, 480]],
  ['6 panic button', [580, 506]],
];

/** A house in plan: a detector in each room that can be entered, a contact on each outer door. */
export function AlarmPlan() {
  const [width, depth] = HOUSE_SIZE;
  return (
    <Sheet
      height={524}
      label="Floor plan of a house: a motion detector in a corner of each room that can be entered, contacts on the four doors that lead outside, a control panel in the garage, a keypad and a siren in the hall, a siren outside and a panic button beside each bed. The living room with its sliding door is marked."
    >
      <Box fill="room" at={at(0, 0)} size={[length(width), length(depth)]} corner={0} />
      {rooms.map((room, index) =>
        room.detector ? (
          <g key={room.label.join(' ')}>
            <clipPath id={`seen-${index}`}>
              <path d={path(room.seen)} />
            </clipPath>
            <g clipPath={`url(#seen-${index})`}>
              <Sector
                at={at(...room.detector.corner)}
                direction={room.detector.direction}
                angle={90}
                radius={length(REACH)}
                fill={room.answer ? 'answer' : 'cover2'}
              />
              <Rays at={lens(room.detector)} direction={room.detector.direction} />
            </g>
          </g>
        ) : null,
      )}
      <Line stroke="thin" d={doorsAndBeds} />
      <Car at={at(2.75, 7)} size={36} />
      <Walls d={walls} width={2 * HALF_WALL} />
      {windows.map(({ from: [left, top], width: opening }) => (
        <g key={left}>
          <Box
            at={[x(left), y(top) - HALF_WALL]}
            size={[length(opening), 2 * HALF_WALL]}
            corner={0}
          />
          <Line stroke="thin" d={`M${x(left)} ${y(top)}h${length(opening)}`} />
        </g>
      ))}
      <Line
        width={1.5}
        d={`M${x(slidingDoor.from) + 4} ${y(0) + 3}h${length(1.6)}M${x(slidingDoor.to) - 4} ${y(0) - 3}h${length(-1.6)}`}
      />
      {rooms.map(({ label, name, detector }) => (
        <g key={label.join(' ')}>
          {detector ? <Detector at={lens(detector)} direction={detector.direction} /> : null}
          <Note anchor="middle" at={at(...label)}>
            {name}
          </Note>
        </g>
      ))}
      <Box fill="device" at={beside(contacts.slidingDoor)} size={[10, 18]} />
      <Box fill="device" at={beside(contacts.backDoor)} size={[10, 18]} />
      <Box fill="device" at={beside(contacts.frontDoor)} size={[10, 18]} />
      <Box fill="device" at={[x(0) - 9, y(5.8) - 7]} size={[18, 10]} />
      <Box {...panel} />
      <Line stroke="thin" d={`M${panel.at[0] + 5} ${panel.at[1] + 9}h14m-14 6h14`} />
      <Box {...keypad} />
      {panicButtons.map((button) => (
        <g key={button.join(' ')}>
          <Disc at={button} radius={7} />
          <Disc fill="dot" at={button} radius={3} />
        </g>
      ))}
      <Siren {...outsideSiren} />
      <Siren {...insideSiren} />
      {balloons.map(([number, place]) => (
        <Balloon key={place.join(' ')} at={place}>
          {number}
        </Balloon>
      ))}
      <Dimension side={-7} from={[x(9.2), y(9) + 34]} to={[x(17), y(9) + 34]}>
        7.8 m
      </Dimension>
      {legend.map(([text, place]) => (
        <Note key={text} at={place}>
          {text}
        </Note>
      ))}
    </Sheet>
  );
}

const beside = ([left, top]: Point): Point => [left - 5, top - 9];

const Rays = ({ at: [left, top], direction }: { readonly at: Point; readonly direction: number }) =>
  RAYS.map((turn) => (
    <g key={turn} transform={`translate(${left} ${top}) rotate(${direction + turn})`}>
      <Line stroke="hidden" d={`M0 0H${length(REACH)}`} />
    </g>
  ));

const Detector = ({
  at: [left, top],
  direction,
}: {
  readonly at: Point;
  readonly direction: number;
}) => (
  <g transform={`translate(${left} ${top}) rotate(${direction})`}>
    <path className={css.paper} d="M-3-11A11 11 0 0 1-3 11Z" />
    <circle className={css.dot} cx="2" r="2.6" />
  </g>
);

const Siren = ({
  at: [left, top],
  direction,
  size,
}: {
  readonly at: Point;
  readonly direction: number;
  readonly size: number;
}) => (
  <g transform={`translate(${left} ${top}) rotate(${direction}) scale(${size})`}>
    <Shape d={SIREN} />
  </g>
);
