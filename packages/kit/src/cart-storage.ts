import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT, CartLine, encodeCartLine } from '@app/contracts/cart-line';
import * as v from 'valibot';

/**
 * The cart is stored in the shape of the wire, which never changes, because other tabs may run an
 * older release of the shell, for example after a rollback, and read and write the same cart.
 */
export const CART_KEY = 'cart:1';

// When storage is blocked or full, the cart lasts as long as the page.
let whenBlocked: string | null = null;

/** The stored cart, without lines that are not valid. */
export function readCart(): Cart {
  let text: string | null;
  try {
    text = whenBlocked ?? window.localStorage.getItem(CART_KEY);
  } catch {
    text = whenBlocked;
  }
  try {
    return decodeCart(JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

export function writeCart(cart: Cart): void {
  const text = JSON.stringify(cart.map(encodeCartLine));
  try {
    window.localStorage.setItem(CART_KEY, text);
    whenBlocked = null;
  } catch {
    whenBlocked = text;
  }
}

/** A cart from stored lines; lines that are not valid are left out. */
export function decodeCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = stored.flatMap((line) => {
    const parsed = v.safeParse(CartLine, line);
    return parsed.success ? [parsed.output] : [];
  });
  return lines.slice(0, CART_LINE_LIMIT);
}
