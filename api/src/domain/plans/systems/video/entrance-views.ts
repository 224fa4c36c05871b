import { videoValues } from '@app/knowledge/planning/video';
import { angleCovering } from '@app/site-plan/optics';
import { boundaryGates, garageDoors, hasGround, type NumberedGate, type Site } from '../../site.ts';
import { each } from '../purchases.ts';
import type { Spot, ViewNeed, Views } from './view.ts';

const values = videoValues;

/** A face at 500 px/m, with the whole opening in the picture. */
const faceNeed = (distance: number, width: number, outdoor: boolean): ViewNeed => ({
  level: 'validate',
  distance,
  leastAngle: angleCovering(width, distance),
  outdoor,
});

const doorNeed = faceNeed(values.doorDistanceM, values.doorWidthM, true);
const wideNeed = faceNeed(values.wideEntranceDistanceM, values.wideEntranceWidthM, true);

/** From inside, out of the door. */
const fromInside = (need: ViewNeed): ViewNeed => ({ ...need, outdoor: false, wdr: true });

/**
 * One view at each outer door, shutter and dock; wide ones are seen from further away. From outside
 * the building, or from inside where the ground before the door is not the site's own.
 */
export function entranceViews(site: Site): readonly Views[] {
  const { outerDoors, shutters, docks } = site;
  const outside = hasGround(site);
  const seen = (need: ViewNeed) => (outside ? need : fromInside(need));
  const all = outerDoors + shutters + docks;
  const common = {
    device: 'ip-camera',
    reason: { id: 'entrance-views', doors: outerDoors, shutters, docks },
    mounting: outside ? 'building' : 'indoor',
  } as const;
  const spots = each(
    all,
    (index): Spot => ({
      id: `camera-entrance-${index + 1}`,
      label: entranceLabel(index, outerDoors, shutters),
      place: { at: 'entrance', index },
    }),
  );
  return [
    { ...common, name: 'outer-doors', need: seen(doorNeed), spots: spots.slice(0, outerDoors) },
    { ...common, name: 'wide-entrances', need: seen(wideNeed), spots: spots.slice(outerDoors) },
  ];
}

function entranceLabel(index: number, doors: number, shutters: number): Spot['label'] {
  if (index < doors) return { id: 'outer-door', number: index + 1 };
  if (index < doors + shutters) return { id: 'shutter', number: index - doors + 1 };
  return { id: 'dock', number: index - doors - shutters + 1 };
}

/** One view at each till: the face across the counter. */
export const tillViews = ({ tills }: Site): Views => ({
  name: 'tills',
  device: 'ip-camera',
  need: faceNeed(values.tillDistanceM, values.tillWidthM, false),
  reason: { id: 'till-views', tills },
  mounting: 'indoor',
  spots: each(tills, (index) => ({
    id: `camera-till-${index + 1}`,
    label: { id: 'till', number: index + 1 },
    place: { at: 'till', index },
  })),
});

/** One view in each room of value: the face at its door. */
export const roomViews = ({ highValueRooms }: Site): Views => ({
  name: 'high-value-rooms',
  device: 'ip-camera',
  need: faceNeed(values.roomDistanceM, values.doorWidthM, false),
  reason: { id: 'room-views', rooms: highValueRooms },
  mounting: 'indoor',
  spots: highValueRooms.map((room, index) => ({
    id: `camera-room-${index + 1}`,
    label: { id: 'high-value-room', room },
    place: { at: 'high-value-room', room },
  })),
});

/** The plate in each vehicle lane of a business. At a home it would record every visitor's car. */
export const plateViews = (site: Site): Views => ({
  name: 'vehicle-lanes',
  device: 'number-plate-camera',
  need: {
    ...faceNeed(values.plateDistanceM, values.laneWidthM, true),
    furthest: 2 * values.plateDistanceM,
  },
  reason: { id: 'plate-views', lanes: boundaryGates(site).length },
  mounting: 'boundary',
  spots:
    site.trade === 'home'
      ? []
      : boundaryGates(site).map(({ index }) => ({
          id: `camera-plate-${index + 1}`,
          label: { id: 'plate-lane', number: index + 1 },
          place: { at: 'vehicle-gate', index },
        })),
});

/**
 * Who waits in the driveway of a home. Where there is no gate in the boundary, cars wait at the garage
 * door.
 */
export const drivewayViews = (site: Site): Views => {
  const gates = drivewayGates(site);
  return {
    name: 'driveways',
    device: 'ip-camera',
    need: faceNeed(values.gateDistanceM, values.laneWidthM, true),
    reason: { id: 'driveway-views', gates: gates.length },
    mounting: 'boundary',
    spots: gates.map(({ index, kind }) => ({
      id: `camera-gate-${index + 1}`,
      label: { id: 'driveway', number: index + 1, garage: kind === 'garage' },
      place: { at: 'vehicle-gate', index },
    })),
  };
};

function drivewayGates(site: Site): readonly NumberedGate[] {
  if (site.trade !== 'home') return [];
  const gates = boundaryGates(site);
  return gates.length > 0 ? gates : garageDoors(site);
}

/** Who comes on foot. */
export const pedestrianGateViews = ({ pedestrianGates }: Site): Views => ({
  name: 'pedestrian-gates',
  device: 'ip-camera',
  need: doorNeed,
  reason: { id: 'pedestrian-gate-views', gates: pedestrianGates },
  mounting: 'boundary',
  spots: each(pedestrianGates, (index) => ({
    id: `camera-pedestrian-gate-${index + 1}`,
    label: { id: 'pedestrian-gate', number: index + 1 },
    place: { at: 'pedestrian-gate', index },
  })),
});
