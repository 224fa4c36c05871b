import { expect, test } from 'vitest';
import { aCartLine } from '../../cart/a-cart-line.ts';
import { describeCartChange } from './describe-cart-change.ts';

const camera = aCartLine();
const keypad = aCartLine({ sku: 'HL-KD', name: 'LCD keypad', price: 5050 });

test('an added product is described with its quantity and the new total', () => {
  expect(describeCartChange([], [camera])).toBe('Added Turret camera, 1 in cart. Total: R100.00.');
  expect(describeCartChange([camera, keypad], [{ ...camera, quantity: 2 }, keypad])).toBe(
    'Added Turret camera, 2 in cart. Total: R250.50.',
  );
});

test('a lower quantity and a removed product are described', () => {
  expect(describeCartChange([{ ...camera, quantity: 3 }], [{ ...camera, quantity: 2 }])).toBe(
    'Turret camera, 2 in cart. Total: R200.00.',
  );
  expect(describeCartChange([camera, keypad], [keypad])).toBe(
    'Removed Turret camera. Total: R50.50.',
  );
});

test('removing the last product is described as an empty cart', () => {
  expect(describeCartChange([camera], [])).toBe('Removed Turret camera. Your cart is empty.');
});

test('several changes at once are described without a list', () => {
  expect(describeCartChange([camera, keypad], [])).toBe(
    'Your cart has changed. Your cart is empty.',
  );
});

test('changed prices are described, a changed order of lines is not', () => {
  expect(describeCartChange([camera], [{ ...camera, price: 11_000 }])).toBe(
    'The prices in your cart have changed. Total: R110.00.',
  );
  expect(describeCartChange([camera, keypad], [{ ...keypad }, { ...camera }])).toBe('');
});
