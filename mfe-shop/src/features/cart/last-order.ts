import { encodeReceipt, OrderReceipt } from '@app/contracts/order';
import * as v from 'valibot';

const KEY = 'last-order:1';

/**
 * The receipt of this tab's last order until it is dismissed; survives a reload. It is stored in
 * the shape of the wire, so that other releases of the shop can read it.
 */
export function readLastOrder(): OrderReceipt | undefined {
  try {
    const stored = v.safeParse(OrderReceipt, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

export function keepLastOrder(receipt: OrderReceipt | undefined): void {
  try {
    if (receipt) sessionStorage.setItem(KEY, JSON.stringify(encodeReceipt(receipt)));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the receipt stays as long as the page.
  }
}
