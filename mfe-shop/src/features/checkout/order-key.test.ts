import { expect, test } from 'vitest';
import { orderKey } from './order-key.ts';

test('the same order has the same key, another cart or wish has another', () => {
  const tried: string[] = [];
  const key = (quantity: number, includeInstallEstimate = false) =>
    orderKey('k', { cart: [{ Sku: 'A', quantity }], includeInstallEstimate }, tried);
  const first = key(1);
  expect(key(1)).toBe(first);
  expect(key(2)).not.toBe(first);
  expect(key(1, true)).not.toBe(first);
  expect(key(1)).toBe(first);
});

test('prices are no part of it: the server takes its own', () => {
  const tried: string[] = [];
  const key = (Price: number) =>
    orderKey(
      'k',
      { cart: [{ Sku: 'A', quantity: 1, Price }], includeInstallEstimate: false },
      tried,
    );
  expect(key(1)).toBe(key(2));
});

test('other details, which give another form key, are another order', () => {
  const order = { cart: [{ Sku: 'A', quantity: 1 }], includeInstallEstimate: false };
  expect(orderKey('k', order, [])).not.toBe(orderKey('l', order, []));
});
