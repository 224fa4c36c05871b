import { type Cart, type Repricing, reprice } from '@app/cart';
import type { Product } from '@app/contracts/product';

/**
 * Reprices the lines that were in the request. A product that was added to the cart after the
 * request is not changed: its absence from the answer does not mean that it is no longer listed.
 */
export function applyCurrentPrices(
  cart: Cart,
  asked: ReadonlySet<string>,
  current: readonly Product[],
): Repricing {
  const repricing = reprice(
    cart.filter((line) => asked.has(line.sku)),
    current,
  );
  const bySku = new Map(repricing.cart.map((line) => [line.sku, line]));
  return {
    ...repricing,
    cart: cart.flatMap((line) => (asked.has(line.sku) ? (bySku.get(line.sku) ?? []) : line)),
  };
}
