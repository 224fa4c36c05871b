import type { Scope } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import {
  boundaryViewCount,
  boundaryViews,
  generalViewCount,
  generalViews,
  thermalViews,
} from './area-views.ts';
import {
  entranceViews,
  pedestrianGateViews,
  plateViews,
  roomViews,
  tillViews,
} from './entrance-views.ts';
import type { Views } from './view.ts';

/**
 * The views of a scope, without those that nothing needs. Essential: entrances, tills and high-value
 * rooms. Recommended: also number plates, the open floor and the boundary. Complete: floor and
 * boundary a level up, pedestrian gates, and thermal cameras on long boundaries of businesses.
 */
export function viewsOf(site: Site, scope: Scope): readonly Views[] {
  const essential = [...entranceViews(site), tillViews(site), roomViews(site)];
  const more = scope === 'essential' ? [] : [plateViews(site), ...areaViews(site, scope)];
  const most = scope === 'complete' ? [pedestrianGateViews(site), thermalViews(site)] : [];
  return [...essential, ...more, ...most].filter(({ spots }) => spots.length > 0);
}

/** Cameras that stay take general views first, then boundary views, never an entrance's. */
function areaViews(site: Site, scope: Scope): readonly Views[] {
  const level = scope === 'complete' ? 'perceive' : 'discern';
  const onFloor = Math.min(site.stays.cameras, generalViewCount(site));
  const onBoundary = Math.min(site.stays.cameras - onFloor, boundaryViewCount(site));
  return [generalViews(site, level, onFloor), boundaryViews(site, level, onBoundary)];
}
