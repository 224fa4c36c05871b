import { QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { expect, test } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['003', 3],
  ['0', 0],
  [String(QUANTITY_LIMIT), QUANTITY_LIMIT],
])('%j is a quantity', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test.each([
  '',
  ' ',
  '-1',
  '1.5',
  '1,5',
  '1e2',
  'two',
  '٣',
  '1 000',
  String(QUANTITY_LIMIT + 1),
  '9'.repeat(400),
])('%j is no quantity', (typed) => {
  expect(parseQuantity(typed)).toBeUndefined();
});
