import { QUANTITY_LIMIT } from '@app/contracts/cart-line';

/** The quantity that a visitor typed; undefined unless it is a whole number from 0 to the limit. */
export function parseQuantity(typed: string): number | undefined {
  const text = typed.trim();
  if (!/^\d+$/.test(text)) return undefined;
  const quantity = Number(text);
  return quantity <= QUANTITY_LIMIT ? quantity : undefined;
}
