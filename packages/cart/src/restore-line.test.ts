import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { describe, expect, test } from 'vitest';
import { restoreLine } from './restore-line.ts';
import { aLine, linesOf } from './testing/builders.ts';

const [camera, siren, keypad] = [
  aLine({ sku: 'CAM', quantity: 3 }),
  aLine({ sku: 'SIR' }),
  aLine({ sku: 'KEY' }),
];

describe('a removed line', () => {
  test.each([
    ['first', 0, [camera, siren, keypad]],
    ['in the middle', 1, [siren, camera, keypad]],
    ['last', 2, [siren, keypad, camera]],
    ['last, when the cart has become shorter', 9, [siren, keypad, camera]],
  ])('is put back %s', (_, place, restored) => {
    expect(restoreLine([siren, keypad], camera, place)).toEqual(restored);
  });

  test('is put back into an empty cart', () => {
    expect(restoreLine([], camera, 0)).toEqual([camera]);
  });

  test('has both quantities when its product was added again', () => {
    const again = { ...camera, quantity: 1, price: 99 };
    expect(restoreLine([siren, again], camera, 0)).toEqual([siren, { ...again, quantity: 4 }]);
  });

  test('has at most the largest quantity', () => {
    const many = { ...camera, quantity: QUANTITY_LIMIT - 1 };
    expect(restoreLine([many], camera, 0)).toEqual([{ ...many, quantity: QUANTITY_LIMIT }]);
  });

  test('is left out when the cart has become full', () => {
    const full = linesOf(CART_LINE_LIMIT);
    expect(restoreLine(full, camera, 0)).toBe(full);
  });
});
