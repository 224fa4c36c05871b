import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';

/** Why a product cannot be added to the cart, as a text for the visitor; undefined when it can. */
export function whyNotAdded(cart: Cart, sku: string): string | undefined {
  const present = cart.find((line) => line.sku === sku);
  if (present && present.quantity >= QUANTITY_LIMIT) {
    return `Your cart has ${QUANTITY_LIMIT} of this product, the most that you can order at once.`;
  }
  if (!present && cart.length >= CART_LINE_LIMIT) {
    return `Your cart has ${CART_LINE_LIMIT} products, the most that you can order at once.`;
  }
  return undefined;
}
