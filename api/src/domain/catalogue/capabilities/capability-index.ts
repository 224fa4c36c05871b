import type { StoredProduct } from '../ports.ts';
import { byPrice, type Capable, capableOf } from './capable.ts';
import type { Need, PriceRange } from './need.ts';
import { needFinder } from './need-finder.ts';

/** The products of one price list by what they are and can do. */
export interface CapabilityIndex {
  /** Products that meet a need, the cheapest first. */
  fitting(need: Need): readonly StoredProduct[];
  /** Undefined when no product meets the need. */
  priceRange(need: Need): PriceRange | undefined;
}

/** What "most products that fit" means for the upper end of a price range. */
const MOST = 0.75;

/** @param capable what the products can do, when that has been read already */
export function buildCapabilityIndex(
  products: readonly StoredProduct[],
  capable: readonly Capable[] = capableOf(products),
): CapabilityIndex {
  const find = needFinder(capable.toSorted((a, b) => byPrice(a.product, b.product)));
  const fitting = (need: Need) => find(need).map(({ product }) => product);
  return {
    fitting,
    priceRange(need) {
      const prices = fitting(need).map(({ price }) => price);
      const from = prices[0];
      const to = prices[Math.ceil(prices.length * MOST) - 1];
      return from === undefined || to === undefined ? undefined : { from, to };
    },
  };
}
