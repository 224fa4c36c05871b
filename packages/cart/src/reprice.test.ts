import { describe, expect, it } from 'vitest';
import { reprice } from './cart.ts';
import { aLine, aProduct } from './testing/builders.ts';

describe('repricing', () => {
  it('keeps a cart whose prices still hold', () => {
    const cart = [aLine({ quantity: 4 })];
    expect(reprice(cart, [aProduct()])).toEqual({ cart, changed: [], gone: [] });
  });

  it('takes price and name of now and keeps the quantity', () => {
    const now = aProduct({ Price: 900, Product: 'Dome camera, 4MP' });
    expect(reprice([aLine({ quantity: 4 })], [now])).toEqual({
      cart: [{ ...now, quantity: 4 }],
      changed: ['CAM-4MP'],
      gone: [],
    });
  });

  it('says nothing of a price that differs by less than a cent', () => {
    const { changed } = reprice([aLine({ Price: 0.3 })], [aProduct({ Price: 0.1 + 0.2 })]);
    expect(changed).toEqual([]);
  });

  it('says nothing of a new name', () => {
    expect(reprice([aLine()], [aProduct({ Product: 'New name' })]).changed).toEqual([]);
  });

  it('drops what is no longer listed and names it', () => {
    const siren = aLine({ Sku: 'SIR-12V', Product: 'Siren 12 V' });
    expect(reprice([aLine(), siren], [aProduct()])).toEqual({
      cart: [aLine()],
      changed: [],
      gone: ['Siren 12 V'],
    });
  });

  it('keeps the order of the cart', () => {
    const [a, b] = [aLine({ Sku: 'A' }), aLine({ Sku: 'B' })];
    const listed = [aProduct({ Sku: 'B' }), aProduct({ Sku: 'X' }), aProduct({ Sku: 'A' })];
    expect(reprice([a, b], listed).cart.map(({ Sku }) => Sku)).toEqual(['A', 'B']);
  });
});
