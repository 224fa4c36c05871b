import type { Cart } from '@app/cart';
import { CART_LINE_LIMIT } from '@app/contracts/cart-line';
import type { Product } from '@app/contracts/product';
import type { BomLine } from '@app/contracts/security-plan';
import { describe, expect, test } from 'vitest';
import { beyondLimits, planForCart, withAdditions } from './plan-cart.ts';

const product = (sku: string, price = 100): Product => ({
  sku,
  name: `Product ${sku}`,
  category: 'SECURITY',
  price,
});
const line = (sku: string | undefined, quantity: number, system = 'Video'): BomLine => ({
  quantity,
  item: `Item ${sku}`,
  justification: 'Rule',
  system,
  ...(sku === undefined ? {} : { sku, unitPrice: 100, lineTotal: 100 * quantity }),
});

describe('the part of a plan that can be ordered', () => {
  test('has a product of two systems once, with both quantities', () => {
    const bom = [line('battery', 2, 'Alarm'), line('battery', 3, 'Gates')];
    expect(planForCart(bom, [product('battery')]).additions).toEqual([
      { product: product('battery'), quantity: 5 },
    ]);
  });

  test('names what has no price, is not listed any more or costs something else now', () => {
    const bom = [line(undefined, 1), line('gone', 1), line('dearer', 1), line('same', 1)];
    expect(planForCart(bom, [product('dearer', 120), product('same')])).toMatchObject({
      toBeQuoted: ['Item undefined'],
      gone: ['Item gone'],
      repriced: ['Item dearer'],
    });
  });
});

describe('the cart', () => {
  const additions = [{ product: product('camera'), quantity: 3 }];

  test('gets new products, and more of those that it has', () => {
    const before: Cart = [{ ...product('camera'), quantity: 2 }];
    expect(withAdditions([], additions)).toEqual([{ ...product('camera'), quantity: 3 }]);
    expect(withAdditions(before, additions)).toEqual([{ ...product('camera'), quantity: 5 }]);
  });

  test('that is full takes no other product, which is said', () => {
    const full: Cart = Array.from({ length: CART_LINE_LIMIT }, (_, index) => ({
      ...product(`p${index}`),
      quantity: 1,
    }));
    expect(withAdditions(full, additions)).toEqual(full);
    expect(beyondLimits(full, additions)).toEqual(['Product camera']);
  });

  test('takes at most 999 of a product, which is said', () => {
    const many: Cart = [{ ...product('camera'), quantity: 998 }];
    expect(withAdditions(many, additions)).toEqual([{ ...product('camera'), quantity: 999 }]);
    expect(beyondLimits(many, additions)).toEqual(['Product camera']);
    expect(beyondLimits([], additions)).toEqual([]);
  });
});
