import { heightOf } from '../../cabling/terminals.ts';
import { type Watching, watchBoundary } from '../../layout/boundary-cover.ts';
import { place } from '../../layout/place.ts';
import { groundBounds } from '../../layout/placing.ts';
import { modelOf, type SiteModel } from '../../layout/site-model.ts';
import { freeSpots } from '../../layout/spots.ts';
import type { Device } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { mountedViews } from './area-views.ts';
import type { Chosen } from './camera-choice.ts';
import { cameraAt } from './camera-device.ts';
import { sharedViews } from './shared-views.ts';
import type { Signal } from './signal.ts';

/**
 * On a site that was drawn: no camera at a door or gate that the one beside it shows as well, and as few
 * boundary cameras as see enough of it together with those, past walls, trees and other buildings.
 */
export function watchedByView(
  site: Site,
  chosen: readonly Chosen[],
  signal: Signal,
): readonly Chosen[] {
  const model = modelOf(site, 0);
  const cameras = sharedViews(model, chosen).filter(({ spots }) => spots.length > 0);
  const boundary = cameras.find(({ name }) => name === 'boundary');
  const [first] = boundary?.spots ?? [];
  if (!boundary?.view || !first) return cameras;
  const height = heightOf({ symbol: 'camera', place: first.place, label: first.label });
  const { mounted, seen } = watchBoundary(
    model,
    { view: boundary.view, level: boundary.need.level, height },
    placed(model, cameras, signal),
  );
  return cameras
    .map((group) => (group === boundary ? mountedViews(boundary, mounted, seen) : group))
    .filter(({ spots }) => spots.length > 0);
}

/** Cameras at doors and gates outside, about where they will be. */
function placed(model: SiteModel, cameras: readonly Chosen[], signal: Signal): readonly Watching[] {
  const spots = freeSpots(groundBounds(model));
  return cameras
    .flatMap((group) => group.spots.map((spot) => cameraAt(spot, group, signal)))
    .filter((device) => isAtOpening(device))
    .map((device) => ({
      ...place({ model, spots, device }),
      height: heightOf(device),
      ...(device.view && { view: device.view }),
    }));
}

const openings: ReadonlySet<Device['place']['at']> = new Set([
  'entrance',
  'vehicle-gate',
  'pedestrian-gate',
]);

const isAtOpening = ({ place, view }: Device): boolean => openings.has(place.at) && Boolean(view);
