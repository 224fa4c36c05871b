import type { DetailLevel, LayoutDevice, LayoutWall, Point } from '@app/contracts/site-layout';
import { distanceFor } from '../optics.ts';
import { viewPolygon } from './view-polygon.ts';

/**
 * Where a camera shows a level of detail or better; undefined for what has no view or looks nowhere.
 * Each level lies inside those of less detail.
 */
export function viewOutline(
  { view, at, direction }: Pick<LayoutDevice, 'view' | 'at' | 'direction'>,
  level: DetailLevel,
  walls: readonly LayoutWall[],
): Point[] | undefined {
  if (!view || direction === undefined) return undefined;
  const reach = Math.min(view.reach, distanceFor(level, view.pixels, view.angle));
  return viewPolygon({ angle: view.angle, reach }, at, direction, walls);
}

/** What a detector watches; undefined for what is no detector or looks nowhere. */
export function rangeOutline(
  { range, at, direction }: LayoutDevice,
  walls: readonly LayoutWall[],
): Point[] | undefined {
  if (!range || (direction === undefined && range.angle < 360)) return undefined;
  const { angle, metres: reach } = range;
  return viewPolygon({ angle, reach }, at, direction ?? 0, walls);
}
