import type { Need } from '../../catalogue/capabilities/need.ts';
import type { Offer } from '../../catalogue/capabilities/offer.ts';

export type { Offer } from '../../catalogue/capabilities/offer.ts';

/** The price list as the rules see it. The same list gives the same answers in the same order. */
export interface Market {
  /** Products that meet a need, the cheapest first; empty when the list has none. */
  fitting(need: Need): readonly Offer[];
}
