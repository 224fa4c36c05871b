import { type Cart, cartTotal } from '@app/cart';
import type { CartLine } from '@app/contracts/cart-line';
import { formatRand } from '@app/contracts/money';
import { cartTexts } from '@app/contracts/order';

/** The change of a cart as a text for screen readers; empty when nothing changed. */
export function describeCartChange(before: Cart, after: Cart): string {
  const old = new Map(before.map((line) => [line.sku, line]));
  const kept = new Set(after.map((line) => line.sku));
  const changes = [
    ...after.flatMap((line) => describeLine(old.get(line.sku)?.quantity ?? 0, line)),
    ...before.filter((line) => !kept.has(line.sku)).map((line) => `Removed ${line.name}.`),
  ];
  const total = cartTotal(after);
  if (changes.length === 0 && total === cartTotal(before)) return '';
  const [change = 'The prices in your cart have changed.', ...more] = changes;
  return [
    more.length === 0 ? change : 'Your cart has changed.',
    after.length === 0 ? cartTexts.empty : `${cartTexts.total} ${formatRand(total)}.`,
  ].join(' ');
}

function describeLine(before: number, { name, quantity }: CartLine): string[] {
  if (quantity === before) return [];
  return [
    quantity > before ? `Added ${name}, ${quantity} in cart.` : `${name}, ${quantity} in cart.`,
  ];
}
