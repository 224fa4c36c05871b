import {
  type Crime,
  isCrime,
  type LabelledMeasure,
  type LabelledThing,
} from './labelled-requests.ts';

// What the ids of the knowledge tables are called in the labels. A new id of a table gets a line here,
// unless the labels have the same word for it.

/** Crimes that an incident says; its first is what it means. */
const crimes: Readonly<Record<string, readonly Crime[]>> = {
  burglary: ['burglary'],
  'cash-up-robbery': ['armed-robbery', 'robbery-of-person'],
  'armed-robbery': ['armed-robbery', 'robbery-of-person'],
  'follow-home': ['robbery-of-person', 'hijacking', 'stalking'],
  'home-invasion': ['armed-robbery'],
  'farm-attack': ['armed-robbery', 'assault', 'murder'],
  'staff-theft': ['theft-by-staff'],
  'stock-loss': ['theft-unknown', 'theft-by-staff'],
  'delivery-theft': ['goods-theft-in-transit'],
  'cable-theft': ['cable-and-metal-theft'],
  'metal-theft': ['cable-and-metal-theft'],
  'stock-theft-animals': ['stock-animal-theft'],
  'equipment-theft': ['theft-unknown', 'burglary'],
  'personal-theft': ['theft-unknown', 'burglary'],
  'medicine-theft': ['theft-unknown', 'burglary'],
  'package-theft': ['theft-unknown', 'goods-theft-in-transit'],
  tailgating: ['trespass'],
  'visitor-control': ['trespass'],
  loitering: ['trespass', 'nuisance'],
  threats: ['threat-to-kill'],
  'data-theft': ['cyber', 'theft-unknown'],
  'false-alarms': ['none', 'nuisance'],
  'poor-footage': ['none'],
  'power-failure': ['none'],
  protest: ['looting-or-unrest'],
  'death-threats': ['threat-to-kill'],
  'violent-extortion': ['extortion'],
  'domestic-violence': ['domestic-violence', 'protection-order-breach'],
  'weapon-threat': ['threat-to-kill', 'assault'],
  'order-breach': ['protection-order-breach', 'domestic-violence'],
  hostage: ['kidnapping', 'hostage-or-hiding'],
  hiding: ['hostage-or-hiding'],
  'sexual-violence': ['sexual-offence'],
  'child-danger': ['child-in-danger'],
  'walking-out': ['wandering-resident'],
  'street-robbery': ['robbery-of-person', 'armed-robbery'],
  'drug-dealing': ['drug-dealing'],
  'land-invasion': ['land-invasion'],
  'crop-theft': ['crop-theft'],
  jamming: ['jammer'],
  fire: ['fire-not-crime'],
};

/** In these somebody's life or body is in danger. */
const dangerous: ReadonlySet<Crime> = new Set<Crime>([
  ...(['armed-robbery', 'robbery-of-person', 'cash-in-transit', 'hijacking'] as const),
  ...(['extortion', 'threat-to-kill', 'murder', 'stalking', 'domestic-violence'] as const),
  ...(['protection-order-breach', 'kidnapping', 'hostage-or-hiding', 'bombing'] as const),
  ...(['shooting', 'assault', 'sexual-offence', 'child-in-danger'] as const),
]);

/** Measures that the labels have no word for are not counted. */
const measures: Readonly<Record<string, LabelledMeasure | 'not-labelled'>> = {
  cameras: 'cameras',
  recorder: 'cameras',
  'number-plate-camera': 'cameras',
  'thermal-camera': 'cameras',
  alarm: 'alarm',
  'armed-response': 'armed-response',
  monitoring: 'not-labelled',
  'panic-button': 'panic-button',
  beams: 'beams',
  'electric-fence': 'electric-fence',
  wall: 'wall-or-fence',
  'burglar-bars': 'burglar-bars',
  'security-gate': 'security-gate',
  'gate-motor': 'gate-motor',
  'access-control': 'access-control',
  'visitor-system': 'access-control',
  intercom: 'intercom',
  guards: 'guards',
  dogs: 'dogs',
  lighting: 'lighting',
  safe: 'safe',
  'drop-safe': 'safe',
  'cash-collection': 'not-labelled',
  'backup-power': 'backup-power',
  signage: 'not-labelled',
  fog: 'not-labelled',
  tracking: 'tracker',
  'stock-control': 'not-labelled',
  'key-control': 'not-labelled',
  training: 'not-labelled',
  vetting: 'not-labelled',
  tags: 'not-labelled',
  shutters: 'not-labelled',
  'fire-detection': 'not-labelled',
};

const GOODS = ['goods-for-sale', 'stock'] as const;

/** What the labels may call a thing: phones on a shelf are goods for sale. */
const things: Readonly<Record<string, readonly LabelledThing[]>> = {
  'cable-reels': ['copper-and-cable'],
  cash: ['cash'],
  atm: ['cash'],
  stock: GOODS,
  cigarettes: GOODS,
  alcohol: GOODS,
  meat: GOODS,
  airtime: ['cash', ...GOODS],
  jewellery: ['jewellery', ...GOODS],
  electronics: ['data-and-computers', 'other', ...GOODS],
  laptops: ['data-and-computers', ...GOODS],
  phones: ['phones', ...GOODS],
  tools: ['tools', ...GOODS],
  copper: ['copper-and-cable', ...GOODS],
  pipes: ['copper-and-cable', 'building', 'other', ...GOODS],
  batteries: ['solar', 'machinery', 'other', ...GOODS],
  'solar-panels': ['solar', ...GOODS],
  diesel: ['fuel'],
  vehicles: ['vehicles', ...GOODS],
  bakkie: ['vehicles', ...GOODS],
  trucks: ['vehicles', ...GOODS],
  livestock: ['animals', ...GOODS],
  crops: ['crops', ...GOODS],
  medicines: ['medicines', ...GOODS],
  firearms: ['weapons', ...GOODS],
  documents: ['documents'],
  data: ['data-and-computers', 'documents'],
  keys: ['vehicles', 'other'],
  machinery: ['machinery', ...GOODS],
  furniture: ['other', ...GOODS],
  belongings: ['phones', 'jewellery', 'cash', 'documents', 'other'],
  'sound-equipment': ['data-and-computers', 'other', ...GOODS],
  parcels: ['parcels', ...GOODS],
  generator: ['machinery', 'other', ...GOODS],
  'gate-motor': ['machinery', 'other'],
};

/** Undefined for an id without a line. */
export const crimesOf = (incident: string): readonly Crime[] | undefined =>
  crimes[incident] ?? (isCrime(incident) ? [incident] : undefined);

export const isDangerous = (incident: string): boolean => {
  const [meant] = crimesOf(incident) ?? [];
  return meant !== undefined && dangerous.has(meant);
};

export const measureOf = (id: string): LabelledMeasure | 'not-labelled' | undefined => measures[id];

export const thingsOf = (asset: string): readonly LabelledThing[] | undefined => things[asset];
