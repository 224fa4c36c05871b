import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { expect, test } from 'vitest';
import { aCartLine } from './a-cart-line.ts';
import { whyNotAdded } from './why-not-added.ts';

test('a product can be added up to its largest quantity', () => {
  expect(whyNotAdded([], 'VT-4T')).toBeUndefined();
  expect(whyNotAdded([aCartLine({ quantity: QUANTITY_LIMIT - 1 })], 'VT-4T')).toBeUndefined();
  expect(whyNotAdded([aCartLine({ quantity: QUANTITY_LIMIT })], 'VT-4T')).toContain('999');
});

test('a full cart accepts more of its products, but no other product', () => {
  const full = Array.from({ length: CART_LINE_LIMIT }, (_, index) =>
    aCartLine({ sku: `S${index}` }),
  );
  expect(whyNotAdded(full, 'S7')).toBeUndefined();
  expect(whyNotAdded(full, 'NEW')).toContain('200');
});
