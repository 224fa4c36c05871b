import type { Sign } from './sign.ts';

/**
 * A text of the tables: one for all cases, or several by what was heard, the most specific first.
 * The first counts of which the sign was heard (where signs stand inside one another: all of them)
 * and of which all placeholders are known; then `otherwise`. Placeholders:
 * - `{premises}` "restaurant", after "your" or "the"
 * - `{place}` "the back door"
 * - `{time}` "at closing time", "between 02:00 and 04:00"
 * - `{asset}` "cash", "copper": never the subject, since it can be singular or plural
 * - `{incident}` "robbery at cash-up"
 */
export type Says = Text | TextBySign;

/** Several: the first of which all placeholders are known. The last needs none of place, time and asset. */
export type Text = string | readonly string[];

export type TextBySign = Readonly<
  Partial<Record<Sign, Text | Readonly<Partial<Record<Sign, Text>>>>>
> & {
  readonly otherwise: Text;
};

export type Slot = 'premises' | 'place' | 'time' | 'asset' | 'incident';
