import { describe, expect, test } from 'vitest';
import { importProducts } from '../../../../testing/builders.ts';
import { chunksOf, dumpOfRows, goodRows, product } from '../../../../testing/dumps.ts';
import { emptyPriceLists, memoryPriceLists } from '../../../../testing/memory-price-lists.ts';
import type { PriceListStore, StoredProduct } from '../ports.ts';
import { readRecord } from '../updates/change-record.ts';
import { importPriceList } from './import-price-list.ts';

/** A store in memory with a list `version-000001`. `fail` names the step that throws. */
async function priceListStore({
  active,
  fail,
}: {
  active?: readonly StoredProduct[];
  fail?: 'add' | 'activate' | 'acknowledge' | 'discard';
} = {}) {
  const state = emptyPriceLists();
  const memory = memoryPriceLists(state);
  if (active) await importProducts(memory, active);
  const batches: number[] = [];
  const store: PriceListStore = {
    ...memory,
    async begin() {
      const writer = await memory.begin();
      return {
        ...writer,
        async add(products) {
          if (fail === 'add') throw new Error('disk full');
          batches.push(products.length);
          return writer.add(products);
        },
        async discard() {
          if (fail === 'discard') throw new Error('cannot delete');
          return writer.discard();
        },
      };
    },
    async activate(...change) {
      if (fail === 'activate') throw new Error('store is gone');
      const activated = await memory.activate(...change);
      if (fail === 'acknowledge') throw new Error('connection lost');
      return activated;
    },
  };
  return {
    store,
    batches,
    activeId: async () => (await memory.active())?.id,
    sealed: () => [...state.sealed.keys()],
    listOf: (versionId: string) => [...(state.sealed.get(versionId)?.products.values() ?? [])],
  };
}

const clock = { now: () => new Date('2026-11-02T05:41:00Z') };

const chunks = (rows: readonly string[]) =>
  chunksOf(new TextEncoder().encode(dumpOfRows(rows)), 1000);

describe('importPriceList', () => {
  test('asks for a confirmation of warnings, and imports with it', async () => {
    const { store, activeId, sealed } = await priceListStore({
      active: [product({ sku: 'JUMP' }), product({ sku: 'SAME' })],
    });
    const request = { priceLists: store, clock };
    const rows = [
      "('JUMP', 'Camera', 'CAMERAS', 519.45, 1300.00)",
      "('SAME', 'Camera', 'CAMERAS', 519.45, 804.90)",
      "('LOSS', 'Camera', 'CAMERAS', 519.45, 500.00)",
    ];
    expect(await importPriceList({ ...request, chunks: chunks(rows) })).toEqual({
      ok: false,
      failure: {
        kind: 'unconfirmed',
        message:
          '1 price is below cost. 1 price changes by more than 50%. If the file is right, confirm that it replaces the price list.',
        warnings: [
          { kind: 'below-cost', message: '1 price is below cost.' },
          { kind: 'price-jumps', message: '1 price changes by more than 50%.' },
        ],
        before: 2,
        after: 3,
      },
    });
    expect(sealed()).toEqual(['version-000001']);
    const confirmed = await importPriceList({ ...request, chunks: chunks(rows), confirmed: true });
    expect(confirmed).toMatchObject({ ok: true });
    expect(await activeId()).toBe('version-000003');
  });

  test.each([
    [
      "('NEW', 'Camera', 'CAMERAS', 0, 0.00)",
      '1 price is now R0.00: NEW. 1 product now has no cost',
    ],
    ["('NEW', 'Camera', 'CAMERAS', NULL, 804.90)", '1 product now has no cost: NEW.'],
    ["('SAME', 'Camera', 'CAMERAS', '', 804.90)", '1 product now has no cost: SAME.'],
  ])('asks for a confirmation of %s, and imports with it', async (row, warning) => {
    const { store, activeId } = await priceListStore({ active: [product({ sku: 'SAME' })] });
    const request = { priceLists: store, clock };
    const rows = ["('SAME', 'Camera', 'CAMERAS', 519.45, 804.90)", row];
    expect(await importPriceList({ ...request, chunks: chunks(rows) })).toMatchObject({
      failure: { kind: 'unconfirmed', message: expect.stringContaining(warning) },
    });
    expect(await activeId()).toBe('version-000001');
    const confirmed = await importPriceList({ ...request, chunks: chunks(rows), confirmed: true });
    expect(confirmed).toMatchObject({ ok: true });
    // It is no news any more.
    expect(await importPriceList({ ...request, chunks: chunks(rows) })).toMatchObject({ ok: true });
  });

  test('loses against a list that became active while the file was read', async () => {
    const { store, activeId, sealed } = await priceListStore({ active: [product()] });
    async function* slowly() {
      yield* chunks(goodRows(3));
      await importProducts(store, [product()]);
    }
    const outcome = await importPriceList({ chunks: slowly(), priceLists: store, clock });
    expect(outcome).toMatchObject({ ok: false, failure: { kind: 'overtaken' } });
    expect(await activeId()).toBe('version-000003');
    expect(sealed()).not.toContain('version-000002');
  });

  test('records who imported which file, with the counts', async () => {
    const { store } = await priceListStore({ active: [product()] });
    const source = { who: 'admin', file: { name: 'list.sql', sha256: 'f'.repeat(64) } };
    const rows = ["('A-1', 'Camera', 'CAMERAS', 519.45, 804.90)", ...goodRows(2)];
    await importPriceList({ chunks: chunks(rows), priceLists: store, clock, source });
    const [change] = await store.changes(1);
    expect(change).toMatchObject({ number: 2, at: '2026-11-02T05:41:00.000Z' });
    expect(readRecord(change?.record ?? '')).toEqual({
      kind: 'import',
      ...source,
      products: 3,
      counts: { added: 2, changed: 0, removed: 0, refused: 0 },
    });
  });

  test('activates the new products and counts the added, changed and removed ones', async () => {
    const kept = product({ sku: 'KEPT' });
    const { store, activeId, listOf } = await priceListStore({
      active: [
        kept,
        product({ sku: 'GONE' }),
        product({ sku: 'NAME' }),
        product({ sku: 'CATEGORY' }),
        product({ sku: 'COST' }),
        product({ sku: 'PRICE' }),
      ],
    });
    const outcome = await importPriceList({
      chunks: chunks([
        "('KEPT', 'Camera', 'CAMERAS', 519.45, 804.90)",
        "('NAME', 'Camera 2', 'CAMERAS', 519.45, 804.90)",
        "('CATEGORY', 'Camera', 'CAMERAS 2', 519.45, 804.90)",
        "('COST', 'Camera', 'CAMERAS', 519.46, 804.90)",
        "('PRICE', 'Camera', 'CAMERAS', 519.45, 804.91)",
        "('NEW', 'Camera', 'CAMERAS', 519.45, 804.90)",
        "('NEWER', 'Camera', 'CAMERAS', 519.45, 804.90)",
      ]),
      priceLists: store,
      clock,
    });
    expect(outcome).toEqual({
      ok: true,
      value: {
        version: { id: 'version-000002', importedAt: '2026-11-02T05:41:00.000Z', productCount: 7 },
        report: {
          read: 7,
          accepted: 7,
          refused: 0,
          refusals: [],
          repeated: 0,
          repeats: [],
          unusedTables: [],
          endIsMarked: true,
        },
        changes: { added: 2, changed: 4, removed: 1 },
        lostPredecessor: undefined,
      },
    });
    expect(await activeId()).toBe('version-000002');
    expect(listOf('version-000002')[0]).toEqual(kept);
  });

  test('counts a product that came again by its last row alone', async () => {
    const same = "'Camera', 'CAMERAS', 519.45, 804.90)";
    const other = "'Camera', 'CAMERAS', 519.45, 1.00)";
    const skus = ['SAME', 'OTHER', 'GONE'];
    const { store, listOf } = await priceListStore({ active: skus.map((sku) => product({ sku })) });
    const outcome = await importPriceList({
      chunks: chunks(
        [`SAME', ${other}`, `OTHER', ${same}`, `NEW', ${other}`]
          .concat(`SAME', ${same}`, `OTHER', ${other}`, `NEW', ${same}`, `NEW', ${other}`)
          .map((row) => `('${row}`),
      ),
      priceLists: store,
      clock,
      confirmed: true,
    });
    expect(outcome).toMatchObject({
      value: {
        report: { read: 7, accepted: 3, repeated: 4 },
        changes: { added: 1, changed: 1, removed: 1 },
      },
    });
    expect(listOf('version-000002').map(({ sku, price }) => [sku, price])).toEqual([
      ['SAME', 80490],
      ['OTHER', 100],
      ['NEW', 100],
    ]);
  });

  test('replaces an active list that cannot be read and counts every product as added', async () => {
    const { store, activeId } = await priceListStore({ active: [product({ sku: 'KEPT' })] });
    const damaged: PriceListStore = {
      ...store,
      async *products(versionId) {
        yield* store.products(versionId);
        throw new Error('the file is damaged');
      },
    };
    const outcome = await importPriceList({
      chunks: chunks(["('KEPT', 'Camera', 'CAMERAS', 519.45, 804.90)"]),
      priceLists: damaged,
      clock,
    });
    expect(outcome).toMatchObject({
      value: {
        changes: { added: 1, changed: 0, removed: 0 },
        lostPredecessor: 'the file is damaged',
      },
    });
    expect(await activeId()).toBe('version-000002');
  });

  test('writes a first list in batches of 500 and counts every product as added', async () => {
    const { store, batches } = await priceListStore();
    const progress: number[] = [];
    const rows = goodRows(1234);
    const outcome = await importPriceList({
      chunks: chunks(rows),
      priceLists: store,
      clock,
      onProgress: (read) => progress.push(read),
    });
    expect(outcome).toMatchObject({
      ok: true,
      value: { changes: { added: 1234, changed: 0, removed: 0 } },
    });
    expect(batches).toEqual([500, 500, 234]);
    expect(progress.at(-1)).toBe(dumpOfRows(rows).length);
  });

  test.each([
    ['structure', [...goodRows(600), "('A', 'Cam"]],
    ['too-many-refusals', [...goodRows(600), ...Array<string>(7).fill("('', 'C', 'C', 1, 2)")]],
  ])('keeps the old list when the file fails with %s', async (kind, rows) => {
    const { store, activeId, sealed, listOf } = await priceListStore({ active: [product()] });
    const outcome = await importPriceList({ chunks: chunks(rows), priceLists: store, clock });
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(await activeId()).toBe('version-000001');
    expect(sealed()).toEqual(['version-000001']);
    expect(listOf('version-000001')).toEqual([product()]);
  });

  test('keeps the old list and rethrows the fault when the store or the upload breaks', async () => {
    async function* broken() {
      yield* chunks(goodRows(600));
      throw new Error('upload aborted');
    }
    for (const [fail, source, message] of [
      ['add', chunks(goodRows(1)), 'disk full'],
      ['activate', chunks(goodRows(1)), 'store is gone'],
      [undefined, broken(), 'upload aborted'],
    ] as const) {
      const { store, activeId, sealed } = await priceListStore({
        active: [product()],
        ...(fail && { fail }),
      });
      const importing = importPriceList({ chunks: source, priceLists: store, clock });
      await expect(importing).rejects.toThrow(message);
      expect(await activeId()).toBe('version-000001');
      expect(sealed()).toEqual(['version-000001']);
    }
  });

  test('does not discard a list that became active although its activation threw', async () => {
    const { store, activeId, listOf } = await priceListStore({ active: [], fail: 'acknowledge' });
    const importing = importPriceList({ chunks: chunks(goodRows(1)), priceLists: store, clock });
    await expect(importing).rejects.toThrow('connection lost');
    expect(await activeId()).toBe('version-000002');
    expect(listOf('version-000002')).toHaveLength(1);
  });

  test('throws both faults when the clean-up fails too', async () => {
    const { store } = await priceListStore({ fail: 'discard' });
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('upload aborted')),
    });
    const importing = importPriceList({ chunks: broken, priceLists: store, clock });
    await expect(importing).rejects.toMatchObject({
      errors: [new Error('upload aborted'), new Error('cannot delete')],
    });
  });
});
