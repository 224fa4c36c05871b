import { type Cart, type Repricing, reprice } from '@app/cart';
import type { Product } from '@app/contracts/product';

/**
 * Reprices the lines that were asked about. A product that came into the cart while the answer was
 * on its way is left alone: the price list was not asked whether it has it.
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
