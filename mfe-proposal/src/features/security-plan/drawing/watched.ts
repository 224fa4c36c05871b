import type { DetailLevel, LayoutDevice, LayoutWall, Point } from '@app/contracts/site-layout';
import { wallsNear } from '@app/site-plan/geometry/sight';
import {
  lengthOf,
  minus,
  plus,
  radians,
  rounded,
  times,
  unit,
} from '@app/site-plan/geometry/vectors';
import { discerns, watchersOf } from '@app/site-plan/geometry/watcher';
import { levelAt, pixelsPerMetre } from '@app/site-plan/optics';

/** What a camera shows of the place that the plan has it for. */
export interface Watched {
  /** From camera to that place. */
  readonly metres: number;
  readonly pixelsPerMetre: number;
  /** Undefined when it is below `overview`. */
  readonly level: DetailLevel | undefined;
  /** Whether nothing is between, and it lies in the camera's angle and reach. */
  readonly inView: boolean;
}

/**
 * @param planned the device as the plan has it
 * @param device the same where it is now
 */
export function watchedBy(
  planned: LayoutDevice,
  device: LayoutDevice,
  walls: readonly LayoutWall[],
): Watched | undefined {
  const { view } = device;
  const target = targetOf(planned);
  if (!view || !target) return undefined;
  if (planned === device) {
    const { distance: metres, pixelsPerMetre } = view;
    return { metres, pixelsPerMetre, level: levelAt(pixelsPerMetre), inView: true };
  }
  const metres = Math.max(lengthOf(minus(target, device.at)), 0.1);
  const reached = pixelsPerMetre(view.pixels, view.angle, metres);
  return {
    metres,
    pixelsPerMetre: reached,
    level: levelAt(reached),
    // What the plan's own place does not show cannot be lost.
    inView: shows(device, target, walls) || !shows(planned, target, walls),
  };
}

/** Whether a point is in a camera's view at any level. */
function shows(device: LayoutDevice, point: Point, walls: readonly LayoutWall[]): boolean {
  const { at, view } = device;
  const [watcher] = watchersOf([device], walls);
  if (!watcher || !view) return false;
  return discerns(
    { ...watcher, reach: view.reach, walls: wallsNear(at, view.reach, walls) },
    point,
  );
}

function targetOf({ at, direction, view }: LayoutDevice): Point | undefined {
  if (!view || direction === undefined) return undefined;
  return rounded(plus(at, times(unit(radians(direction)), view.distance)));
}
