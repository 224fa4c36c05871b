import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { describe, expect, test } from 'vitest';
import {
  addProduct,
  type Cart,
  itemCount,
  needsInstallEstimate,
  removeProduct,
  setQuantity,
} from './cart.ts';
import { aLine, aProduct, linesOf } from './testing/builders.ts';

const camera = aLine({ sku: 'CAM-4MP', quantity: 2 });
const siren = aLine({ sku: 'SIR-12V', quantity: 1 });
const cart: Cart = [camera, siren];

describe('adding a product', () => {
  test('appends a line with quantity 1', () => {
    const product = aProduct({ sku: 'PIR-8M' });
    expect(addProduct(cart, product)).toEqual([camera, siren, { ...product, quantity: 1 }]);
  });

  test('adds one to the line of the same SKU', () => {
    expect(addProduct(cart, aProduct({ sku: 'CAM-4MP' }))).toEqual([
      { ...camera, quantity: 3 },
      siren,
    ]);
  });

  test('treats SKUs that differ in case as different products', () => {
    expect(addProduct([camera], aProduct({ sku: 'cam-4mp' }))).toHaveLength(2);
  });

  test('stops at the largest quantity', () => {
    const full = [{ ...camera, quantity: QUANTITY_LIMIT }];
    expect(addProduct(full, aProduct({ sku: 'CAM-4MP' }))).toEqual(full);
  });

  test('adds no line to a full cart, but still raises the quantity of its lines', () => {
    const full = linesOf(CART_LINE_LIMIT);
    expect(addProduct(full, aProduct({ sku: 'one-more' }))).toBe(full);
    expect(addProduct(full, aProduct({ sku: 'SKU-0' }))[0]?.quantity).toBe(2);
  });

  test('fills the last free line', () => {
    const almost = linesOf(CART_LINE_LIMIT - 1);
    expect(addProduct(almost, aProduct({ sku: 'last' }))).toHaveLength(CART_LINE_LIMIT);
  });
});

describe('setting a quantity', () => {
  test('changes only the line of that SKU', () => {
    expect(setQuantity(cart, 'SIR-12V', 7)).toEqual([camera, { ...siren, quantity: 7 }]);
  });

  test.each([0, -0, -1, -999])('removes the line at %d', (quantity) => {
    expect(setQuantity(cart, 'CAM-4MP', quantity)).toEqual([siren]);
  });

  test.each([1.5, -0.5, 0.999, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'ignores %d',
    (quantity) => {
      expect(setQuantity(cart, 'CAM-4MP', quantity)).toBe(cart);
    },
  );

  test.each([
    [1, 1],
    [QUANTITY_LIMIT, QUANTITY_LIMIT],
    [QUANTITY_LIMIT + 1, QUANTITY_LIMIT],
    [1e15, QUANTITY_LIMIT],
  ])('stores %d as %d', (asked, kept) => {
    expect(setQuantity(cart, 'CAM-4MP', asked)[0]?.quantity).toBe(kept);
  });

  test('does nothing for a SKU that is not in the cart', () => {
    expect(setQuantity(cart, 'gone', 3)).toEqual(cart);
    expect(setQuantity(cart, 'gone', 0)).toEqual(cart);
  });
});

test('a line is removed by its SKU', () => {
  expect(removeProduct(cart, 'CAM-4MP')).toEqual([siren]);
  expect(removeProduct(cart, 'gone')).toEqual(cart);
});

test('the count of a cart is of items, not of lines', () => {
  expect(itemCount(cart)).toBe(3);
  expect(itemCount([])).toBe(0);
});

describe('an install estimate', () => {
  test.each(['CAMERA', 'Cameras', 'ip camera kits', 'Monitor', 'MONITORS', 'Video Displays'])(
    'is offered for %s',
    (category) => {
      expect(needsInstallEstimate([{ category: 'CABLE' }, { category }])).toBe(true);
    },
  );

  test.each(['CABLE', 'CAM ERA', 'Sirens', ''])('is not offered for %s', (category) => {
    expect(needsInstallEstimate([{ category }])).toBe(false);
  });

  test('is not offered for an empty cart', () => {
    expect(needsInstallEstimate([])).toBe(false);
  });
});
