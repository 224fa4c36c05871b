import { counted } from './counted.ts';

/** What texts count: one and many. */
const nouns = {
  'alarm detector': 'alarm detectors',
  answer: 'answers',
  asset: 'assets',
  'asset tracker': 'asset trackers',
  'beam pair': 'beam pairs',
  boom: 'booms',
  bracket: 'brackets',
  'cable theft sensor': 'cable theft sensors',
  camera: 'cameras',
  'consulting room': 'consulting rooms',
  day: 'days',
  device: 'devices',
  dock: 'docks',
  door: 'doors',
  'door sensor': 'door sensors',
  'earth spike': 'earth spikes',
  energiser: 'energisers',
  entrance: 'entrances',
  'garage door': 'garage doors',
  gate: 'gates',
  'gate motor': 'gate motors',
  'gate whose motor stays': 'gates whose motors stay',
  hour: 'hours',
  lane: 'lanes',
  'inner door': 'inner doors',
  'leak sensor': 'leak sensors',
  'line that is to be quoted': 'lines that are to be quoted',
  'local 12 V supply': 'local 12 V supplies',
  'HD analogue camera': 'HD analogue cameras',
  'fused output': 'fused outputs',
  'local switch': 'local switches',
  'local switch point': 'local switch points',
  maglock: 'maglocks',
  monitor: 'monitors',
  motor: 'motors',
  'outdoor detector': 'outdoor detectors',
  'outer door': 'outer doors',
  pair: 'pairs',
  'pair of beams': 'pairs of beams',
  'panic button': 'panic buttons',
  'pedestrian gate': 'pedestrian gates',
  person: 'people',
  point: 'points',
  'point to watch has': 'points to watch have',
  port: 'ports',
  'power failure monitor': 'power failure monitors',
  recorder: 'recorders',
  'roller shutter': 'roller shutters',
  room: 'rooms',
  run: 'runs',
  sensor: 'sensors',
  shutter: 'shutters',
  sign: 'signs',
  siren: 'sirens',
  'sliding gate': 'sliding gates',
  'solar camera': 'solar cameras',
  station: 'stations',
  'swing gate': 'swing gates',
  'tamper contact': 'tamper contacts',
  'tag reader': 'tag readers',
  'tank level sensor': 'tank level sensors',
  'tank sensor': 'tank sensors',
  'temperature sensor': 'temperature sensors',
  till: 'tills',
  unit: 'units',
  user: 'users',
  vehicle: 'vehicles',
  'vehicle entrance without a gate': 'vehicle entrances without a gate',
  'vehicle gate': 'vehicle gates',
  'vehicle tracker': 'vehicle trackers',
  zone: 'zones',
} as const;

export type Noun = keyof typeof nouns;

/** What so many are called: "room", "rooms". */
export const nounFor = (count: number, noun: Noun): string => (count === 1 ? noun : nouns[noun]);

/** "1 room", "8 rooms". */
export const howMany = (count: number, noun: Noun): string => counted(count, noun, nouns[noun]);

/** Of what there is any: "3 outer doors", "1 dock". */
export const countedAny = (...parts: readonly (readonly [count: number, noun: Noun])[]): string[] =>
  parts.filter(([count]) => count > 0).map(([count, noun]) => howMany(count, noun));

/** "1 hour", "4 hours" */
export const hours = (count: number): string => howMany(count, 'hour');

/** "doors, shutters and docks" */
export const listed = (words: readonly string[], and: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Each text once, in the order of the first of it. */
export const once = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Sides of a site, clockwise, as their numbers in a plan are. */
export const sideNames = ['north', 'east', 'south', 'west'] as const;

/** Texts where something holds, and nothing otherwise. */
export const when = <const Text>(holds: boolean, ...texts: readonly Text[]): readonly Text[] =>
  holds ? texts : [];
