import type { IncidentId } from './threats.ts';

/**
 * What a visitor says about a measure. `broken` also means switched off or not armed; `wanted`: the
 * visitor asks for it; `refused`: the visitor does not want it.
 */
export type MeasureState = 'present' | 'absent' | 'broken' | 'wanted' | 'refused';

export interface Measure {
  /** Without an article: "alarm". */
  readonly label: string;
  /** "the cameras do not work", not "does not work". */
  readonly plural?: true;
  /** After "you have", where that is not the label: "an alarm". */
  readonly one?: string;
  /** Without it only these incidents are likelier. Left out where it acts on all. */
  readonly against?: readonly IncidentId[];
  /** An honest word where a visitor asks for it and it is not among the steps. */
  readonly wish: string;
}

const PEOPLE_ATTACKED: readonly IncidentId[] = [
  'armed-robbery',
  'cash-up-robbery',
  'home-invasion',
  'farm-attack',
  'hijacking',
  'assault',
  'threats',
  'extortion',
];
const GOODS_COUNTED: readonly IncidentId[] = [
  'stock-loss',
  'delivery-theft',
  'staff-theft',
  'medicine-theft',
  'fuel-theft',
  'shoplifting',
];
const PEOPLE_LET_IN: readonly IncidentId[] = ['visitor-control', 'tailgating', 'trespass', 'fraud'];

const table = {
  cameras: {
    label: 'cameras',
    plural: true,
    wish: 'useful later as evidence, but they do not stop a break-in.',
  },
  recorder: {
    label: 'recorder',
    one: 'a recorder',
    wish: 'comes with the cameras, once you know what they must show.',
  },
  alarm: {
    label: 'alarm',
    one: 'an alarm',
    wish: 'worth having, but it does not help against the causes above. We would fit it after the steps.',
  },
  'armed-response': {
    label: 'armed response',
    wish: 'needed with any alarm; ask for reaction times at your address and the PSiRA registration before you sign.',
  },
  monitoring: {
    label: 'off-site monitoring',
    wish: 'useful at night; it needs good pictures first.',
  },
  'panic-button': {
    label: 'panic buttons',
    plural: true,
    against: PEOPLE_ATTACKED,
    wish: 'sensible, though it does not prevent what you describe.',
  },
  beams: {
    label: 'beams',
    plural: true,
    wish: 'good where there is a clear line of sight outside; here other steps come first.',
  },
  'electric-fence': {
    label: 'electric fence',
    one: 'an electric fence',
    wish: 'good for a boundary; here other steps come first.',
  },
  wall: {
    label: 'wall',
    one: 'a wall',
    wish: 'work for a builder. Make sure that there is nothing beside it to climb on.',
  },
  'burglar-bars': {
    label: 'burglar bars',
    plural: true,
    wish: 'good value where windows are the way in; keep one that opens from inside.',
  },
  'security-gate': {
    label: 'security gates',
    plural: true,
    wish: 'good value at the doors that are used; a slam lock is better than a padlock.',
  },
  'gate-motor': {
    label: 'gate motor',
    one: 'a gate motor',
    wish: 'convenient; it needs a theft cage and a backup battery.',
  },
  'access-control': {
    label: 'access control',
    wish: 'right where many people need to pass one door; here other steps come first.',
  },
  intercom: {
    label: 'intercom',
    one: 'an intercom',
    against: PEOPLE_LET_IN,
    wish: 'useful to see who is there before you open.',
  },
  guards: {
    label: 'guards',
    plural: true,
    wish: 'a guard registered with PSiRA helps who has clear tasks, a radio and checked rounds. The monthly cost is high.',
  },
  dogs: {
    label: 'dogs',
    plural: true,
    wish: 'they warn you if they can hear and see intruders. Thieves may poison them, and they set off detectors that are not pet-immune.',
  },
  lighting: {
    label: 'lighting',
    wish: 'helps people and cameras to see; start where it is darkest.',
  },
  safe: {
    label: 'safe',
    one: 'a safe',
    wish: 'bolt it to concrete, and choose the grade that your insurer names.',
  },
  'drop-safe': {
    label: 'drop safe',
    one: 'a drop safe',
    against: ['cash-up-robbery', 'armed-robbery', 'staff-theft'],
    wish: 'right where cash lies within reach.',
  },
  'cash-collection': {
    label: 'cash collection',
    against: ['cash-in-transit', 'cash-up-robbery', 'armed-robbery'],
    wish: 'right when the takings are too much to keep for a day.',
  },
  'backup-power': {
    label: 'backup power',
    against: ['power-failure'],
    wish: 'size it for your longest outage, alarm for two in a row.',
  },
  signage: { label: 'signs', plural: true, wish: 'useful together with a real alarm or cameras.' },
  fog: {
    label: 'fog system',
    one: 'a fog system',
    wish: 'for stock that thieves grab within minutes after hours. Never use it where there are people.',
  },
  tracking: { label: 'tracking', wish: 'helps to find a vehicle; it does not stop the theft.' },
  'number-plate-camera': {
    label: 'number-plate cameras',
    plural: true,
    wish: 'needs a lane where vehicles slow down.',
  },
  'thermal-camera': {
    label: 'thermal cameras',
    plural: true,
    wish: 'for long dark boundaries; not needed on a small plot.',
  },
  'visitor-system': {
    label: 'visitor system',
    one: 'a visitor system',
    against: PEOPLE_LET_IN,
    wish: 'right where strangers must be let in every day.',
  },
  'stock-control': {
    label: 'stock control',
    against: GOODS_COUNTED,
    wish: 'start with the ten lines that lose most; software comes second.',
  },
  'key-control': { label: 'key control', wish: 'costs nothing, and comes before new locks.' },
  training: {
    label: 'training',
    wish: 'an hour with the team, twice a year, so that everyone knows how to use the equipment.',
  },
  vetting: {
    label: 'vetting',
    wish: 'check references and, with written consent, criminal records before hiring; for people already employed, take labour advice first.',
  },
  tags: {
    label: 'stock tags',
    plural: true,
    against: ['shoplifting'],
    wish: 'for small expensive lines on open shelves.',
  },
  shutters: {
    label: 'shutters',
    plural: true,
    wish: 'good against smash-and-grab after hours; link them to the alarm.',
  },
  'fire-detection': {
    label: 'fire detection',
    against: ['arson'],
    wish: 'can go on the alarm panel; ask for it when you ask for a quotation.',
  },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof table;

/** Protection that a visitor has, lacks, wants or refuses. */
export const measures: Readonly<Record<MeasureId, Measure>> = table;
