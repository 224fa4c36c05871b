import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { idOf } from '../words/lines/lines.ts';
import { equipmentPoint, place } from './place.ts';
import { around, groundBounds, indoors, inYard, isInBuilding, type Spot } from './placing.ts';
import { modelOf, type SiteModel } from './site-model.ts';
import { freeSpots } from './spots.ts';

/** A device where it stands. */
export interface PlacedDevice {
  readonly device: Device;
  readonly spot: Spot;
}

/** The devices of one budget on the model of its site. */
export interface PlacedSite {
  readonly model: SiteModel;
  /** Where recorder, panel and network stand. */
  readonly equipment: Point;
  /** Undefined for a device that has no place. */
  readonly find: (id: string) => PlacedDevice | undefined;
  /** Gives a further device the best place that is still free. */
  readonly add: (device: Device) => PlacedDevice;
  /** The same, beside another one and on its side of the outer walls. */
  readonly addBeside: (device: Device, neighbour: Point) => PlacedDevice;
}

/**
 * Equipment takes its rows first, then readers and locks the points at their doors, which they cannot
 * leave; the others take theirs in their order.
 */
export function placeDevices(site: Site, devices: readonly Device[]): PlacedSite {
  const model = modelOf(site, devices.filter(isIndoors).length);
  const spots = freeSpots(groundBounds(model));
  const placed = new Map<string, PlacedDevice>();
  const put = (device: Device, spot: Spot): PlacedDevice => {
    const there = { device, spot };
    placed.set(device.id, there);
    return there;
  };
  const add = (device: Device) => put(device, place({ model, spots, device }));
  const first = devices.filter((one) => isEquipment(one) && !mayStandBeside(one));
  const equipment = first.map((device) => add(device).spot.at);
  const others = devices.filter((one) => !first.includes(one));
  for (const device of others.filter(isAtDoor)) add(device);
  for (const device of others.filter((one) => !isAtDoor(one))) add(device);
  return {
    model,
    equipment: equipment[0] ?? equipmentPoint(model),
    find: (id) => placed.get(id),
    add,
    addBeside: (device, neighbour) => {
      const fits = isInBuilding(model, neighbour) ? indoors(model) : inYard(model);
      return put(device, { at: spots.take(pointsBeside(neighbour), fits) });
    },
  };
}

const east = { x: 1, y: 0 };

/** In rings, the nearest first. */
const pointsBeside = (at: Point): Point[] =>
  [1, 2, 3, 4].flatMap((ring) =>
    around(
      at,
      east,
      ring * layoutValues.betweenDevicesMetres,
      [0, 90, 180, 270, 45, 135, 225, 315],
    ),
  );

const isEquipment = ({ place }: Device): boolean => place.at === 'equipment';
/** Further recorders of HD analogue cameras, of which there are many, and 12 V supplies leave readers room. */
const mayStandBeside = ({ id, item }: Device): boolean =>
  idOf(item) === 'camera-supply' || (idOf(item) === 'coax-recorder' && id !== 'recorder-1');
const isAtDoor = ({ place }: Device): boolean => place.at === 'access-door';

const indoorPlaces: ReadonlySet<Device['place']['at']> = new Set([
  'room',
  'high-value-room',
  'consulting-room',
  'till',
  'floor',
  'equipment',
]);
const isIndoors = ({ place }: Device): boolean => indoorPlaces.has(place.at);
