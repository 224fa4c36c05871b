import type { Moved } from '@app/contracts/moved';
import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { boundsOf, grown, inside } from '@app/site-plan/geometry/bounds';
import { plus, rounded } from '@app/site-plan/geometry/vectors';
import type { Item } from './item.ts';
import { moveWall } from './move-wall.ts';

/** Metres that a device may stand outside of the site. */
const OUTSIDE = 1;

export interface Move {
  /** Metres to the right and down. */
  readonly by: Point;
  /** Degrees clockwise; walls and devices without a direction do not turn. */
  readonly turn?: number;
}

/**
 * What is moved after one more move. Walls keep their identity while only devices move.
 * @param layout with `moved` applied
 */
export function moveItem(layout: SiteLayout, moved: Moved, item: Item, move: Move): Moved {
  const change =
    item.kind === 'wall' ? wallChange(layout, item, move) : deviceChange(layout, item, move);
  return {
    devices: change.devices ? { ...moved.devices, ...change.devices } : moved.devices,
    walls: change.walls ? { ...moved.walls, ...change.walls } : moved.walls,
  };
}

function wallChange(layout: SiteLayout, { id }: Item, { by }: Move): Partial<Moved> {
  const wall = layout.walls.find((one) => one.id === id);
  return wall ? moveWall(layout, wall, by) : {};
}

function deviceChange(layout: SiteLayout, { id }: Item, { by, turn = 0 }: Move): Partial<Moved> {
  const device = layout.devices.find((one) => one.id === id);
  if (!device) return {};
  const at = rounded(inside(grown(boundsOf(layout), OUTSIDE), plus(device.at, by)));
  const direction =
    device.direction === undefined ? undefined : (device.direction + turn + 360) % 360;
  return { devices: { [id]: { at, direction } } };
}
