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

/** A camera without a move, among walls without a move, keeps its view: most do while one is dragged. */
const drawn = new WeakMap<
  LayoutDevice,
  { readonly walls: readonly LayoutWall[]; readonly view: DrawnView }
>();

export function drawnView(
  device: LayoutDevice,
  walls: readonly LayoutWall[],
): DrawnView | undefined {
  const { view, at, direction } = device;
  if (!view || direction === undefined) return undefined;
  const known = drawn.get(device);
  if (known?.walls === walls) return known.view;
  const outline = (level: DetailLevel) => {
    const reach = Math.min(view.reach, distanceFor(level, view.pixels, view.angle));
    return areaPath(viewPolygon({ angle: view.angle, reach }, at, direction, walls));
  };
  const made = {
    seen: outline('overview'),
    discern: outline('discern'),
    validate: outline('validate'),
  };
  drawn.set(device, { walls, view: made });
  return made;
}

const ranges = new WeakMap<
  LayoutDevice,
  { readonly walls: readonly LayoutWall[]; readonly path: string }
>();

/** Outline of what a detector watches, in metres; undefined for what is no detector. */
export function drawnRange(device: LayoutDevice, walls: readonly LayoutWall[]): string | undefined {
  const { range, at, direction } = device;
  if (!range || (direction === undefined && range.angle < 360)) return undefined;
  const known = ranges.get(device);
  if (known?.walls === walls) return known.path;
  const path = areaPath(
    viewPolygon({ angle: range.angle, reach: range.metres }, at, direction ?? 0, walls),
  );
  ranges.set(device, { walls, path });
  return path;
}
