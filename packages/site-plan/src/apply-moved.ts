import type { Moved } from '@app/contracts/moved';
import type { LayoutDevice, SiteLayout } from '@app/contracts/site-layout';
import { recover } from './cover.ts';
import { minus, plus } from './geometry/vectors.ts';
import { withMovedWalls } from './moved-walls.ts';

/**
 * The layout with what the visitor has moved, its cover worked out anew. What did not move keeps its
 * identity.
 */
export const applyMoved = (layout: SiteLayout, moved: Moved): SiteLayout =>
  withMovedDevices(layout, withMovedWalls(layout, moved.walls), moved.devices);

/**
 * @param layout as the plan has it
 * @param walled the same with its walls moved
 */
export function withMovedDevices(
  layout: SiteLayout,
  walled: SiteLayout,
  moved: Moved['devices'],
): SiteLayout {
  const isAsPlanned = layout === walled && Object.keys(moved).length === 0;
  if (isAsPlanned) return layout;
  const devices = walled.devices.map((device) => movedDevice(device, moved[device.id]));
  return recover({ ...walled, devices });
}

/**
 * What of it stays on another drawing of the site: devices that the plan still has are where the visitor put
 * them; walls are those of the new drawing.
 */
export function movedOn({ devices }: Pick<SiteLayout, 'devices'>, moved: Moved): Moved {
  const still = new Set(devices.map(({ id }) => id));
  const kept = Object.entries(moved.devices).filter(([id]) => still.has(id));
  return { devices: Object.fromEntries(kept), walls: {} };
}

/** The other end of a beam comes along. */
function movedDevice(device: LayoutDevice, change: Moved['devices'][string] | undefined) {
  if (!change) return device;
  const { at, direction = device.direction } = change;
  return {
    ...device,
    at,
    ...(direction !== undefined && { direction }),
    ...(device.to && { to: plus(device.to, minus(at, device.at)) }),
  };
}
