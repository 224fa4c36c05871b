import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fieldMessages } from './failure.ts';
import {
  encodeSkus,
  Product,
  readCataloguePage,
  readCurrentPrices,
  searchProducts,
} from './product.ts';

const product = { Sku: 'A', Product: 'Camera', Category: 'CAMERAS', Cost: 1, Price: 2.5 };

describe('a product on the wire', () => {
  test('may come without its cost', () => {
    const { Cost, ...withoutCost } = product;
    expect(v.parse(Product, product)).toEqual(product);
    expect(v.parse(Product, withoutCost)).toEqual(withoutCost);
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

  test.each([
    ['7', 7],
    ['999999', 999_999],
    [undefined, 1],
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['1000000', 1],
    ['x', 1],
  ])('page %j is %i', (page, expected) => {
    const query = page === undefined ? {} : { page };
    expect(v.parse(readCataloguePage.query, query)).toEqual({ q: '', page: expected });
  });
});

describe('a query of current prices', () => {
  test('gives back the SKUs that were put in, commas and percent signs included', () => {
    const skus = ['A-1', 'B,2', '100%', 'ü/?&'];
    expect(v.parse(readCurrentPrices.query, { skus: encodeSkus(skus) })).toEqual({ skus });
  });

  test('leaves out what is empty or not encoded as it should be', () => {
    expect(v.parse(readCurrentPrices.query, { skus: ',A,%E0%A4,' })).toEqual({ skus: ['A'] });
  });

  test('may name at most 200 SKUs', () => {
    const list = (count: number) => Array(count).fill('A').join(',');
    expect(v.is(readCurrentPrices.query, { skus: list(200) })).toBe(true);
    const parsed = v.safeParse(readCurrentPrices.query, { skus: list(201) });
    expect(parsed.issues && fieldMessages(parsed.issues)).toEqual({ skus: 'At most 200 SKUs' });
  });
});
