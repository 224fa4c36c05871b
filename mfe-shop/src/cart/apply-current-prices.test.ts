import { expect, test } from 'vitest';
import { aCartLine } from './a-cart-line.ts';
import { applyCurrentPrices } from './apply-current-prices.ts';

const camera = aCartLine({ sku: 'A', quantity: 2 });
const keypad = aCartLine({ sku: 'B', name: 'Keypad' });
const added = aCartLine({ sku: 'C', name: 'Added meanwhile' });
const asked = new Set(['A', 'B']);

test('new prices are applied, and quantities and order are kept', () => {
  const current = [
    { ...keypad, price: 9000 },
    { ...camera, price: 10_000 },
  ];
  const { cart, changed, gone } = applyCurrentPrices([camera, keypad], asked, current);
  expect(cart).toEqual([camera, { ...keypad, price: 9000 }]);
  expect(changed).toEqual([{ sku: 'B', name: 'Keypad', before: 10_000, now: 9000 }]);
  expect(gone).toEqual([]);
});

test('a product that the price list no longer has is removed', () => {
  const { cart, gone } = applyCurrentPrices([camera, keypad], asked, [camera]);
  expect(cart).toEqual([camera]);
  expect(gone).toEqual(['Keypad']);
});

test('a product that was not in the request is kept', () => {
  const { cart, gone } = applyCurrentPrices([camera, added, keypad], asked, [camera, keypad]);
  expect(cart).toEqual([camera, added, keypad]);
  expect(gone).toEqual([]);
});
