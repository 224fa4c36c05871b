import type { PlanThreat } from '@app/contracts/security-plan';
import type { LayoutDevice, LayoutOpening, Point, SiteLayout } from '@app/contracts/site-layout';
import { distance } from '@app/site-plan/geometry/vectors';
import { viewOutline } from '@app/site-plan/geometry/view-outlines';
import { discerns, watchersOf } from '@app/site-plan/geometry/watcher';
import { distanceFor } from '@app/site-plan/optics';
import { ratedThreats } from '@app/site-plan/threat-rating';
import { areaPath } from './paths.ts';

/** Where one of the two gravest threats happens, in metres. */
export interface ThreatPlace {
  /** A is the gravest. */
  readonly letter: string;
  readonly at: Point;
}

type Find = (layout: SiteLayout) => Point | undefined;

const device =
  (...symbols: readonly LayoutDevice['symbol'][]): Find =>
  ({ devices }) =>
    devices.find(({ symbol }) => symbols.includes(symbol))?.at;
const opening =
  (...kinds: readonly LayoutOpening['kind'][]): Find =>
  ({ openings }) =>
    kinds.flatMap((kind) => openings.find((one) => one.kind === kind) ?? [])[0]?.at;
const room =
  (name: RegExp): Find =>
  ({ rooms }) => {
    const found = rooms.find(({ label }) => name.test(label));
    return found && { x: found.at.x + found.width / 2, y: found.at.y + found.depth / 2 };
  };
/** Where a climber would not be seen. */
const unseenBoundary: Find = ({ cover }) => {
  const [spot] = cover?.blindSpots.filter(({ label }) => label.startsWith('Boundary')) ?? [];
  return spot && { x: (spot.from.x + spot.to.x) / 2, y: (spot.from.y + spot.to.y) / 2 };
};
const outerDoor: Find = ({ openings, walls }) => {
  const outer = new Set(walls.filter(({ kind }) => kind === 'outer').map(({ id }) => id));
  return openings.find(({ kind, wall }) => kind === 'door' && outer.has(wall))?.at;
};

/** By what the plan says of a threat; the first row that fits. No row: no certain place. */
const places: readonly (readonly [says: RegExp, ...finds: readonly Find[]])[] = [
  [/gate motor/i, device('gate-motor'), opening('vehicle-gate')],
  [/gate/i, opening('vehicle-gate', 'pedestrian-gate')],
  [/visitors who get in/i, device('intercom'), opening('pedestrian-gate', 'vehicle-gate')],
  [/deliver|dock|truck/i, opening('dock', 'shutter')],
  [/server room/i, room(/server/i)],
  [/takings|cash/i, room(/cash|strongroom/i)],
  [/medicines/i, room(/dispensary/i)],
  [/computers/i, room(/computer/i)],
  [/tools and machines/i, room(/tool/i)],
  [/tank/i, room(/fuel/i)],
  [/climb over the boundary/i, unseenBoundary],
  [
    /people are at home|break-in by|break-in while|first person arrives|walk in behind staff/i,
    outerDoor,
  ],
];

/** The two gravest threats that happen at one certain place of the drawing. */
export function threatPlaces(threats: readonly PlanThreat[], layout: SiteLayout): ThreatPlace[] {
  return ratedThreats(threats)
    .slice(0, 2)
    .flatMap(({ letter, threat }) => {
      const [, ...finds] = places.find(([says]) => says.test(threat)) ?? [/./];
      const [at] = finds.flatMap((find) => find(layout) ?? []);
      return at ? [{ letter, at }] : [];
    });
}

/**
 * The view that answers a threat: of the camera that shows its place in the most detail, as an SVG path in
 * metres. Empty where no camera shows a person there.
 */
function answeringView(at: Point, { devices, walls }: SiteLayout): string {
  const cameras = devices
    .filter((one) => watchersOf([one], walls).some((watcher) => discerns(watcher, at)))
    .map((one) => ({ one, far: distance(one.at, at), reach: validateReach(one) }))
    .sort((a, b) => a.far / a.reach - b.far / b.reach);
  const [best] = cameras;
  if (!best) return '';
  return areaPath(viewOutline(best.one, best.far <= best.reach ? 'validate' : 'discern', walls));
}

/** That of the gravest threat; empty where it has no certain place. */
export function gravestAnswer(places: readonly ThreatPlace[], layout: SiteLayout): string {
  const gravest = places.find(({ letter }) => letter === 'A');
  return gravest ? answeringView(gravest.at, layout) : '';
}

const validateReach = ({ view }: LayoutDevice): number =>
  view ? distanceFor('validate', view.pixels, view.angle) : 1;
