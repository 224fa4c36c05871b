import { describe, expect, test } from 'vitest';
import { reprice } from './cart.ts';
import { aLine, aProduct } from './testing/builders.ts';

describe('repricing', () => {
  test('keeps a cart whose prices have not changed', () => {
    const cart = [aLine({ quantity: 4 })];
    expect(reprice(cart, [aProduct()])).toEqual({ cart, changed: [], gone: [] });
  });

  test('updates price and name and keeps the quantity', () => {
    const now = aProduct({ price: 90_000, name: 'Dome camera, 4MP' });
    expect(reprice([aLine({ quantity: 4 })], [now])).toEqual({
      cart: [{ ...now, quantity: 4 }],
      changed: [{ sku: 'CAM-4MP', name: 'Dome camera, 4MP', before: 80_490, now: 90_000 }],
      gone: [],
    });
  });

  test('does not report a changed name', () => {
    expect(reprice([aLine()], [aProduct({ name: 'New name' })]).changed).toEqual([]);
  });

  test('removes products that are no longer listed and reports their names', () => {
    const siren = aLine({ sku: 'SIR-12V', name: 'Siren 12 V' });
    expect(reprice([aLine(), siren], [aProduct()])).toEqual({
      cart: [aLine()],
      changed: [],
      gone: ['Siren 12 V'],
    });
  });

  test('keeps the order of the cart', () => {
    const [a, b] = [aLine({ sku: 'A' }), aLine({ sku: 'B' })];
    const listed = [aProduct({ sku: 'B' }), aProduct({ sku: 'X' }), aProduct({ sku: 'A' })];
    expect(reprice([a, b], listed).cart.map(({ sku }) => sku)).toEqual(['A', 'B']);
  });
});
