import { capableOf, meeting } from '../../catalogue/capabilities/capable.ts';
import { cheapestOffers } from '../../catalogue/capabilities/offer.ts';
import type { StoredProduct } from '../../catalogue/ports.ts';
import type { Market, Offer } from './market.ts';

/** The products that a plan may choose, the cheapest first. */
export const offersOf = (products: Iterable<StoredProduct>): readonly Offer[] =>
  cheapestOffers(capableOf(products));

/** @param offers from `offersOf`, the cheapest first */
export function marketOf(offers: readonly Offer[]): Market {
  const byDevice = Map.groupBy(offers, ({ device }) => device);
  return {
    fitting: (need) => (byDevice.get(need.device) ?? []).filter(meeting(need)),
  };
}
