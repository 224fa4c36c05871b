import {
  type DetailLevel,
  detailLevels,
  type LayoutView,
  type Point,
} from '@app/contracts/site-layout';
import { distanceFor } from '../optics.ts';
import type { SightWall } from './sight.ts';
import { viewPolygon } from './view-polygon.ts';

/** A part of a view, and the least detail that a camera shows in it. */
export interface LevelOfView {
  readonly level: DetailLevel;
  readonly outline: Point[];
}

/**
 * The view of a camera by levels of detail, the least and largest first: each lies inside the one
 * before, so that they are painted in this order.
 */
export function viewLevels(
  view: LayoutView,
  at: Point,
  direction: number,
  walls: readonly SightWall[],
): LevelOfView[] {
  const reaches = detailLevels.map((level) => ({
    level,
    reach: Math.min(view.reach, distanceFor(level, view.pixels, view.angle)),
  }));
  return reaches
    .filter(({ reach }, index) => reach > 0 && reach !== reaches[index + 1]?.reach)
    .map(({ level, reach }) => ({
      level,
      outline: viewPolygon({ angle: view.angle, reach }, at, direction, walls),
    }));
}
