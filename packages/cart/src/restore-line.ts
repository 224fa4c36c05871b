import { CART_LINE_LIMIT, type CartLine } from '@app/contracts/cart-line';
import { type Cart, setQuantity } from './cart.ts';

/**
 * Puts a removed line back at its place, which counts from 0. A product that was added again
 * meanwhile gets both quantities, up to the limit. A cart that has become full stays as it is.
 */
export function restoreLine(cart: Cart, line: CartLine, place: number): Cart {
  const present = cart.find(({ sku }) => sku === line.sku);
  if (present) return setQuantity(cart, line.sku, present.quantity + line.quantity);
  if (cart.length >= CART_LINE_LIMIT) return cart;
  return [...cart.slice(0, place), line, ...cart.slice(place)];
}
