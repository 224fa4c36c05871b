import { describe, expect, it } from 'vitest';
import { cartTotal, lineTotal } from './cart.ts';

describe('totals', () => {
  it('are in cents', () => {
    expect(lineTotal({ Price: 804.9, quantity: 3 })).toBe(241_470);
  });

  it.each([
    [[0.1, 0.2], 30],
    [[0.1, 0.1, 0.1], 30],
    [[1.005], 101],
    [[1.1, 2.2], 330],
    [[19.99, 0.01], 2000],
    [[], 0],
  ])('of %j are exact', (prices, cents) => {
    expect(cartTotal(prices.map((Price) => ({ Price, quantity: 1 })))).toBe(cents);
  });

  it('multiply after rounding to cents', () => {
    // 1.1 * 3 is 3.3000000000000003, and 0.145 is no whole cent.
    expect(lineTotal({ Price: 1.1, quantity: 3 })).toBe(330);
    expect(lineTotal({ Price: 0.145, quantity: 2 })).toBe(30);
  });

  it('stay exact for the largest cart', () => {
    const lines = Array.from({ length: 200 }, () => ({ Price: 999_999.99, quantity: 999 }));
    expect(cartTotal(lines)).toBe(99_999_999 * 999 * 200);
  });
});
