import type { Product } from '@app/contracts/product';
import type { BomLine } from '@app/contracts/security-plan';
import { describe, expect, test } from 'vitest';
import { planForCart } from './plan-cart.ts';

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
