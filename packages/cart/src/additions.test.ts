import { CART_LINE_LIMIT } from '@app/contracts/cart-line';
import { describe, expect, test } from 'vitest';
import { beyondLimits, withAdditions } from './additions.ts';
import type { Cart } from './cart.ts';
import { aProduct, linesOf } from './testing/builders.ts';

const camera = aProduct({ sku: 'CAM', name: 'Camera' });
const additions = [{ product: camera, quantity: 3 }];

describe('a cart with additions', () => {
  test('has new products, and more of those that it had', () => {
    const before: Cart = [{ ...camera, quantity: 2 }];
    expect(withAdditions([], additions)).toEqual([{ ...camera, quantity: 3 }]);
    expect(withAdditions(before, additions)).toEqual([{ ...camera, quantity: 5 }]);
  });

  test('takes no other product when it is full, which is said', () => {
    const full = linesOf(CART_LINE_LIMIT);
    expect(withAdditions(full, additions)).toEqual(full);
    expect(beyondLimits(full, additions)).toEqual(['Camera']);
  });

  test('takes at most 999 of a product, which is said', () => {
    const many: Cart = [{ ...camera, quantity: 998 }];
    expect(withAdditions(many, additions)).toEqual([{ ...camera, quantity: 999 }]);
    expect(beyondLimits(many, additions)).toEqual(['Camera']);
    expect(beyondLimits([], additions)).toEqual([]);
  });
});
