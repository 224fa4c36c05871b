import { expect, test } from 'vitest';
import { aCartLine } from '../../cart/a-cart-line.ts';
import { withoutOrdered } from './without-ordered.ts';

const camera = aCartLine({ sku: 'A', quantity: 2 });
const keypad = aCartLine({ sku: 'B' });

test('a cart without changes since the order is empty', () => {
  expect(withoutOrdered([camera, keypad], [camera, keypad])).toEqual([]);
});

test('a product that was added during the order stays', () => {
  const more = { ...camera, quantity: 5 };
  expect(withoutOrdered([more, keypad], [camera])).toEqual([{ ...camera, quantity: 3 }, keypad]);
});

test('a product that was removed during the order changes nothing', () => {
  const fewer = { ...camera, quantity: 1 };
  expect(withoutOrdered([fewer], [camera, keypad])).toEqual([]);
});
