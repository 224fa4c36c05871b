import type { MeasureId } from './measures.ts';

export interface Circumstance {
  /** A short noun phrase: "a signal jammer". */
  readonly label: string;
  /** Its part that says the same: a visitor who wrote "high wall" is not quoted. */
  readonly core?: string;
  /** Of one place, so that it counts for no other area of the same request. */
  readonly local?: true;
  /** It tells of danger to life without naming a crime. */
  readonly grave?: true;
  /** Measures that are not wished for: their names are part of an unlawful wish. */
  readonly notWished?: readonly MeasureId[];
}

const table = {
  'inside-knowledge': { label: 'inside knowledge', local: true },
  armed: { label: 'armed attackers', local: true, grave: true },
  violence: { label: 'violence', local: true, grave: true },
  injury: { label: 'someone was hurt', local: true, grave: true },
  'in-danger': { label: 'someone in danger', local: true, grave: true },
  jammer: { label: 'a signal jammer', core: 'signal jammer' },
  'poor-signal': { label: 'poor signal' },
  'slow-response': { label: 'slow response', local: true },
  remote: { label: 'a remote place', core: 'remote place' },
  'no-power': { label: 'no power supply' },
  dark: { label: 'darkness', local: true },
  'no-evidence': { label: 'no evidence' },
  'only-feared': { label: 'it has not happened here' },
  'repeat-victim': { label: 'it has happened before', local: true },
  pets: { label: 'pets' },
  'open-to-public': { label: 'open to the public' },
  'cash-heavy': { label: 'a lot of cash', core: 'lot of cash' },
  'shared-premises': { label: 'shared premises' },
  flat: { label: 'a flat', core: 'flat' },
  rented: { label: 'rented premises' },
  'low-budget': { label: 'a small budget', core: 'small budget' },
  'insurer-asks': { label: 'a demand of the insurer', core: 'demand of the insurer' },
  'covers-everything': { label: 'everything is in place' },
  'fire-escape': { label: 'an escape route', core: 'escape route', local: true },
  'privacy-sensitive': { label: 'privacy', local: true },
  'high-wall': { label: 'a high wall', core: 'high wall', local: true },
  'low-wall': { label: 'a low wall', core: 'low wall', local: true },
  'boundary-hole': { label: 'a hole in the boundary', core: 'hole in the boundary', local: true },
  'keys-missing': { label: 'missing keys', local: true },
  'alone-at-night': { label: 'someone alone', local: true },
  'must-stay-silent': { label: 'someone who is hiding or may be overheard' },
  'order-ignored': { label: 'a protection order that is not obeyed' },
  container: { label: 'a shipping container', core: 'container' },
  fingerprints: { label: 'fingerprints' },
  'records-calls': { label: 'recorded calls or sound' },
  'wants-live-metal': { label: 'a wish for live metal', notWished: ['electric-fence'] },
  'wants-trap': { label: 'a wish for a trap' },
  'wants-shooting': { label: 'a wish to shoot', notWished: ['guards'] },
  'wants-unregistered-guards': { label: 'guards who are not registered', notWished: ['guards'] },
  'wants-secret-sound': { label: 'a wish to record sound in secret' },
} as const satisfies Record<string, Circumstance>;

export type CircumstanceId = keyof typeof table;

/** What changes the advice. */
export const circumstances: Readonly<Record<CircumstanceId, Circumstance>> = table;

/** Whether it tells of danger to life without naming a crime. */
export const isGrave = (id: CircumstanceId): boolean => circumstances[id].grave === true;
