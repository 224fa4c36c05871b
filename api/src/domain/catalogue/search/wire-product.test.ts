import { expect, it } from 'vitest';
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

it('has money in rand', () => {
  expect(toWireProduct(stored, false)).toStrictEqual({ ...shown, Cost: 519.45 });
});
it('has no cost at all when it is hidden', () => {
  expect(toWireProduct(stored, true)).toStrictEqual(shown);
});
