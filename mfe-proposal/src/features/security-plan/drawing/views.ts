import type { DetailLevel, LayoutDevice, LayoutWall } from '@app/contracts/site-layout';
import { viewPolygon } from '@app/site-plan/geometry/view-polygon';
import { distanceFor } from '@app/site-plan/optics';
import { areaPath } from './paths.ts';

/** Outlines, as SVG paths in metres, of what a camera shows; each lies inside the one before. */
export interface DrawnView {
  readonly seen: string;
  readonly discern: string;
  readonly validate: string;
}

/**
 * Remembers what was drawn for a device among the same walls: while one device is dragged, all others
 * keep what they have.
 */
function remembered<T>(draw: (device: LayoutDevice, walls: readonly LayoutWall[]) => T) {
  const drawn = new WeakMap<LayoutDevice, { walls: readonly LayoutWall[]; result: T }>();
  return (device: LayoutDevice, walls: readonly LayoutWall[]): T => {
    const known = drawn.get(device);
    if (known?.walls === walls) return known.result;
    const result = draw(device, walls);
    drawn.set(device, { walls, result });
    return result;
  };
}

/** Undefined for what has no view or looks nowhere. */
export const drawnView = remembered(({ view, at, direction }, walls): DrawnView | undefined => {
  if (!view || direction === undefined) return undefined;
  const outline = (level: DetailLevel) => {
    const reach = Math.min(view.reach, distanceFor(level, view.pixels, view.angle));
    return areaPath(viewPolygon({ angle: view.angle, reach }, at, direction, walls));
  };
  return {
    seen: outline('overview'),
    discern: outline('discern'),
    validate: outline('validate'),
  };
});

/** Outline of what a detector watches, in metres; undefined for what is no detector. */
export const drawnRange = remembered(({ range, at, direction }, walls): string | undefined => {
  if (!range || (direction === undefined && range.angle < 360)) return undefined;
  const { angle, metres: reach } = range;
  return areaPath(viewPolygon({ angle, reach }, at, direction ?? 0, walls));
});
