import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/order';

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
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCartLine).slice(0, CART_LINE_LIMIT) : [];
  } catch {
    return [];
  }
}

export function writeCart(cart: Cart): void {
  const text = JSON.stringify(cart);
  try {
    window.localStorage.setItem(CART_KEY, text);
    whenBlocked = null;
  } catch {
    whenBlocked = text;
  }
}

function isCartLine(value: unknown): value is Cart[number] {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  return (
    typeof line.Sku === 'string' &&
    typeof line.Product === 'string' &&
    typeof line.Category === 'string' &&
    typeof line.Price === 'number' &&
    Number.isFinite(line.Price) &&
    Number.isInteger(line.quantity) &&
    (line.quantity as number) >= 1 &&
    (line.quantity as number) <= QUANTITY_LIMIT
  );
}
