import { checkoutTexts } from '@app/contracts/order';
import { checkAccessibility } from '@app/testing/accessibility';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  cart,
  dialog,
  fillDetails,
  keypad,
  letItClose,
  openCart,
  openCheckout,
  receipt,
  step,
  stopClock,
} from '../../testing/checkout-visit.tsx';
import { ORDER_DAYS, ORDERS_KEY } from './device-orders.ts';

const DAY_MS = 24 * 60 * 60_000;
const kept = (reference: string, daysAgo: number) => ({
  reference,
  link: `/consulting?order=${reference}`,
  placedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
});
const keep = (...orders: unknown[]) => localStorage.setItem(ORDERS_KEY, JSON.stringify(orders));
const orders = page.getByRole('region', { name: 'Your orders' });
const links = () =>
  orders
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

beforeEach(() => localStorage.removeItem(ORDERS_KEY));

async function order(): Promise<void> {
  await openCheckout();
  await fillDetails();
  stopClock();
  await button(checkoutTexts.submit).click();
  await expect.element(step(checkoutTexts.submitted)).toBeVisible();
}

test('an order is kept on the device with its reference, date and link, and nothing about the person', async () => {
  await openCart([keypad]);
  await expect.element(orders).not.toBeInTheDocument();
  await order();
  await letItClose();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(links()).toEqual([[receipt.reference, receipt.link]]);
  expect(JSON.parse(localStorage.getItem(ORDERS_KEY) ?? '')).toEqual([
    { reference: receipt.reference, link: receipt.link, placedAt: expect.any(String) },
  ]);
  await checkAccessibility();
});

test('View order in the success dialog opens the order, and Back does not open checkout again', async () => {
  const { router } = await openCart([keypad]);
  await order();
  await dialog.getByRole('link', { name: 'View order' }).click();
  await expect.poll(() => router.state.location.search).toBe('?order=token');
  await expect.element(dialog).not.toBeInTheDocument();
  await router.navigate(-1);
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('orders of this device are listed on a later visit, without those of more than 30 days and what cannot be read', async () => {
  keep(kept('ORD-NEW', 1), kept('ORD-OLD', ORDER_DAYS + 1), { reference: 'ORD-BAD' }, 7);
  await openCart([]);
  await expect.element(orders).toBeVisible();
  expect(links()).toEqual([['ORD-NEW', '/consulting?order=ORD-NEW']]);
});

test('a removed order leaves the device and the list, and the cart has the focus', async () => {
  keep(kept('ORD-B', 0), kept('ORD-A', 2));
  await openCart([]);
  await orders.getByRole('button', { name: 'Remove from this device ORD-B' }).click();
  await expect.element(cart).toHaveFocus();
  expect(links().map(([reference]) => reference)).toEqual(['ORD-A']);
  expect(localStorage.getItem(ORDERS_KEY)).not.toContain('ORD-B');
  await orders.getByRole('button', { name: 'Remove from this device ORD-A' }).click();
  await expect.element(orders).not.toBeInTheDocument();
  expect(localStorage.getItem(ORDERS_KEY)).toBeNull();
});

test('an order that is placed in another tab is listed here', async () => {
  await openCart([]);
  keep(kept('ORD-ELSEWHERE', 0));
  window.dispatchEvent(new StorageEvent('storage', { key: ORDERS_KEY }));
  await expect.element(orders.getByRole('link', { name: 'ORD-ELSEWHERE' })).toBeVisible();
});
