import type { BomSystem, Device, Place, Supply, SystemDesign } from './plan-parts.ts';
import { idOf, itemWords, keyOf } from './words/lines/lines.ts';
import type { PartName } from './words/lines/part-names.ts';

/** How many of one thing a plan has in one system, and which products they are. */
export interface PartCount {
  readonly system: BomSystem;
  readonly drawn: boolean;
  /** Undefined for supplies that are called by their product. */
  readonly name: PartName | undefined;
  readonly quantity: number;
  /** Names of products; needs where the price list has none. */
  readonly products: ReadonlySet<string>;
}

/** The parts of a plan by what a visitor calls them; the keys are the same in every plan. */
export type PartCounts = ReadonlyMap<string, PartCount>;

export function countParts(designs: readonly SystemDesign[]): PartCounts {
  const counts = new Map<string, PartCount & { quantity: number; products: Set<string> }>();
  const add = (
    part: Device | Supply,
    name: PartName | undefined,
    kind: string,
    quantity: number,
  ) => {
    const { system } = part;
    const drawn = 'place' in part;
    const key = `${system} ${drawn ? 'device' : 'supply'} ${kind}`;
    const count = counts.get(key) ?? { system, drawn, name, quantity: 0, products: new Set() };
    counts.set(key, count);
    count.quantity += quantity;
    count.products.add(part.offer?.name ?? itemWords(part.item));
  };
  for (const { devices, supplies } of designs) {
    for (const device of devices) add(device, nameOfDevice(device), nameOfDevice(device), 1);
    for (const supply of supplies) {
      const { offer, item, quantity } = supply;
      // What is the same for a visitor, whichever product does it.
      const kind = offer?.device ?? `to be quoted: ${keyOf(item)}`;
      add(supply, offer && hours[offer.device], kind, quantity);
    }
  }
  return counts;
}

/** Hours are no products: they are called by who works. */
const hours: Readonly<Partial<Record<string, PartName>>> = {
  labour: 'labour',
  'labour-assistant': 'labour-assistant',
};

/** A camera by what it watches. */
const cameras: Readonly<Record<Place['at'], PartName>> = {
  entrance: 'entrance-camera',
  'vehicle-gate': 'vehicle-gate-camera',
  'pedestrian-gate': 'pedestrian-gate-camera',
  boundary: 'boundary-camera',
  'boundary-side': 'boundary-camera',
  window: 'room-camera',
  room: 'room-camera',
  'high-value-room': 'store-camera',
  'consulting-room': 'room-camera',
  till: 'till-camera',
  floor: 'floor-camera',
  passage: 'floor-camera',
  'access-door': 'door-camera',
  equipment: 'spare-camera',
  'outer-wall': 'outer-wall-camera',
  'remote-point': 'off-grid-camera',
  sensor: 'sensor-camera',
};

/** Devices that share a symbol and a place with ordinary ones, by what is needed. */
const specials: Readonly<Partial<Record<string, PartName>>> = {
  'thermal-camera': 'thermal-camera',
  'analogue-thermal-camera': 'thermal-camera',
  'camera-supply': 'camera-supply',
  'backed-supply': 'camera-supply',
  'glass-break-detector': 'glass-break-detector',
  'vibration-detector': 'vibration-detector',
  'sensor-gateway': 'sensor-gateway',
  'poe-ups': 'poe-ups',
};

/** What a visitor calls a device. */
export function nameOfDevice({ system, symbol, place, item }: Device): PartName {
  if (symbol === 'panel' && system === 'access') return 'controller';
  if (symbol !== 'camera') return specials[idOf(item)] ?? symbol;
  return (place.at === 'equipment' ? undefined : specials[idOf(item)]) ?? cameras[place.at];
}
