import type { LayoutDevice } from '@app/contracts/site-layout';
import type { Device, Place, Supply } from './plan-parts.ts';

/** A camera by what it watches. */
const cameras: Readonly<Record<Place['at'], string>> = {
  entrance: 'entrance camera',
  'vehicle-gate': 'vehicle gate camera',
  'pedestrian-gate': 'pedestrian gate camera',
  boundary: 'boundary camera',
  'boundary-side': 'boundary camera',
  room: 'room camera',
  'high-value-room': 'store or strongroom camera',
  'consulting-room': 'room camera',
  till: 'till camera',
  floor: 'floor camera',
  'access-door': 'door camera',
  equipment: 'spare camera',
  'outer-wall': 'camera outside the building',
  'remote-point': 'off-grid camera',
  sensor: 'camera',
};

const devices: Readonly<Record<Exclude<LayoutDevice['symbol'], 'camera' | 'other'>, string>> = {
  recorder: 'recorder',
  screen: 'monitor',
  detector: 'indoor detector',
  'outdoor-detector': 'outdoor detector',
  contact: 'door contact',
  siren: 'siren',
  panic: 'panic button',
  keypad: 'keypad',
  panel: 'alarm panel',
  beam: 'set of beams',
  energizer: 'energiser',
  'gate-motor': 'gate motor',
  barrier: 'boom',
  reader: 'reader',
  lock: 'lock',
  intercom: 'intercom station',
  power: 'backup unit',
  sensor: 'sensor',
  tower: 'camera tower',
};

/** Devices that share a symbol and a place with ordinary ones, by what is needed. */
const specials: readonly (readonly [words: RegExp, name: string])[] = [
  [/thermal/i, 'thermal camera'],
  [/glass-break/i, 'glass-break detector'],
  [/vibration/i, 'vibration detector'],
];

/** What a visitor calls a device; the need itself for one without a symbol of its own. */
export function nameOfDevice({ symbol, place, item }: Device): string {
  if (symbol === 'camera' && place.at === 'equipment') return cameras.equipment;
  const [, special] = specials.find(([words]) => words.test(item)) ?? [];
  if (special !== undefined) return special;
  if (symbol === 'camera') return cameras[place.at];
  return symbol === 'other' ? item : devices[symbol];
}

/** What is the same for a visitor, whichever product does it. */
export const kindOfSupply = ({ offer, item }: Supply): string => offer?.device ?? item;
