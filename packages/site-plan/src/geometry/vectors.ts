import type { Point } from '@app/contracts/site-layout';

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, factor: number): Point => ({ x: a.x * factor, y: a.y * factor });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const lengthOf = (a: Point): number => Math.hypot(a.x, a.y);
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** To the centimetre; 0 is added because of -0. */
export const rounded = ({ x, y }: Point): Point => ({
  x: Math.round(x * 100) / 100 + 0,
  y: Math.round(y * 100) / 100 + 0,
});

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Length 1, along a segment; 0 0 for a segment without length. */
export function along({ from, to }: Segment): Point {
  const difference = minus(to, from);
  const length = lengthOf(difference);
  return length === 0 ? { x: 0, y: 0 } : times(difference, 1 / length);
}

/** Length 1, at a right angle: clockwise on the drawing. */
export const normal = (segment: Segment): Point => {
  const { x, y } = along(segment);
  return { x: -y, y: x };
};

/** The point of a segment that is nearest to `point`. */
export function nearestOn(segment: Segment, point: Point): Point {
  const way = along(segment);
  const length = lengthOf(minus(segment.to, segment.from));
  return plus(segment.from, times(way, clamp(dot(minus(point, segment.from), way), 0, length)));
}

export const distanceTo = (segment: Segment, point: Point): number =>
  lengthOf(minus(point, nearestOn(segment, point)));

export const middleOf = ({ from, to }: Segment): Point => times(plus(from, to), 0.5);

export const isParallel = (a: Segment, b: Segment): boolean =>
  Math.abs(dot(along(a), normal(b))) < 0.01;

/** A direction of length 1, or a difference of two points. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** Of an angle in radians. */
export const unit = (angle: number): Vector => ({ x: Math.cos(angle), y: Math.sin(angle) });

/** Positive when `b` is clockwise of `a` on the drawing. */
export const cross = (a: Vector, b: Vector): number => a.x * b.y - a.y * b.x;

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** From one point to another, in radians. */
export const bearing = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** The same angle between -π and π. */
export const turn = (angle: number): number => {
  const rest = angle % (2 * Math.PI);
  if (rest > Math.PI) return rest - 2 * Math.PI;
  return rest < -Math.PI ? rest + 2 * Math.PI : rest;
};
