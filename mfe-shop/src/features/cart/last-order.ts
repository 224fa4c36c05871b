import { OrderReceipt } from '@app/contracts/order';
import * as v from 'valibot';

const KEY = 'last-order:1';

/** The receipt of this tab's last order until it is dismissed; survives a reload. */
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
    if (receipt) sessionStorage.setItem(KEY, JSON.stringify(receipt));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the receipt stays as long as the page.
  }
}
