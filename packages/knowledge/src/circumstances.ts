export interface Circumstance {
  /** A short noun phrase: "a signal jammer". */
  readonly label: string;
}

const table = {
  'inside-knowledge': { label: 'inside knowledge' },
  armed: { label: 'armed attackers' },
  violence: { label: 'violence' },
  injury: { label: 'someone was hurt' },
  jammer: { label: 'a signal jammer' },
  'poor-signal': { label: 'poor signal' },
  'slow-response': { label: 'slow response' },
  remote: { label: 'a remote place' },
  'no-power': { label: 'no power supply' },
  dark: { label: 'darkness' },
  'no-evidence': { label: 'no evidence' },
  'only-feared': { label: 'it has not happened here' },
  'repeat-victim': { label: 'it has happened before' },
  pets: { label: 'pets' },
  'open-to-public': { label: 'open to the public' },
  'cash-heavy': { label: 'a lot of cash' },
  'shared-premises': { label: 'shared premises' },
  rented: { label: 'rented premises' },
  'low-budget': { label: 'a small budget' },
  'insurer-asks': { label: 'a demand of the insurer' },
  'covers-everything': { label: 'everything is in place' },
  'fire-escape': { label: 'an escape route' },
  'privacy-sensitive': { label: 'privacy' },
  'high-wall': { label: 'a high wall' },
  'low-wall': { label: 'a low wall' },
  'boundary-hole': { label: 'a hole in the boundary' },
  'keys-missing': { label: 'missing keys' },
  'alone-at-night': { label: 'someone alone' },
} as const satisfies Record<string, Circumstance>;

export type CircumstanceId = keyof typeof table;

/** What changes the advice. */
export const circumstances: Readonly<Record<CircumstanceId, Circumstance>> = table;
