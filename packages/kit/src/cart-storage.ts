import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT, CartLine, encodeCartLine } from '@app/contracts/cart-line';
import * as v from 'valibot';

/**
 * What is stored has the shape of the wire and not the one that the page works with: a tab that runs
 * an older release of the shell, or one after a rollback, reads and writes the same cart.
 */
export const CART_KEY = 'cart:1';

// Where storage is blocked or full, the cart lives as long as the page.
let whenBlocked: string | null = null;

/** The stored cart; lines that do not read as cart lines are left out. */
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

/** A cart from lines as they are stored; one that does not read as a cart line is left out. */
export function decodeCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = stored.flatMap((line) => {
    const parsed = v.safeParse(CartLine, line);
    return parsed.success ? [parsed.output] : [];
  });
  return lines.slice(0, CART_LINE_LIMIT);
}
