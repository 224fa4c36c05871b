import { expect, test } from 'vitest';
import { aCartLine } from '../cart/a-cart-line.ts';
import { withoutOrdered } from './without-ordered.ts';

const camera = aCartLine({ sku: 'A', quantity: 2 });
const keypad = aCartLine({ sku: 'B' });

test('nothing stays of a cart that was ordered as it is', () => {
  expect(withoutOrdered([camera, keypad], [camera, keypad])).toEqual([]);
});

test('what came into the cart meanwhile stays', () => {
  const more = { ...camera, quantity: 5 };
  expect(withoutOrdered([more, keypad], [camera])).toEqual([{ ...camera, quantity: 3 }, keypad]);
});

test('what was taken out meanwhile is not missed', () => {
  const fewer = { ...camera, quantity: 1 };
  expect(withoutOrdered([fewer], [camera, keypad])).toEqual([]);
});
