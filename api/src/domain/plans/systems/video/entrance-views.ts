import { videoValues } from '@app/knowledge/planning/video';
import { angleCovering } from '@app/site-plan/optics';
import { capitalised } from '@app/wording/phrases';
import type { Site } from '../../site.ts';
import type { Spot, ViewNeed, Views } from './view.ts';
import { count, sumOf } from './words.ts';

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

/** One view at each outer door, shutter and dock; wide ones are seen from further away. */
export function entranceViews({ outerDoors, shutters, docks }: Site): readonly Views[] {
  const all = outerDoors + shutters + docks;
  const parts = sumOf([
    [outerDoors, 'door'],
    [shutters, 'shutter'],
    [docks, 'dock'],
  ]);
  const common = {
    device: 'ip-camera',
    reason: `One view at each entrance: ${parts} = ${all}`,
    mounting: 'building',
  } as const;
  const spots = Array.from({ length: all }, (_, index) => ({
    id: `camera-entrance-${index + 1}`,
    label: entranceLabel(index, outerDoors, shutters),
    place: { at: 'entrance', index } as const,
  }));
  return [
    { ...common, name: 'outer doors', need: doorNeed, spots: spots.slice(0, outerDoors) },
    { ...common, name: 'shutters and docks', need: wideNeed, spots: spots.slice(outerDoors) },
  ];
}

function entranceLabel(index: number, doors: number, shutters: number): string {
  if (index < doors) return `Outer door ${index + 1}`;
  if (index < doors + shutters) return `Shutter ${index - doors + 1}`;
  return `Dock ${index - doors - shutters + 1}`;
}

/** One view at each till: the face across the counter. */
export const tillViews = ({ tills }: Site): Views => ({
  name: 'tills',
  device: 'ip-camera',
  need: faceNeed(values.tillDistanceM, values.tillWidthM, false),
  reason: `One view at each till: ${count(tills, 'till')}`,
  mounting: 'indoor',
  spots: Array.from({ length: tills }, (_, index) => ({
    id: `camera-till-${index + 1}`,
    label: `Till ${index + 1}`,
    place: { at: 'till', index },
  })),
});

/** One view in each room of value: the face at its door. */
export const roomViews = ({ highValueRooms }: Site): Views => ({
  name: 'high-value rooms',
  device: 'ip-camera',
  need: faceNeed(values.roomDistanceM, values.doorWidthM, false),
  reason: `One view in each high-value room: ${highValueRooms.map(roomName).join(', ')}`,
  mounting: 'indoor',
  spots: highValueRooms.map((room, index) => ({
    id: `camera-room-${index + 1}`,
    label: capitalised(roomName(room)),
    place: { at: 'high-value-room', room },
  })),
});

/** The plate in each vehicle lane of a business. At a home it would record every visitor's car. */
export const plateViews = ({ trade, vehicleGates }: Site): Views => ({
  name: 'vehicle lanes',
  device: 'number-plate-camera',
  need: {
    ...faceNeed(values.plateDistanceM, values.laneWidthM, true),
    furthest: 2 * values.plateDistanceM,
  },
  reason: `One number-plate view at each vehicle lane: ${count(vehicleGates.length, 'lane')}`,
  mounting: 'boundary',
  spots: trade === 'home' ? [] : vehicleGates.map((_, index) => gateSpot('plate', index)),
});

/** Who comes on foot. */
export const pedestrianGateViews = ({ pedestrianGates }: Site): Views => ({
  name: 'pedestrian gates',
  device: 'ip-camera',
  need: doorNeed,
  reason: `One view at each pedestrian gate: ${count(pedestrianGates, 'gate')}`,
  mounting: 'boundary',
  spots: Array.from({ length: pedestrianGates }, (_, index) => gateSpot('gate', index)),
});

const gateSpot = (kind: 'plate' | 'gate', index: number): Spot =>
  kind === 'plate'
    ? {
        id: `camera-plate-${index + 1}`,
        label: `Vehicle gate ${index + 1}, number plates`,
        place: { at: 'vehicle-gate', index },
      }
    : {
        id: `camera-pedestrian-gate-${index + 1}`,
        label: `Pedestrian gate ${index + 1}`,
        place: { at: 'pedestrian-gate', index },
      };

const roomName = (room: string): string => room.replaceAll('-', ' ');
