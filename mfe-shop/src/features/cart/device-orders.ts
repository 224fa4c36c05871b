import { OrderReceipt } from '@app/contracts/order';
import * as v from 'valibot';

/** An order that was placed on this device: the way back to it, and nothing about the person. */
const DeviceOrder = v.object({
  ...v.pick(OrderReceipt, ['reference', 'link']).entries,
  /** By the clock of the device, in ISO 8601. */
  placedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type DeviceOrder = v.InferOutput<typeof DeviceOrder>;

export const ORDERS_KEY = 'orders:1';
export const ORDER_DAYS = 30;
const KEPT_MS = ORDER_DAYS * 24 * 60 * 60_000;

// When storage is blocked or full, the orders are known as long as the page.
let whenBlocked: string | null = null;

/** What is kept, to tell whether it has changed; null for nothing. */
export function keptText(): string | null {
  try {
    return whenBlocked ?? window.localStorage.getItem(ORDERS_KEY);
  } catch {
    return whenBlocked;
  }
}

/** The orders in a kept text, the newest first, without those that cannot be read or are too old. */
export function ordersIn(text: string | null): readonly DeviceOrder[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((one) => {
    const order = v.safeParse(DeviceOrder, one);
    return order.success && Date.now() - Date.parse(order.output.placedAt) < KEPT_MS
      ? [order.output]
      : [];
  });
}

/** Keeps an order that was placed now. */
export const keepOrder = ({ reference, link }: OrderReceipt): void =>
  write([
    { reference, link, placedAt: new Date().toISOString() },
    ...ordersIn(keptText()).filter((order) => order.reference !== reference),
  ]);

export const removeOrder = (reference: string): void =>
  write(ordersIn(keptText()).filter((order) => order.reference !== reference));

/** Called when orders were kept or removed, in this tab or another. */
export function followOrders(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === ORDERS_KEY || key === null) && changed();
  here.add(changed);
  window.addEventListener('storage', heard);
  return () => {
    here.delete(changed);
    window.removeEventListener('storage', heard);
  };
}

/** Storage events reach only the other tabs. */
const here = new Set<() => void>();

function write(orders: readonly DeviceOrder[]): void {
  const text = orders.length > 0 ? JSON.stringify(orders) : null;
  try {
    if (text) window.localStorage.setItem(ORDERS_KEY, text);
    else window.localStorage.removeItem(ORDERS_KEY);
    whenBlocked = null;
  } catch {
    whenBlocked = text;
  }
  for (const changed of here) changed();
}
