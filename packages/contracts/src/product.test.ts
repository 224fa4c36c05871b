import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { encodeProduct, Product, searchProducts } from './product.ts';

const product = { Sku: 'A', Product: 'Camera', Category: 'CAMERAS', Cost: 1, Price: 2.5 };

describe('a product on the wire', () => {
  const decoded = { sku: 'A', name: 'Camera', category: 'CAMERAS', price: 250 };

  test('is decoded to cents, with its cost or without', () => {
    const { Cost, ...withoutCost } = product;
    expect(v.parse(Product, product)).toEqual({ ...decoded, cost: 100 });
    expect(v.parse(Product, withoutCost)).toStrictEqual(decoded);
  });

  test('is encoded as it was decoded', () => {
    const { Cost, ...withoutCost } = product;
    for (const wire of [product, withoutCost]) {
      expect(encodeProduct(v.parse(Product, wire))).toStrictEqual(wire);
    }
  });

  test('from a newer API is read without the members that are not known', () => {
    const newer = { ...product, Stock: { durban: 4 }, Currency: 'ZAR' };
    expect(v.parse(Product, newer)).toEqual({ ...decoded, cost: 100 });
  });

  test('may have a longer SKU than forms accept', () => {
    expect(v.is(Product, { ...product, Sku: 'x'.repeat(100) })).toBe(true);
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, '2.50', null])(
    'may not have the price %j',
    (Price) => {
      expect(v.is(Product, { ...product, Price })).toBe(false);
    },
  );
});

describe('a query of the catalogue', () => {
  test('is trimmed, and empty when there is none', () => {
    expect(v.parse(searchProducts.query, { q: '  dome ' })).toEqual({ q: 'dome' });
    expect(v.parse(searchProducts.query, {})).toEqual({ q: '' });
  });

  test('may have a term of at most a hundred characters', () => {
    expect(v.is(searchProducts.query, { q: 'x'.repeat(100) })).toBe(true);
    expect(v.is(searchProducts.query, { q: 'x'.repeat(101) })).toBe(false);
  });
});
