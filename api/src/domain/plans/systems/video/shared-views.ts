import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { videoValues } from '@app/knowledge/planning/video';
import { ON_ITS_WALL, toFirstWall } from '@app/site-plan/geometry/sight';
import { bearing, distance, middleOf, radians, turn, unit } from '@app/site-plan/geometry/vectors';
import { distanceFor } from '@app/site-plan/optics';
import { EDGE } from '../../layout/boundary-cover.ts';
import type { Doorway } from '../../layout/openings.ts';
import { around, degrees, inYard } from '../../layout/placing.ts';
import { back, moved } from '../../layout/rect.ts';
import type { SiteModel } from '../../layout/site-model.ts';
import type { Mounted } from '../../plan-parts.ts';
import type { OpeningSeen } from '../../words/lines/video.ts';
import type { Chosen } from './camera-choice.ts';
import type { Spot } from './view.ts';

/** A camera with the opening that it is for. */
interface Watched {
  readonly group: Chosen;
  readonly spot: Spot;
  readonly doorway: Doorway;
}

/**
 * Cameras at doors and gates on a site that was drawn, without those of openings that the camera of the one
 * beside them shows at the same level, both whole: that one is put between the two.
 */
export function sharedViews(model: SiteModel, cameras: readonly Chosen[]): readonly Chosen[] {
  const watched = cameras.flatMap((group) =>
    group.need.level === 'validate' && group.need.outdoor && group.device !== 'number-plate-camera'
      ? group.spots.flatMap((spot) => watchedBy(model, group, spot))
      : [],
  );
  const taken = new Set<Spot>();
  const changed = new Map<Spot, Spot>();
  const gone = new Set<Spot>();
  for (const [index, one] of watched.entries()) {
    for (const other of watched.slice(index + 1)) {
      if (taken.has(one.spot) || taken.has(other.spot)) continue;
      const both = sharing(model, one, other) ?? sharing(model, other, one);
      if (!both) continue;
      taken.add(one.spot).add(other.spot);
      changed.set(both.by.spot, both.spot);
      gone.add(both.by === one ? other.spot : one.spot);
    }
  }
  return gone.size === 0 ? cameras : cameras.map((group) => without(group, gone, changed, cameras));
}

/** The group without what is gone; its reason says how many that are. */
function without(
  group: Chosen,
  gone: ReadonlySet<Spot>,
  changed: ReadonlyMap<Spot, Spot>,
  all: readonly Chosen[],
): Chosen {
  const { reason } = group;
  const shared = all
    .filter((other) => other.reason === reason)
    .flatMap(({ spots }) => spots.filter((spot) => gone.has(spot))).length;
  const spots = group.spots.flatMap((spot) => (gone.has(spot) ? [] : [changed.get(spot) ?? spot]));
  return { ...group, spots, ...(shared > 0 && { reason: sayingSo(reason, shared) }) };
}

function sayingSo(reason: Chosen['reason'], shared: number): Chosen['reason'] {
  if (typeof reason !== 'object') return reason;
  switch (reason.id) {
    case 'entrance-views':
    case 'driveway-views':
    case 'pedestrian-gate-views':
      return { ...reason, shared };
    default:
      return reason;
  }
}

function watchedBy(model: SiteModel, group: Chosen, spot: Spot): readonly Watched[] {
  const doorway = doorwayOf(model, spot);
  return doorway ? [{ group, spot, doorway }] : [];
}

function doorwayOf(
  { entrances, vehicleGates, pedestrianGates }: SiteModel,
  { place }: Spot,
): Doorway | undefined {
  switch (place.at) {
    case 'entrance':
      return entrances[place.index];
    case 'vehicle-gate':
      return vehicleGates[place.index];
    case 'pedestrian-gate':
      return pedestrianGates[place.index];
    default:
      return undefined;
  }
}

/** The camera of `by` where it shows both openings; undefined where there is no such place. */
function sharing(
  model: SiteModel,
  by: Watched,
  other: Watched,
): { readonly by: Watched; readonly spot: Spot } | undefined {
  const { group, spot, doorway } = by;
  if (doorway.opening.wall !== other.doorway.opening.wall || !group.view) return undefined;
  const mounted = mountFor(model, group, [doorway, other.doorway]);
  const first = seenOpening(spot.label);
  const second = seenOpening(other.spot.label);
  if (!mounted || !first || !second) return undefined;
  const place = mountedAt(spot.place, mounted);
  return { by, spot: { id: spot.id, label: { id: 'two-openings', first, second }, place } };
}

const mountedAt = (place: Spot['place'], mounted: Mounted): Spot['place'] =>
  place.at === 'entrance' || place.at === 'vehicle-gate' || place.at === 'pedestrian-gate'
    ? { ...place, mounted }
    : place;

function seenOpening(label: Spot['label']): OpeningSeen | undefined {
  if (typeof label !== 'object') return undefined;
  switch (label.id) {
    case 'outer-door':
      return { kind: 'outer door', number: label.number };
    case 'shutter':
      return { kind: 'shutter', number: label.number };
    case 'dock':
      return { kind: 'dock', number: label.number };
    case 'driveway':
      return { kind: label.garage ? 'garage door' : 'vehicle gate', number: label.number };
    case 'pedestrian-gate':
      return { kind: 'pedestrian gate', number: label.number };
    default:
      return undefined;
  }
}

const ahead = [0, 15, -15, 30, -30, 45, -45];

/**
 * Where a camera shows who is in both openings: inside a boundary; outside a building it hangs between its
 * doors and shows who comes to them, as a camera beside one door does.
 */
function mountFor(
  model: SiteModel,
  group: Chosen,
  doorways: readonly [Doorway, Doorway],
): Mounted | undefined {
  const [{ opening, side }] = doorways;
  const { distance: planned } = group.need;
  const between = middleOf({ from: opening.at, to: doorways[1].opening.at });
  const inBoundary = opening.wall.startsWith('boundary');
  const free = inYard(model);
  if (!inBoundary) {
    const at = moved(between, side.out, layoutValues.eavesMetres);
    const aside = distance(between, opening.at);
    if (aside >= planned || !free(at)) return undefined;
    const off = layoutValues.eavesMetres + Math.sqrt(planned ** 2 - aside ** 2);
    return aimed(model, group, at, doorways, (doorway) => moved(doorway.opening.at, side.out, off));
  }
  for (const share of [1, 0.8, 0.6]) {
    for (const at of around(between, back(side.out), planned * share, ahead)) {
      const mounted = free(at) && aimed(model, group, at, doorways, ({ opening }) => opening.at);
      if (mounted) return mounted;
    }
  }
  return undefined;
}

/** The camera there, if both places are at its level and in its picture in their whole width. */
function aimed(
  { walls }: SiteModel,
  { view, need, mounting }: Chosen,
  at: Point,
  doorways: readonly Doorway[],
  faceOf: (doorway: Doorway) => Point,
): Mounted | undefined {
  if (!view) return undefined;
  const reach = Math.min(view.reach, distanceFor(need.level, view.pixels, view.angle));
  const edges = doorways.flatMap((doorway) => {
    const face = faceOf(doorway);
    const half = Math.min(doorway.opening.width, videoValues.laneWidthM) / 2;
    return [moved(face, doorway.side.along, -half), moved(face, doorway.side.along, half)];
  });
  const seen = doorways.every((doorway) => {
    const face = faceOf(doorway);
    const far = distance(at, face);
    const ray = unit(bearing(at, face));
    return far <= reach && toFirstWall(at, ray, ray, walls) >= far - ON_ITS_WALL;
  });
  if (!seen) return undefined;
  const bearings = edges.map((edge) => bearing(at, edge));
  const from = bearings[0] ?? 0;
  const turns = bearings.map((angle) => turn(angle - from));
  const [least, most] = [Math.min(...turns), Math.max(...turns)];
  if (most - least > radians(view.angle) - 2 * EDGE) return undefined;
  const on = mounting === 'building' ? 'building' : 'boundary';
  return { at, on, direction: degrees(from + (least + most) / 2) };
}
