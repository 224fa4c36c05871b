import { edgeLength, edgesOf, footOnEdge, isInside } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import { rounded, type Vector } from '@app/site-plan/geometry/vectors';
import { cornerName } from '@app/site-plan/outline';
import { turnedBy } from '@app/site-plan/outline-frame';

/** A rectangle along the axes, in metres, from its north-west corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** A rectangle along the axes; or a shape of clockwise corners that it is drawn round. */
export interface Shape extends Rect {
  readonly corners?: readonly Point[];
}

/** A shape of these corners, clockwise on the drawing. */
export function shapeOf(corners: readonly Point[]): Shape {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: round(Math.max(...xs) - x), depth: round(Math.max(...ys) - y), corners };
}

/** The same turned clockwise round 0, in radians; not a shape of corners for no angle. */
export function turnedRect(rect: Rect, angle: number): Shape {
  if (angle === 0) return rect;
  const turn = turnedBy(angle);
  return shapeOf(cornersOf(rect).map((corner) => rounded(turn(corner))));
}

/** Along its first side and at a right angle to it, where a shape is a rectangle that was turned. */
export function sizeOf(shape: Shape): Pick<Rect, 'width' | 'depth'> {
  const [first, second] = shape.corners?.length === 4 ? sidesOf(shape) : [];
  return first && second ? { width: first.length, depth: second.length } : shape;
}

/** Of length 1, along the first side of a rectangle, which may be turned. */
export const rightOf = (shape: Shape): Vector =>
  (shape.corners?.length === 4 && sidesOf(shape)[0]?.along) || { x: 1, y: 0 };

/** A point so many metres right and down of the first corner of a rectangle, which may be turned. */
export function pointIn(shape: Shape, right: number, down: number): Point {
  const [first] = shape.corners?.length === 4 ? shape.corners : [];
  if (!first) return point(shape.x + right, shape.y + down);
  const along = rightOf(shape);
  return moved(moved(first, along, right), quarter(along), down);
}

/** A part of a rectangle, in its own directions. */
export function partIn(shape: Shape, { x, y, width, depth }: Rect): Shape {
  if (shape.corners?.length !== 4) return { x: shape.x + x, y: shape.y + y, width, depth };
  return shapeOf([
    pointIn(shape, x, y),
    pointIn(shape, x + width, y),
    pointIn(shape, x + width, y + depth),
    pointIn(shape, x, y + depth),
  ]);
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
export function inset(shape: Shape, metres: number): Shape {
  if (shape.corners) return insetShape(shape.corners, metres);
  const { x, y, width, depth } = shape;
  const [across, down] = [shorter(x, width, metres), shorter(y, depth, metres)];
  return { x: across.from, y: down.from, width: across.length, depth: down.length };
}

const insets = new WeakMap<readonly Point[], Map<number, Shape>>();

/** Made once of the same corners: cables ask for each of their ends whether it is on a building. */
function insetShape(corners: readonly Point[], metres: number): Shape {
  const known = insets.get(corners) ?? new Map<number, Shape>();
  const shape = known.get(metres) ?? shapeOf(mitred(corners, metres));
  insets.set(corners, known.set(metres, shape));
  return shape;
}

/**
 * Corners that are `metres` inside both of their sides. A sharp corner moves no further than its sides
 * do three times over.
 */
function mitred(corners: readonly Point[], metres: number): Point[] {
  const sides = sidesOf({ x: 0, y: 0, width: 0, depth: 0, corners });
  return sides.map(({ from, out }, index) => {
    const before = (sides.at(index - 1) ?? { out }).out;
    const share = Math.max(1 + before.x * out.x + before.y * out.y, 1 / 3);
    return point(
      from.x - ((before.x + out.x) / share) * metres,
      from.y - ((before.y + out.y) / share) * metres,
    );
  });
}

/** A line is at a whole centimetre, as points are: no device would fit on another. */
const shorter = (from: number, length: number, by: number) =>
  2 * by < length
    ? { from: from + by, length: length - 2 * by }
    : { from: round(from + length / 2), length: 0 };

/** Half a millimetre is for rounding. */
export const contains = ({ x, y, width, depth, corners }: Shape, at: Point): boolean =>
  at.x >= x - 0.0005 &&
  at.x <= x + width + 0.0005 &&
  at.y >= y - 0.0005 &&
  at.y <= y + depth + 0.0005 &&
  (!corners ||
    isInside(corners, at) ||
    edgesOf(corners).some((edge) => footOnEdge(edge, at).off <= 0.0005));

/** One side of a shape, clockwise, seen from inside. */
export interface Side {
  /** "north", "east", "south" or "west" of a rectangle; the letter of its first corner in a shape. */
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
  /** Directions of length 1: along it, and away from the shape. */
  readonly along: Vector;
  readonly out: Vector;
}

/** North, east, south and west of a rectangle, or those from each corner of a shape; clockwise. */
export const sidesOf = (shape: Shape): readonly Side[] =>
  shape.corners ? sidesBetween(shape.corners) : sidesOfRect(shape);

/** Asked for each device on a wall. */
const between = new WeakMap<readonly Point[], readonly Side[]>();

function sidesBetween(corners: readonly Point[]): readonly Side[] {
  const known = between.get(corners);
  if (known) return known;
  const sides = edgesOf(corners).map(({ from, to }, index) => {
    const length = edgeLength({ from, to });
    const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    return { name: cornerName(index), from, to, length, along, out: back(quarter(along)) };
  });
  between.set(corners, sides);
  return sides;
}

export function sidesOfRect({ x, y, width, depth }: Rect): readonly [Side, Side, Side, Side] {
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

/** Corners in the order north-west, north-east, south-east, south-west, or as the shape has them. */
export const cornersOf = (rect: Shape): Point[] => sidesOf(rect).map(({ from }) => from);

/** Metres all the way round. */
export const roundMetres = (shape: Shape): number =>
  shape.corners
    ? edgesOf(shape.corners).reduce((sum, edge) => sum + edgeLength(edge), 0)
    : 2 * (shape.width + shape.depth);
