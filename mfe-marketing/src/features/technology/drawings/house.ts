import { type Point, pathOf, polar, scale } from '../../../drawing/geometry.ts';

/** How a sheet shows the house. */
export interface Placing {
  /** The place on the sheet of a point in the house, in metres from its top left corner. */
  readonly at: (x: number, y: number) => Point;
  /** Drawing units of a length in metres. */
  readonly length: (metres: number) => number;
  /** Degrees by which the plan is turned, clockwise. */
  readonly turn: number;
  /** Half a wall's thickness, in drawing units. */
  readonly halfWall: number;
}

/** The house that the alarm plan and the film show, 17 × 9 m. */
export const house = scale(40, [72, 44]);
export const HOUSE_SIZE: Point = [17, 9];
const { x, y, at } = house;
export const HALF_WALL = 4.5;
export const level: Placing = { at, length: house.length, turn: 0, halfWall: HALF_WALL };

/** How far a motion detector sees, in metres: no room is deeper, so it sees all that is not behind a corner. */
export const DETECTOR_REACH = 12;

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

const line = (corners: readonly Point[], place: Placing): string =>
  pathOf(corners.map((corner) => place.at(...corner)));

export const path = (corners: readonly Point[], place: Placing = level): string =>
  corners.length === 0 ? '' : `${line(corners, place)}Z`;

/** Position of a detector's lens: in front of the two walls that meet in its corner. */
export const lens = ({ corner, direction }: Detector, place: Placing = level): Point =>
  polar(place.at(...corner), direction + place.turn, place.halfWall * Math.SQRT2 + 10);

type Segment = readonly [from: Point, to: Point];
const across = (height: number, ...ends: readonly [number, number][]): Segment[] =>
  ends.map(([from, to]) => [
    [from, height],
    [to, height],
  ]);
const down = (left: number, ...ends: readonly [number, number][]): Segment[] =>
  ends.map(([from, to]) => [
    [left, from],
    [left, to],
  ]);

/** Both ends of the gap in the top wall, in metres from the left. */
export const slidingDoor = { from: 11.2, to: 14.2 } as const;

/** Outer and inner walls; the gaps are doors. */
const wallSegments = [
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
].flat();

export const wallsOn = (place: Placing): string =>
  wallSegments.map((segment) => line(segment, place)).join('');
export const walls = wallsOn(level);

/** Windows in outer walls, along the top and the bottom. */
export const windows: readonly { readonly from: Point; readonly width: number }[] = [
  { from: [1.3, 0], width: 1.8 },
  { from: [5.6, 0], width: 1.4 },
  { from: [11.6, 9], width: 2 },
];

/** Front and back door, open far enough to show which way they swing; garage door; beds. */
export function doorsAndBedsOn(place: Placing): string {
  const point = (left: number, top: number) => place.at(left, top).join(' ');
  const swing = (hinge: Point, open: Point, shut: Point, width: number) => {
    const radius = place.length(width);
    return `${line([hinge, open], place)}A${radius} ${radius} 0 0 0 ${point(...shut)}`;
  };
  return [
    swing([8.1, 9], [8.1, 7.9], [7, 9], 1.1),
    swing([7.7, 0], [7.7, 0.9], [8.6, 0], 0.9),
    ...[-0.075, 0.075].map((left) =>
      line(
        [
          [left, 5.8],
          [left, 8.4],
        ],
        place,
      ),
    ),
    ...[
      [0.15, 2.1, 0.7],
      [14.85, 5.9, 16.3],
    ].map(([left = 0, top = 0, pillow = 0]) => {
      const bottom = top + 1.5;
      return (
        path(rectangle(left, top, left + 2, bottom), place) +
        line(
          [
            [pillow, top],
            [pillow, bottom],
          ],
          place,
        )
      );
    }),
  ].join('');
}
export const doorsAndBeds = doorsAndBedsOn(level);

/** Contacts on every outer door, in metres. */
export const contactPoints = {
  slidingDoor: [slidingDoor.to, 0],
  frontDoor: [7, 9],
  backDoor: [8.6, 0],
  garageDoor: [0, 8.4],
} as const satisfies Record<string, Point>;
export const contacts = { slidingDoor: at(...contactPoints.slidingDoor) } as const;

export const panel = { at: [x(6) - HALF_WALL - 24, y(7.8)], size: [24, 34] } as const;
export const keypad = { at: [x(6) + HALF_WALL, y(8)], size: [7, 22] } as const;
/** In metres. */
export const panicButtons: readonly Point[] = [
  [0.28, 3.75],
  [16.72, 5.62],
];
export const outsideSiren = { at: [x(17) + HALF_WALL, y(6.9)], direction: 0, size: 1 } as const;
export const insideSiren = { at: [x(8), y(4) + HALF_WALL], direction: 90, size: 0.62 } as const;

/** A siren on a wall, seen from above; it points to the right. */
export const SIREN = 'M0-11H10L24-22V22L10 11H0Z';
