import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT, CartLine, encodeCartLine } from '@app/contracts/cart-line';
import * as v from 'valibot';

/**
 * The cart is stored in the shape of the wire, which never changes, because other tabs may run an
 * older release of the shell, for example after a rollback, and read and write the same cart.
 */
export const CART_KEY = 'cart:1';

/**
 * When the cart was last changed, in milliseconds since 1970. Beside the cart and not in it, because
 * older releases write the cart and would leave it out.
 */
export const CART_CHANGED_KEY = 'cart-changed:1';
/** A cart that was not changed for this long is forgotten. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

// When storage is blocked or full, the cart lasts as long as the page.
let whenBlocked: string | null = null;

/** The stored cart, without lines that are not valid; empty when it is older than 30 days. */
export function readCart(): Cart {
  let text: string | null;
  try {
    text = whenBlocked ?? keptText();
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
    stamp();
    whenBlocked = null;
  } catch {
    whenBlocked = text;
  }
}

function keptText(): string | null {
  const text = window.localStorage.getItem(CART_KEY);
  return text === null || isKept() ? text : null;
}

/**
 * The time of a cart that an older release wrote is not known, and after the clock was set back it is
 * in the future: such a cart is kept for 30 days from now. An old cart is not deleted here, because
 * the clock may be wrong; the next change replaces it.
 */
function isKept(): boolean {
  const stored = window.localStorage.getItem(CART_CHANGED_KEY);
  const age = Date.now() - Number.parseInt(stored ?? '', 10);
  if (age >= 0) return age < KEPT_MS;
  stamp();
  return true;
}

function stamp(): void {
  try {
    window.localStorage.setItem(CART_CHANGED_KEY, String(Date.now()));
  } catch {
    // The storage is full: the time stays unknown.
  }
}

/** A cart from stored lines; lines that are not valid are left out. */
function decodeCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = stored.flatMap((line) => {
    const parsed = v.safeParse(CartLine, line);
    return parsed.success ? [parsed.output] : [];
  });
  return lines.slice(0, CART_LINE_LIMIT);
}
