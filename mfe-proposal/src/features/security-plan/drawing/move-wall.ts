import type { Moved } from '@app/contracts/moved';
import type { LayoutDevice, LayoutWall, Point, SiteLayout } from '@app/contracts/site-layout';
import { boundsOf, grown, inside } from '@app/site-plan/geometry/bounds';
import {
  along,
  clamp,
  distanceTo,
  dot,
  isParallel,
  lengthOf,
  minus,
  normal,
  plus,
  rounded,
  type Segment,
  times,
} from '@app/site-plan/geometry/vectors';

/** Metres: walls and devices so near to a wall hang on it. */
const JOINED = 0.05;
const MOUNTED = 0.6;
/** Least metres between two walls. */
const GAP = 0.5;

/**
 * Moves a wall at a right angle to itself. Walls that end on it become longer or shorter, and what is
 * mounted on it comes along. It stops before the next wall.
 * @param layout as it is before this move
 * @param by metres; only the part at a right angle to the wall counts
 */
export function moveWall(layout: SiteLayout, wall: LayoutWall, by: Point): Moved {
  const shift = times(normal(wall), allowed(layout, wall, dot(by, normal(wall))));
  const others = layout.walls.flatMap((other) => stretched(other, wall, shift));
  const mounted = layout.devices.filter(({ at }) => distanceTo(wall, at) < MOUNTED);
  return {
    walls: Object.fromEntries([[wall.id, shifted(wall, shift)], ...others]),
    devices: Object.fromEntries(mounted.map((device) => movedWith(device, shift))),
  };
}

const shifted = ({ from, to }: Segment, shift: Point): Segment => ({
  from: rounded(plus(from, shift)),
  to: rounded(plus(to, shift)),
});

const movedWith = ({ id, at, direction }: LayoutDevice, shift: Point) =>
  [id, { at: rounded(plus(at, shift)), direction }] as const;

/** A wall that ends on the moved one keeps ending on it. One in its line stays. */
function stretched(other: LayoutWall, wall: LayoutWall, shift: Point): [id: string, to: Segment][] {
  if (other.id === wall.id || isParallel(other, wall)) return [];
  const end = (point: Point) =>
    distanceTo(wall, point) < JOINED ? rounded(plus(point, shift)) : point;
  const [from, to] = [end(other.from), end(other.to)];
  return from === other.from && to === other.to ? [] : [[other.id, { from, to }]];
}

/** The part of a move, in metres along the wall's normal, that passes no other wall or the sheet. */
function allowed(layout: SiteLayout, wall: LayoutWall, by: number): number {
  const bounds = boundsOf(layout);
  const margin = Math.max(2, 0.1 * Math.max(bounds.width, bounds.depth));
  const onSheet = inside(grown(bounds, margin), plus(wall.from, times(normal(wall), by)));
  const limits = layout.walls
    .filter(({ id }) => id !== wall.id)
    .flatMap((other) => distancesBeside(wall, other));
  const least = Math.max(...limits.filter((far) => far < 0).map((far) => far + GAP));
  const most = Math.min(...limits.filter((far) => far > 0).map((far) => far - GAP));
  const wanted = dot(minus(onSheet, wall.from), normal(wall));
  return clamp(wanted, Math.min(least, 0), Math.max(most, 0));
}

/** Distances from a wall's line to the ends of the part of another wall that lies beside it. */
function distancesBeside(wall: Segment, { from, to }: Segment): number[] {
  const length = lengthOf(minus(wall.to, wall.from));
  const [first, last] = [from, to]
    .map((point) => ({
      place: dot(minus(point, wall.from), along(wall)),
      far: dot(minus(point, wall.from), normal(wall)),
    }))
    .sort((a, b) => a.place - b.place);
  if (!first || !last) return [];
  const [start, end] = [Math.max(first.place, 0), Math.min(last.place, length)];
  const slope = (last.far - first.far) / (last.place - first.place);
  const at = (place: number) => first.far + (place - first.place) * slope;
  const isAcross = last.place - first.place < JOINED;
  if (end - start < (isAcross ? -JOINED : JOINED)) return [];
  const beside = isAcross ? [first.far, last.far] : [at(start), at(end)];
  return beside.filter((far) => Math.abs(far) > JOINED);
}
