import type { LayoutView, Point } from '@app/contracts/site-layout';
import { type SightWall, toFirstWall, wallsNear } from './sight.ts';
import { bearing, cross, distance, radians, turn, unit } from './vectors.ts';

/** Radians to either side of a wall's end, where the view goes on behind it. */
const BESIDE = 1e-5;
const ARC_STEP = radians(5);
/** Metres; a corner of the polygon that is no further from the line between its neighbours goes. */
const STRAIGHT = 1e-4;

/**
 * What a camera shows: its sector of `view.reach`, cut off at the walls that are not see-through.
 * Corners in metres, clockwise, the camera first (a view of 360° leaves it out).
 */
export function viewPolygon(
  view: Pick<LayoutView, 'angle' | 'reach'>,
  at: Point,
  direction: number,
  walls: readonly SightWall[],
): Point[] {
  const middle = radians(direction);
  const half = radians(Math.min(view.angle, 360)) / 2;
  const near = wallsNear(at, view.reach, walls);
  const corners = turningPoints(near, at, view.reach).map((point) =>
    turn(bearing(at, point) - middle),
  );
  const turns = [
    ...arc(half),
    ...corners.flatMap((corner) => [corner - BESIDE, corner, corner + BESIDE]),
  ].filter((angle) => Math.abs(angle) <= half);
  const rim = turns
    .sort((a, b) => a - b)
    // Two walls share a corner.
    .filter((angle, index) => angle !== turns[index - 1])
    .map((angle) => {
      const ray = unit(middle + angle);
      const metres = Math.min(view.reach, toFirstWall(at, ray, unit(middle), near));
      return { x: at.x + ray.x * metres, y: at.y + ray.y * metres };
    });
  const outline = withoutStraight(rim);
  return view.angle >= 360 ? outline : [{ x: at.x, y: at.y }, ...outline];
}

/** Angles from one edge of a sector to the other. */
function arc(half: number): number[] {
  const steps = Math.max(1, Math.ceil((2 * half) / ARC_STEP));
  return Array.from({ length: steps + 1 }, (_, step) => half * ((2 * step) / steps - 1));
}

/** Points where another wall, or none, begins to end the view. */
function turningPoints(walls: readonly SightWall[], eye: Point, reach: number): Point[] {
  return walls.flatMap((wall, index) => [
    wall.from,
    wall.to,
    ...atReach(wall, eye, reach),
    ...walls.slice(index + 1).flatMap((other) => crossing(wall, other)),
  ]);
}

/** Where a wall enters or leaves the circle of the reach. */
function atReach({ from, to }: SightWall, eye: Point, reach: number): Point[] {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const start = { x: from.x - eye.x, y: from.y - eye.y };
  const a = along.x ** 2 + along.y ** 2;
  const b = along.x * start.x + along.y * start.y;
  const root = b ** 2 - a * (start.x ** 2 + start.y ** 2 - reach ** 2);
  if (a === 0 || root < 0) return [];
  return [-1, 1]
    .map((sign) => (-b + sign * Math.sqrt(root)) / a)
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => ({ x: from.x + share * along.x, y: from.y + share * along.y }));
}

function crossing(one: SightWall, other: SightWall): Point[] {
  const a = { x: one.to.x - one.from.x, y: one.to.y - one.from.y };
  const b = { x: other.to.x - other.from.x, y: other.to.y - other.from.y };
  const slope = cross(a, b);
  if (slope === 0) return [];
  const between = { x: other.from.x - one.from.x, y: other.from.y - one.from.y };
  const share = cross(between, b) / slope;
  const otherShare = cross(between, a) / slope;
  const inBoth = share > 0 && share < 1 && otherShare > 0 && otherShare < 1;
  return inBoth ? [{ x: one.from.x + share * a.x, y: one.from.y + share * a.y }] : [];
}

/** The same outline with fewer points. */
function withoutStraight(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const after = points[index + 1];
    if (before && after && liesBetween(before, point, after)) return;
    kept.push(point);
  });
  return kept;
}

function liesBetween(before: Point, point: Point, after: Point): boolean {
  const length = distance(before, after);
  if (distance(before, point) < STRAIGHT) return true;
  if (length < STRAIGHT) return false;
  const along = { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
  const way = { x: point.x - before.x, y: point.y - before.y };
  const forward = way.x * along.x + way.y * along.y;
  return Math.abs(cross(along, way)) < STRAIGHT && forward > 0 && forward < length;
}
