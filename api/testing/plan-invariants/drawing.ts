import type { Point, SiteLayout } from '@app/contracts/site-layout';
import { coverOf } from '@app/site-plan/cover';
import { distance } from '@app/site-plan/geometry/vectors';
import type { Plan } from '../../src/domain/plans/plan.ts';
import type { Device } from '../../src/domain/plans/plan-parts.ts';
import type { Site } from '../../src/domain/plans/site.ts';
import type { CheckedPlan } from './checked-plan.ts';

/** Metres between two devices. */
const APART = 0.1;

/**
 * Where the drawing of a plan and its bill disagree, in words: devices on one spot, with one name or on the wrong side
 * of a wall, entrances and boundaries that are not seen without a word about it, fence parts at a
 * garage door, and marks that no line counts.
 */
export function drawingFaults({ site, plan, variants }: CheckedPlan): readonly string[] {
  const devices = variants.recommended.designs.flatMap((design) => design.devices);
  const { layout, bom } = plan;
  return [
    ...sharedSpots(layout),
    ...sharedNames(layout),
    ...wrongSides(site, layout, devices),
    ...unseenEntrances(site, layout),
    ...unseenBoundary(site, layout),
    ...garages(site, devices),
    ...marks(layout, bom),
    ...openGates(site, plan),
  ];
}

function sharedSpots({ devices }: SiteLayout): string[] {
  return devices.flatMap((one, index) =>
    devices
      .slice(index + 1)
      .filter((other) => distance(one.at, other.at) < APART - 0.001)
      .map((other) => `${one.id} and ${other.id} share a spot`),
  );
}

const sharedNames = ({ devices }: SiteLayout): string[] =>
  [...Map.groupBy(devices, ({ symbol, label }) => `${symbol} ${label}`)]
    .filter(([, alike]) => alike.length > 1)
    .map(([name, alike]) => `${alike.length} devices are called ${name}`);

const indoors: ReadonlySet<Device['place']['at']> = new Set([
  'room',
  'high-value-room',
  'consulting-room',
  'till',
  'floor',
  'passage',
  'equipment',
]);
const outdoors: ReadonlySet<Device['place']['at']> = new Set([
  'boundary',
  'boundary-side',
  'outer-wall',
  'remote-point',
]);

function wrongSides(site: Site, layout: SiteLayout, devices: readonly Device[]): string[] {
  const isIn = insideOf(layout);
  const drawn = new Map(layout.devices.map((device) => [device.id, device.at]));
  return devices.flatMap((device) => {
    const at = drawn.get(device.id);
    if (!at) return [`${device.id} is not drawn`];
    if (mustBeIn(device) && !isIn(at)) return [`${device.id} of the inside is outside`];
    return mustBeOut(site, device) && isIn(at) ? [`${device.id} of the outside is inside`] : [];
  });
}

const mustBeIn = ({ place, item, symbol }: Device): boolean =>
  indoors.has(place.at) ||
  (symbol === 'camera' && place.at === 'entrance' && isFor(item, 'indoor'));

const mustBeOut = (site: Site, { place, item, symbol }: Device): boolean =>
  outdoors.has(place.at) ||
  (place.at === 'pedestrian-gate' && site.boundary.length > 0) ||
  (symbol === 'camera' && place.at === 'entrance' && isFor(item, 'outdoor'));

const isFor = (item: Device['item'], where: 'indoor' | 'outdoor'): boolean =>
  typeof item === 'object' && 'outdoor' in item && item.outdoor === (where === 'outdoor');

function insideOf({ walls }: SiteLayout): (at: Point) => boolean {
  const ends = walls.filter(({ kind }) => kind === 'outer').flatMap(({ from, to }) => [from, to]);
  const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  return ({ x, y }) => x > west && x < east && y > north && y < south;
}

/**
 * Of the entrances that have a camera of their own. Where dozens of openings crowd a short wall, their
 * cameras have no room beside them, so only a site with room for its openings counts.
 */
function unseenEntrances(site: Site, layout: SiteLayout): string[] {
  const openings = site.outerDoors + site.shutters + site.docks;
  const room = outerMetres(layout) / METRES_OF_AN_OPENING;
  if (!site.wants.has('video') || openings > Math.min(MOST_OPENINGS, room)) return [];
  return layout.openings
    .filter(({ kind, wall }) => entranceKinds.has(kind) && wall.startsWith('outer'))
    .filter(({ width, kind }) => width > 0.95 * (kind === 'door' ? 1 : 3))
    .filter((opening) => (coverOf({ ...layout, openings: [opening] })?.entrances ?? 0) < 1)
    .map(({ id }) => `no camera sees ${id}`);
}

/** More than so many doors crowd the walls of a drawn building. */
const MOST_OPENINGS = 9;
const METRES_OF_AN_OPENING = 3.5;

const outerMetres = ({ walls }: SiteLayout): number =>
  walls
    .filter(({ kind }) => kind === 'outer')
    .reduce((sum, { from, to }) => sum + distance(from, to), 0);

const entranceKinds: ReadonlySet<string> = new Set(['door', 'shutter', 'dock']);

function unseenBoundary(site: Site, { cover, devices, notes }: SiteLayout): string[] {
  const watched = devices.some(({ id }) => id.startsWith('camera-boundary'));
  if (!cover || !watched || site.stays.cameras > 0 || cover.perimeter >= 0.85) return [];
  const said = notes.some((note) => /boundary cameras see \d+% of the boundary/.test(note));
  return said ? [] : [`${cover.perimeter} of the boundary is seen, and nothing says so`];
}

function garages({ vehicleGates }: Site, devices: readonly Device[]): string[] {
  return devices.flatMap(({ id, system, place }) =>
    system === 'fence' &&
    place.at === 'vehicle-gate' &&
    vehicleGates[place.index]?.kind === 'garage'
      ? [`${id} is at a garage door`]
      : [],
  );
}

/** A line that is drawn as marks has as many of them as it counts. */
function marks({ marks: drawn = [] }: SiteLayout, bom: Plan['bom']): string[] {
  return [...Map.groupBy(drawn, ({ line }) => line)].flatMap(([line, of]) => {
    if (line === undefined) return [];
    const pieces = of.reduce((sum, { at }) => sum + at.length, 0);
    const { quantity = 0, item = 'no line' } = bom[line] ?? {};
    return pieces === quantity ? [] : [`${item}: ${quantity} in the bill, ${pieces} drawn`];
  });
}

/** Where cameras are planned and there is a gate, no threat says that none looks at it. */
function openGates(site: Site, plan: Plan): string[] {
  const gates = site.vehicleGates.length + site.pedestrianGates;
  if (!site.wants.has('video') || gates === 0) return [];
  return [...(plan.risk_assessment ?? []), ...(plan.process_analysis ?? [])].flatMap(
    ({ threat, controls }) =>
      controls
        .filter((control) => /no camera[^.]* at the gate/.test(control))
        .map((control) => `${threat}: ${control}`),
  );
}
