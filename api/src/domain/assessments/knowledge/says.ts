import type { Sign } from './sign.ts';

/**
 * A text of the knowledge tables: one, or several with the most specific first. The first of which
 * all signs were heard, and all placeholders are known, is used. Placeholders:
 * - `{premises}` "restaurant", after "your" or "the"
 * - `{place}` "the back door"
 * - `{time}` "at closing time", "between 02:00 and 04:00"
 * - `{asset}` "cash", "copper": never the subject, since it can be singular or plural
 * - `{incident}` "robbery at cash-up"
 */
export type Says = string | readonly (string | SaysWhen)[];

export interface SaysWhen {
  /** All of these. */
  readonly when: readonly Sign[];
  readonly say: string;
}

export type Slot = 'premises' | 'place' | 'time' | 'asset' | 'incident';
