import type { LayoutWall, Point } from '@app/contracts/site-layout';
import { cross, type Vector } from './vectors.ts';

/** A wall as sight knows it: it stops a view unless it is see-through. */
export type SightWall = Pick<LayoutWall, 'from' | 'to' | 'seeThrough'>;

/** Metres: a point on a wall, or the door in it, is seen although the wall ends the view there. */
export const ON_ITS_WALL = 0.05;
/** A camera this close to a wall, in metres, hangs on it. */
const ON_THE_WALL = 1e-6;
/** Of a wall's length: two walls that share a corner leave no gap between them. */
const CORNER = 1e-9;
const PARALLEL = 1e-12;

/** Walls that can stop a view of this reach: not see-through, and near enough. */
export function wallsNear<W extends SightWall>(at: Point, reach: number, walls: readonly W[]): W[] {
  return walls.filter(
    ({ from, to, seeThrough }) =>
      !seeThrough &&
      Math.min(from.x, to.x) <= at.x + reach &&
      Math.max(from.x, to.x) >= at.x - reach &&
      Math.min(from.y, to.y) <= at.y + reach &&
      Math.max(from.y, to.y) >= at.y - reach,
  );
}

/**
 * Metres from `eye` in direction `ray` to the first of `walls`; Infinity when there is none. A camera
 * that hangs on a wall sees the side that it looks to.
 * @param until no wall is looked for behind one that is nearer than this, in metres
 */
export function toFirstWall(
  eye: Point,
  ray: Vector,
  look: Vector,
  walls: readonly SightWall[],
  until = 0,
): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { from, to } of walls) {
    const along = { x: to.x - from.x, y: to.y - from.y };
    const slope = cross(ray, along);
    if (Math.abs(slope) < PARALLEL) continue;
    const toWall = { x: from.x - eye.x, y: from.y - eye.y };
    const metres = cross(toWall, along) / slope;
    if (metres < -ON_THE_WALL || metres >= first) continue;
    const share = cross(toWall, ray) / slope;
    if (share < -CORNER || share > 1 + CORNER) continue;
    if (metres > ON_THE_WALL) first = metres;
    else if (cross(look, along) * slope < 0) return 0;
    if (first < until) return first;
  }
  return first;
}
