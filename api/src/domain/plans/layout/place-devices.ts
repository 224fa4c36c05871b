import type { Point } from '@app/contracts/site-layout';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { equipmentPoint, place } from './place.ts';
import { groundBounds, type Spot } from './placing.ts';
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
}

/** Equipment takes its rows first; the others then take their points in their order. */
export function placeDevices(site: Site, devices: readonly Device[]): PlacedSite {
  const model = modelOf(site, devices.filter(isIndoors).length);
  const spots = freeSpots(groundBounds(model));
  const placed = new Map<string, PlacedDevice>();
  const add = (device: Device): PlacedDevice => {
    const there = { device, spot: place({ model, spots, device }) };
    placed.set(device.id, there);
    return there;
  };
  const equipment = devices.filter(isEquipment).map((device) => add(device).spot.at);
  for (const device of devices.filter((one) => !isEquipment(one))) add(device);
  return {
    model,
    equipment: equipment[0] ?? equipmentPoint(model),
    find: (id) => placed.get(id),
    add,
  };
}

const isEquipment = ({ place }: Device): boolean => place.at === 'equipment';

const indoorPlaces: ReadonlySet<Device['place']['at']> = new Set([
  'room',
  'high-value-room',
  'consulting-room',
  'till',
  'floor',
  'equipment',
]);
const isIndoors = ({ place }: Device): boolean => indoorPlaces.has(place.at);
