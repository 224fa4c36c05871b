import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { product } from '../../../../testing/dumps.ts';
import type { StoredProduct } from '../ports.ts';
import { compareLists, compareSkus, LISTED } from './compare-lists.ts';
import { warningsOf } from './list-warnings.ts';

async function* batchesOf(list: readonly StoredProduct[], size = 2) {
  const sorted = list.toSorted((one, other) => compareSkus(one.sku, other.sku));
  for (let from = 0; from < sorted.length; from += size) yield sorted.slice(from, from + size);
}

const compare = (before: readonly StoredProduct[], after: readonly StoredProduct[]) =>
  compareLists(batchesOf(before), batchesOf(after, 3));

const many = (count: number, price: (at: number) => number, cost = 1) =>
  Array.from({ length: count }, (_, at) =>
    product({ sku: `SKU-${String(at).padStart(4, '0')}`, price: price(at), cost }),
  );

describe('a comparison of two lists', () => {
  test('names what was added and removed, and counts what changed', async () => {
    const kept = ['SAME', 'NAME', 'CATEGORY', 'COST', 'PRICE'].map((sku) => product({ sku }));
    const changes: Partial<StoredProduct>[] = [
      {},
      { name: 'Camera 2' },
      { category: 'CAMERAS 2' },
      { cost: 51946 },
      { price: 80491 },
    ];
    const found = await compare(
      [...kept, product({ sku: 'GONE', price: 5 })],
      [...kept.map((each, at) => ({ ...each, ...changes[at] })), product({ sku: 'NEW' })],
    );
    expect(found).toMatchObject({
      before: 6,
      after: 6,
      added: 1,
      removed: 1,
      changed: 4,
      repriced: 1,
      jumps: 0,
      addedProducts: [{ sku: 'NEW', name: 'Camera', price: 80490 }],
      removedProducts: [{ sku: 'GONE', name: 'Camera', price: 5 }],
      priceChanges: [{ sku: 'PRICE', name: 'Camera', before: 80490, after: 80491, cost: 51945 }],
    });
  });

  test('puts the largest changes of price first, whatever their direction', async () => {
    const prices: Record<string, readonly [number, number]> = {
      A: [10_000, 15_000],
      B: [10_000, 15_001],
      C: [10_000, 1_000],
      D: [0, 1],
      E: [10_000, 9_000],
    };
    const listed = (at: 0 | 1) =>
      Object.entries(prices).map(([sku, pair]) => product({ sku, price: pair[at], cost: 0 }));
    const found = await compare(listed(0), listed(1));
    expect(found.priceChanges.map(({ sku }) => sku)).toEqual(['D', 'C', 'B', 'A', 'E']);
    // Half more is no jump yet; from nothing to something is one.
    expect(found.jumps).toBe(3);
  });

  test('lists the hundred largest of many and counts all', async () => {
    const found = await compare(
      many(500, () => 1000),
      many(500, (at) => 1000 + at),
    );
    expect(found.repriced).toBe(499);
    expect(found.priceChanges).toHaveLength(LISTED);
    expect(found.priceChanges[0]).toMatchObject({ after: 1499 });
    expect(found.priceChanges.at(-1)).toMatchObject({ after: 1400 });
    const grown = await compare(
      [],
      many(500, () => 1000),
    );
    expect(grown).toMatchObject({ before: 0, after: 500, added: 500 });
    expect(grown.addedProducts).toHaveLength(LISTED);
  });

  test('finds prices below cost that are new, and not those that were accepted before', async () => {
    const below = { cost: 100, price: 90 };
    const found = await compare(
      [
        product({ sku: 'OLD', ...below }),
        product({ sku: 'COST', cost: 80, price: 90 }),
        product({ sku: 'PRICE', cost: 100, price: 200 }),
        product({ sku: 'FINE', cost: 100, price: 200 }),
      ],
      [
        product({ sku: 'OLD', ...below, name: 'Renamed' }),
        product({ sku: 'COST', ...below }),
        product({ sku: 'PRICE', cost: 100, price: 10 }),
        product({ sku: 'FINE', cost: 100, price: 100 }),
        product({ sku: 'NEW', ...below }),
      ],
    );
    expect(found.belowCost).toBe(3);
    expect(found.belowCostProducts.map(({ sku }) => sku)).toEqual(['PRICE', 'COST', 'NEW']);
  });

  test('finds products that are new at R0.00 or without cost, and those that become so', async () => {
    const found = await compare(
      [
        product({ sku: 'OLD', cost: 0, price: 0 }),
        product({ sku: 'COST', cost: 80, price: 90 }),
        product({ sku: 'PRICE', cost: 0, price: 200 }),
        product({ sku: 'FINE', cost: 0, price: 200 }),
      ],
      [
        product({ sku: 'OLD', cost: 0, price: 0, name: 'Renamed' }),
        product({ sku: 'COST', cost: 0, price: 90 }),
        product({ sku: 'PRICE', cost: 0, price: 0 }),
        product({ sku: 'FINE', cost: 0, price: 210 }),
        product({ sku: 'NEW', cost: 0, price: 0 }),
        product({ sku: 'NO-COST', cost: 0, price: 10 }),
      ],
    );
    expect(found.withoutPrice).toEqual({ count: 2, first: ['NEW', 'PRICE'] });
    expect(found.withoutCost).toEqual({ count: 3, first: ['COST', 'NEW', 'NO-COST'] });
  });

  test('of any two lists has the counts that comparing each SKU gives', async () => {
    const sku = fc.string({ minLength: 1, maxLength: 3, unit: 'grapheme' });
    const list = fc.uniqueArray(
      fc.record({ sku, price: fc.integer({ min: 0, max: 3 }), cost: fc.constantFrom(0, 2) }),
      { selector: (each) => each.sku, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(list, list, async (left, right) => {
        const before = new Map(left.map((each) => [each.sku, each]));
        const after = new Map(right.map((each) => [each.sku, each]));
        const both = left.filter((each) => after.has(each.sku));
        const found = await compare(left.map(product), right.map(product));
        expect(found).toMatchObject({
          before: left.length,
          after: right.length,
          added: right.filter((each) => !before.has(each.sku)).length,
          removed: left.filter((each) => !after.has(each.sku)).length,
          repriced: both.filter((each) => after.get(each.sku)?.price !== each.price).length,
        });
      }),
    );
  });

  test('ends the reading of both lists when one of them fails', async () => {
    const ended: string[] = [];
    async function* reading(name: string, fails: boolean) {
      try {
        yield [product()];
        if (fails) throw new Error('damaged');
        yield [product({ sku: 'B' })];
      } finally {
        ended.push(name);
      }
    }
    const comparing = compareLists(reading('before', true), reading('after', false));
    await expect(comparing).rejects.toThrow('damaged');
    expect(ended.toSorted()).toEqual(['after', 'before']);
  });
});

test('SKUs are ordered by code points, as the stores order them', () => {
  const ordered = ['', '10', '9', 'A-1', 'B', 'a', 'a1', 'é', '\ue000', '\uffee', '😀', '😁'];
  expect(ordered.toReversed().toSorted(compareSkus)).toEqual(ordered);
  const bytes = (text: string) => Buffer.from(text);
  expect(ordered.toSorted((one, other) => bytes(one).compare(bytes(other)))).toEqual(ordered);
});

describe('the warnings about a list', () => {
  const lists = async (before: number, after: number) =>
    compare(
      many(before, () => 10),
      many(after, () => 10),
    );

  test('name a list that loses more than a fifth, and whether its file may be cut off', async () => {
    const found = await lists(10, 7);
    const message = 'The file has 7 products, and the price list has 10.';
    expect(warningsOf(found, true)).toEqual([{ kind: 'shrinks', message }]);
    expect(warningsOf(found, false)).toEqual([
      {
        kind: 'shrinks',
        message: `${message} Nothing in the file says where it ends, so it may be cut off.`,
      },
    ]);
    expect(warningsOf(await lists(10, 8), false)).toEqual([]);
  });

  test('count prices below cost and jumps', async () => {
    const found = await compare(
      many(4, () => 100, 90),
      many(4, () => 20, 90),
    );
    expect(warningsOf(found, true).map(({ message }) => message)).toEqual([
      '4 prices are below cost.',
      '4 prices change by more than 50%.',
    ]);
  });

  test('name the first products at R0.00 and without cost', async () => {
    const one = await compare([], [product({ sku: 'FREE', price: 0 })]);
    expect(warningsOf(one, true).map(({ kind, message }) => [kind, message])).toEqual([
      ['below-cost', '1 price is below cost.'],
      ['no-price', '1 price is now R0.00: FREE.'],
    ]);
    const several = await compare(
      [],
      many(7, (at) => at && 100, 0),
    );
    expect(warningsOf(several, true).map(({ kind, message }) => [kind, message])).toEqual([
      ['no-price', '1 price is now R0.00: SKU-0000.'],
      [
        'no-cost',
        '7 products now have no cost: SKU-0000, SKU-0001, SKU-0002, SKU-0003, SKU-0004 and 2 more.',
      ],
    ]);
    const costless = await compare([], [product({ sku: 'A', cost: 0 }), product({ sku: 'B' })]);
    expect(warningsOf(costless, true).map(({ message }) => message)).toEqual([
      '1 product now has no cost: A.',
    ]);
  });

  test('are none for a first list with prices above cost', async () => {
    expect(warningsOf(await lists(0, 10), false)).toEqual([]);
  });
});
