import { expect, test } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { toWireProduct } from './wire-product.ts';

const stored = aProduct({
  sku: 'A-1',
  name: 'Horn',
  category: 'SIRENS',
  cost: 51_945,
  price: 80_490,
});
const shown = { Sku: 'A-1', Product: 'Horn', Category: 'SIRENS', Price: 804.9 };

test('a wire product has its money in rand', () => {
  expect(toWireProduct(stored, false)).toStrictEqual({ ...shown, Cost: 519.45 });
});
test('a wire product has no Cost when costs are hidden', () => {
  expect(toWireProduct(stored, true)).toStrictEqual(shown);
});
