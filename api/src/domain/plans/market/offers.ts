import { capableOf, cheapestOffers } from '../../catalogue/capabilities/capable.ts';
import { needFinder } from '../../catalogue/capabilities/need-finder.ts';
import type { StoredProduct } from '../../catalogue/ports.ts';
import type { Market, Offer } from './market.ts';

/** The products that a plan may choose, the cheapest first. */
export const offersOf = (products: Iterable<StoredProduct>): readonly Offer[] =>
  cheapestOffers(capableOf(products));

/** @param offers from `offersOf`, the cheapest first */
export const marketOf = (offers: readonly Offer[]): Market => ({ fitting: needFinder(offers) });
