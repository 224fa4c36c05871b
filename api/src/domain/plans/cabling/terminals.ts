import type { Point } from '@app/contracts/site-layout';
import { cableValues } from '@app/knowledge/planning/cable';
import { equipmentRoom } from '../layout/place.ts';
import type { PlacedDevice, PlacedSite } from '../layout/place-devices.ts';
import type { Device } from '../plan-parts.ts';
import { type Foot, footOf, groundMetres } from './ground.ts';

/** Where a cable ends. */
export interface Terminal extends Foot {
  /** Undefined where no device of the plan stands. */
  readonly device: string | undefined;
  /** Metres above its floor or the ground. */
  readonly height: number;
  readonly storeysBelow: number;
}

/** Places of cameras that have to show a face. */
const facePlaces: ReadonlySet<Device['place']['at']> = new Set([
  'entrance',
  'pedestrian-gate',
  'access-door',
  'till',
  'high-value-room',
]);

const isGate = ({ at }: Device['place']): boolean =>
  at === 'vehicle-gate' || at === 'pedestrian-gate';

/** Metres above the floor or the ground. */
export function heightOf({
  symbol,
  place,
  label,
  range,
}: Pick<Device, 'symbol' | 'place' | 'label' | 'range'>): number {
  if (typeof label === 'object' && label.id === 'garage-motor')
    return cableValues.garageMotorMetres;
  if (symbol === 'camera' && facePlaces.has(place.at)) return cableValues.faceCameraMetres;
  if (symbol === 'contact' && isGate(place)) return cableValues.gateContactMetres;
  if (symbol === 'detector' && (isInRoof({ label }) || range?.angle === 360))
    return cableValues.ceilingDetectorMetres;
  return cableValues.heightMetres[symbol];
}

const isInRoof = ({ label }: Pick<Device, 'label'>): boolean =>
  typeof label === 'object' && label.id === 'roof-void';

type Model = PlacedSite['model'];

/**
 * Storeys below a device: the rooms of a site fill its storeys in their order, from the ground floor, where the
 * equipment is with its room, and all that belongs to no room. The roof is above them all.
 */
function storeysBelow(model: Model, { place, label }: Pick<Device, 'place' | 'label'>): number {
  const { site, rooms } = model;
  if (isInRoof({ label })) return site.storeys - 1;
  const index = roomIndex(rooms, place);
  const room = rooms[index];
  if (!room || room.rect === equipmentRoom(model)) return 0;
  return Math.floor((index * site.storeys) / rooms.length);
}

function roomIndex(rooms: Model['rooms'], place: Device['place']): number {
  switch (place.at) {
    case 'room':
      return place.index;
    case 'high-value-room':
      return rooms.findIndex(({ use }) => use === place.room);
    case 'consulting-room': {
      const first = rooms.findIndex(({ use }) => use === 'consulting');
      return first < 0 ? -1 : first + place.index;
    }
    default:
      return -1;
  }
}

/** Its foot is looked up once, because a terminal is measured to many others. */
function terminal(
  model: Model,
  at: Point,
  height: number,
  device?: string,
  storeysBelow = 0,
): Terminal {
  const { footing, onBuilding } = footOf(model, at);
  return { device, at, footing, onBuilding, height, storeysBelow };
}

export const terminalOf = (model: Model, { device, spot }: PlacedDevice): Terminal =>
  terminal(model, spot.at, heightOf(device), device.id, storeysBelow(model, device));

/** A pair of beams has a cable to each of its posts. */
export const terminalsOf = (model: Model, { device, spot }: PlacedDevice): readonly Terminal[] =>
  [spot.at, ...(spot.to ? [spot.to] : [])].map((at) =>
    terminal(model, at, heightOf(device), device.id, storeysBelow(model, device)),
  );

/** The device, or the equipment where the plan has no such device. */
export function terminalAt({ model, find, equipment }: PlacedSite, device: string): Terminal {
  const placed = find(device);
  return placed
    ? terminalOf(model, placed)
    : terminal(model, equipment, cableValues.heightMetres.panel);
}

/** Indoor cable does where both ends are on the building. */
export const isInside = (from: Terminal, to: Terminal): boolean => from.onBuilding && to.onBuilding;

/**
 * Whole metres of a cable: at right angles or along the boundary, up and down at both ends, from storey to storey, and
 * slack. Source: planning values.
 */
export function runMetres({ model }: PlacedSite, a: Terminal, b: Terminal): number {
  const { slackMetres, storeyMetres } = cableValues;
  const between = Math.abs(a.storeysBelow - b.storeysBelow) * storeyMetres;
  return Math.ceil(groundMetres(model, a, b) + a.height + b.height + between + slackMetres - 1e-9);
}
