import type { LayoutDevice, Point } from '@app/contracts/site-layout';
import { blindMetres, distanceFor } from '../optics.ts';
import { ON_ITS_WALL, type SightWall, toFirstWall, wallsNear } from './sight.ts';
import { bearing, distance, radians, turn, unit, type Vector } from './vectors.ts';

/** A camera with what it needs to tell whether it sees a point. */
export interface Watcher {
  readonly at: Point;
  readonly look: Vector;
  readonly middle: number;
  /** Half of its angle, in radians. */
  readonly half: number;
  /** Metres to which it discerns a person, at most as far as the drawing shows its view. */
  readonly reach: number;
  /** Metres around its foot where a person passes below its picture. */
  readonly blind: number;
  readonly walls: readonly SightWall[];
}

/** The cameras among devices: those with a view and a direction. */
export function watchersOf(
  devices: readonly Pick<LayoutDevice, 'at' | 'view' | 'direction' | 'height'>[],
  walls: readonly SightWall[],
): Watcher[] {
  return devices.flatMap(({ at, view, direction, height }) => {
    if (!view || direction === undefined) return [];
    const reach = Math.min(view.reach, distanceFor('discern', view.pixels, view.angle));
    const middle = radians(direction);
    const half = radians(Math.min(view.angle, 360)) / 2;
    const blind = blindMetres(view, height);
    const near = wallsNear(at, reach, walls);
    return [{ at, look: unit(middle), middle, half, reach, blind, walls: near }];
  });
}

/** Whether a camera shows a person at `point` at `discern` or better, with no wall between. */
export function discerns(watcher: Watcher, point: Point): boolean {
  const { at, reach, blind } = watcher;
  if (Math.abs(point.x - at.x) > reach || Math.abs(point.y - at.y) > reach) return false;
  const metres = distance(at, point);
  if (metres > reach || metres < blind) return false;
  const angle = bearing(at, point);
  if (Math.abs(turn(angle - watcher.middle)) > watcher.half) return false;
  const before = metres - ON_ITS_WALL;
  return toFirstWall(at, unit(angle), watcher.look, watcher.walls, before) >= before;
}
