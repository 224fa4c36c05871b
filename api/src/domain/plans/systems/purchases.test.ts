import { expect, test } from 'vitest';
import { noProducts } from '../../../../testing/plan-builders.ts';
import type { Market, Offer } from '../market/market.ts';
import { packs, wholeUp } from './purchases.ts';

const roll = (sku: string, metres: number, price: number): Offer => ({
  sku,
  name: sku,
  category: '',
  device: 'ht-cable',
  price,
  family: '',
  figures: { metres },
  features: new Set(),
});
const list: Market = { fitting: () => [roll('short', 25, 500), roll('long', 100, 1800)] };
const wanted = { need: { device: 'ht-cable' }, size: 'metres', usual: 50 } as const;
const bought = (amounts: readonly number[], chosenFor?: readonly number[]) => {
  const { offer, quantity } = packs(list, wanted, amounts, chosenFor);
  return [offer?.sku, quantity];
};

test('rolls are those that cost least for the amount', () => {
  expect(bought([60])).toEqual(['short', 3]);
  expect(bought([90])).toEqual(['long', 1]);
});

test('amounts that are cut from rolls of their own are rounded up one by one', () => {
  expect(bought([26, 26])).toEqual(['short', 4]);
});

test('a roll chosen for another amount is bought in its own size', () => {
  expect(bought([90], [20])).toEqual(['short', 4]);
});

test('digits that binary fractions add do not count as a piece more', () => {
  expect(wholeUp(120 * 6 * 1.1)).toBe(792);
  expect(wholeUp(792.001)).toBe(793);
});

test('an amount that fills its rolls takes no roll more', () => {
  expect(packs(noProducts, wanted, [500 * 1.1]).quantity).toBe(11);
});
