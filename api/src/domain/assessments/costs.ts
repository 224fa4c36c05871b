import type { Need } from '../catalogue/capabilities/need.ts';

/** Prices of the company's list, by what a product is and can do. */
export interface Costs {
  /**
   * Lowest and highest price in cents, VAT included, of one product that meets the need; undefined
   * when the list has none.
   */
  priceOf(need: Need): { readonly from: number; readonly to: number } | undefined;
}
