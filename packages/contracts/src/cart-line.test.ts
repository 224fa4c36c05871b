import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CartLine, encodeCartLine } from './cart-line.ts';

const wire = { Sku: 'A', Product: 'Camera', Category: 'CAMERAS', Price: 804.9, quantity: 2 };

test.each([
  ['without its cost', wire],
  ['with its cost', { ...wire, Cost: 500.05 }],
])('a cart line %s is the same after encoding and decoding', (_, sent) => {
  expect(encodeCartLine(v.parse(CartLine, sent))).toEqual(sent);
});

test('a decoded cart line has its price in cents', () => {
  expect(v.parse(CartLine, wire)).toEqual({
    sku: 'A',
    name: 'Camera',
    category: 'CAMERAS',
    price: 80_490,
    quantity: 2,
  });
});
