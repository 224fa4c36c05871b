import type { StoredProduct } from '../ports.ts';
import { byPrice, type Capable, capableOf, meeting } from './capable.ts';
import type { Need, PriceRange } from './need.ts';

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
  const byDevice = Map.groupBy(capable, ({ device }) => device);
  for (const group of byDevice.values()) group.sort((a, b) => byPrice(a.product, b.product));
  const fitting = (need: Need) =>
    (byDevice.get(need.device) ?? []).filter(meeting(need)).map(({ product }) => product);
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
