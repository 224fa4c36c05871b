import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { expect, test } from 'vitest';
import { cartTotal, lineTotal } from './cart.ts';
import { linesOf } from './testing/builders.ts';

test('a line costs its price times its quantity', () => {
  expect(lineTotal({ price: 80_490, quantity: 3 })).toBe(241_470);
});

test.each([
  [[10, 20], 30],
  [[110, 220], 330],
  [[1999, 1], 2000],
  [[], 0],
])('lines of %j cents cost %i cents', (prices, cents) => {
  expect(cartTotal(prices.map((price) => ({ price, quantity: 1 })))).toBe(cents);
});

test('the total of the largest cart is exact', () => {
  const lines = linesOf(CART_LINE_LIMIT).map((line) => ({
    ...line,
    price: 99_999_999,
    quantity: QUANTITY_LIMIT,
  }));
  expect(cartTotal(lines)).toBe(99_999_999 * 999 * 200);
});
