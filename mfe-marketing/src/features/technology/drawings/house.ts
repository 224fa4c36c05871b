import { type Point, polar, scale } from '../../../drawing/geometry.ts';

/** The house that the alarm plan and the film show, 17 × 9 m. */
export const house = scale(40, [72, 44]);
export const HOUSE_SIZE: Point = [17, 9];
const { x, y, at } = house;

/** Half a wall's thickness, in drawing units. */
export const HALF_WALL = 4.5;

interface Detector {
  /** The corner of the walls that it is mounted in, in metres, and the direction that it faces. */
  readonly corner: Point;
  readonly direction: number;
}

interface Room {
  readonly name: string;
  readonly label: Point;
  /** Corners of the area that its detector sees; empty without a detector. */
  readonly seen: readonly Point[];
  readonly detector?: Detector;
  readonly answer?: boolean;
}

const rectangle = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

export const livingRoom = {
  name: 'living room',
  label: [13.4, 4.5],
  seen: rectangle(9.2, 0, 17, 5.2),
  detector: { corner: [17, 0], direction: 135 },
  answer: true,
} as const satisfies Room;

export const rooms: readonly Room[] = [
  {
    name: 'bedroom',
    label: [2.9, 1.6],
    seen: rectangle(0, 0, 4.6, 4),
    detector: { corner: [0, 0], direction: 45 },
  },
  {
    name: 'kitchen',
    label: [7.2, 2.1],
    seen: rectangle(4.6, 0, 9.2, 4),
    detector: { corner: [4.6, 0], direction: 45 },
  },
  livingRoom,
  {
    name: 'garage',
    label: [3, 8.7],
    seen: rectangle(0, 5.2, 6, 9),
    detector: { corner: [0, 5.2], direction: 45 },
  },
  {
    name: 'bedroom',
    label: [12.6, 7.3],
    seen: rectangle(9.2, 5.2, 17, 9),
    detector: { corner: [17, 9], direction: -135 },
  },
  {
    name: 'hall',
    label: [7.3, 7],
    // The corner of the garage hides the rest of the passage.
    seen: [
      [9.2, 9],
      [6, 9],
      [6, 5.2],
      [4.99, 4],
      [9.2, 4],
    ],
    detector: { corner: [9.2, 9], direction: -135 },
  },
  { name: 'bath', label: [1.2, 4.75], seen: [] },
];

export const path = (corners: readonly Point[]): string =>
  corners.length === 0 ? '' : `M${corners.map((corner) => at(...corner).join(' ')).join('L')}Z`;

/** Position of a detector's lens: in front of the two walls that meet in its corner. */
export const lens = ({ corner, direction }: Detector): Point =>
  polar(at(...corner), direction, HALF_WALL * Math.SQRT2 + 10);

const across = (height: number, ...ends: readonly [number, number][]) =>
  ends.map(([from, to]) => `M${x(from)} ${y(height)}H${x(to)}`).join('');
const down = (place: number, ...ends: readonly [number, number][]) =>
  ends.map(([from, to]) => `M${x(place)} ${y(from)}V${y(to)}`).join('');

/** Both ends of the gap in the top wall, in metres from the left. */
export const slidingDoor = { from: 11.2, to: 14.2 } as const;

/** Outer and inner walls; the gaps are doors. */
export const walls = [
  across(0, [0, 7.7], [8.6, slidingDoor.from], [slidingDoor.to, 17]),
  across(9, [0, 7], [8.1, 17]),
  across(4, [0, 3.3], [4.2, 5.4], [6.3, 9.2]),
  across(5.2, [0, 6], [9.2, 17]),
  down(0, [0, 5.8], [8.4, 9]),
  down(2.4, [4, 4.2], [5, 5.2]),
  down(4.6, [0, 4]),
  down(6, [5.2, 6.4], [7.3, 9]),
  down(9.2, [0, 4], [5.2, 5.6], [6.5, 9]),
  down(17, [0, 9]),
].join('');

/** Windows in outer walls, along the top and the bottom. */
export const windows: readonly { readonly from: Point; readonly width: number }[] = [
  { from: [1.3, 0], width: 1.8 },
  { from: [5.6, 0], width: 1.4 },
  { from: [11.6, 9], width: 2 },
];

/** Front and back door, open far enough to show which way they swing; garage door; beds. */
export const doorsAndBeds = [
  `M${x(8.1)} ${y(9)}V${y(7.9)}A44 44 0 0 0 ${x(7)} ${y(9)}`,
  `M${x(7.7)} ${y(0)}V${y(0.9)}A36 36 0 0 0 ${x(8.6)} ${y(0)}`,
  `M${x(0) - 3} ${y(5.8)}V${y(8.4)}M${x(0) + 3} ${y(5.8)}V${y(8.4)}`,
  `M${x(0.15)} ${y(2.1)}h80v60h-80M${x(0.7)} ${y(2.1)}v60`,
  `M${x(16.85)} ${y(5.9)}h-80v60h80M${x(16.3)} ${y(5.9)}v60`,
].join('');

/** Contacts on every outer door. */
export const contacts = {
  slidingDoor: at(slidingDoor.to, 0),
  frontDoor: at(7, 9),
  backDoor: at(8.6, 0),
  garageDoor: at(0, 5.8),
} as const;

export const panel = { at: [x(6) - HALF_WALL - 24, y(7.8)], size: [24, 34] } as const;
export const keypad = { at: [x(6) + HALF_WALL, y(8)], size: [7, 22] } as const;
export const panicButtons: readonly Point[] = [at(0.28, 3.75), at(16.72, 5.62)];
export const outsideSiren = { at: [x(17) + HALF_WALL, y(6.9)], direction: 0, size: 1 } as const;
export const insideSiren = { at: [x(8), y(4) + HALF_WALL], direction: 90, size: 0.62 } as const;

/** A siren on a wall, seen from above; it points to the right. */
export const SIREN = 'M0-11H10L24-22V22L10 11H0Z';
