import type { Point } from '@app/contracts/site-layout';

/** A direction of length 1, or a difference of two points. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

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
