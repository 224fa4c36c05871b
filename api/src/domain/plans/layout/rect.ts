import type { Point } from '@app/contracts/site-layout';
import type { Vector } from '@app/site-plan/geometry/vectors';

/** A rectangle along the axes, in metres, from its north-west corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** To the centimetre. */
export const round = (metres: number): number => Math.round(metres * 100) / 100 + 0;

export const point = (x: number, y: number): Point => ({ x: round(x), y: round(y) });

/** `metres` from a point in a direction. */
export const moved = (from: Point, by: Vector, metres: number): Point =>
  point(from.x + by.x * metres, from.y + by.y * metres);

export const back = ({ x, y }: Vector): Vector => ({ x: -x, y: -y });

/** A quarter turn clockwise. */
export const quarter = ({ x, y }: Vector): Vector => ({ x: -y, y: x });

export const middle = ({ x, y, width, depth }: Rect): Point => point(x + width / 2, y + depth / 2);

/** Smaller on each side by `metres`, or larger when they are negative; never smaller than a line. */
export function inset({ x, y, width, depth }: Rect, metres: number): Rect {
  const [across, down] = [shorter(x, width, metres), shorter(y, depth, metres)];
  return { x: across.from, y: down.from, width: across.length, depth: down.length };
}

/** A line is at a whole centimetre, as points are: no device would fit on another. */
const shorter = (from: number, length: number, by: number) =>
  2 * by < length
    ? { from: from + by, length: length - 2 * by }
    : { from: round(from + length / 2), length: 0 };

/** Half a millimetre is for rounding. */
export const contains = ({ x, y, width, depth }: Rect, at: Point): boolean =>
  at.x >= x - 0.0005 &&
  at.x <= x + width + 0.0005 &&
  at.y >= y - 0.0005 &&
  at.y <= y + depth + 0.0005;

/** One side of a rectangle, clockwise, seen from inside. */
export interface Side {
  readonly name: 'north' | 'east' | 'south' | 'west';
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Directions of length 1: along it, and away from the rectangle. */
  readonly along: Vector;
  readonly out: Vector;
}

/** North, east, south and west, each clockwise. */
export function sidesOf({ x, y, width, depth }: Rect): readonly [Side, Side, Side, Side] {
  const [nw, ne] = [point(x, y), point(x + width, y)];
  const [se, sw] = [point(x + width, y + depth), point(x, y + depth)];
  const side = (
    name: Side['name'],
    from: Point,
    to: Point,
    length: number,
    along: Vector,
  ): Side => ({
    name,
    from,
    to,
    length,
    along,
    out: back(quarter(along)),
  });
  return [
    side('north', nw, ne, width, { x: 1, y: 0 }),
    side('east', ne, se, depth, { x: 0, y: 1 }),
    side('south', se, sw, width, { x: -1, y: 0 }),
    side('west', sw, nw, depth, { x: 0, y: -1 }),
  ];
}

/** Corners in the order north-west, north-east, south-east, south-west. */
export const cornersOf = (rect: Rect): Point[] => sidesOf(rect).map(({ from }) => from);
