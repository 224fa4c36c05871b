import { describe, expect, it } from 'vitest';
import { chunksOf, dumpOfRows, goodRows, product } from '../../../../testing/dumps.ts';
import { keepLast } from '../../../../testing/keep-last.ts';
import type { PriceListStore, PriceListVersion, StoredProduct } from '../ports.ts';
import { importPriceList } from './import-price-list.ts';

/** A store in memory. `fail` names the step of the writer that throws. */
function priceListStore({
  active,
  fail,
}: {
  active?: readonly StoredProduct[];
  fail?: 'add' | 'activate' | 'acknowledge' | 'discard';
} = {}) {
  const versions = new Map<string, readonly StoredProduct[]>();
  const batches: number[] = [];
  let current: PriceListVersion | undefined;
  if (active !== undefined) {
    versions.set('v0', active);
    current = { id: 'v0', importedAt: '2026-01-01T00:00:00.000Z', productCount: active.length };
  }
  const store: PriceListStore = {
    active: async () => current,
    async *products(versionId) {
      const list = versions.get(versionId) ?? [];
      for (let from = 0; from < list.length; from += 2) yield list.slice(from, from + 2);
    },
    find: async (versionId, skus) =>
      (versions.get(versionId) ?? []).filter(({ sku }) => skus.includes(sku)),
    begin: async () => {
      const versionId = `v${versions.size}`;
      const rows: StoredProduct[] = [];
      versions.set(versionId, rows);
      return {
        versionId,
        add: async (products) => {
          if (fail === 'add') throw new Error('disk full');
          batches.push(products.length);
          const kept = new Map(rows.map((row) => [row.sku, row]));
          const replacements = keepLast(kept, products);
          rows.splice(0, rows.length, ...kept.values());
          return replacements;
        },
        activate: async (importedAt) => {
          if (fail === 'activate') throw new Error('store is gone');
          current = { id: versionId, importedAt, productCount: rows.length };
          if (fail === 'acknowledge') throw new Error('connection lost');
          return current;
        },
        discard: async () => {
          if (fail === 'discard') throw new Error('cannot delete');
          versions.delete(versionId);
        },
      };
    },
  };
  return { store, versions, batches, activeId: () => current?.id };
}

const clock = { now: () => new Date('2026-11-02T05:41:00Z') };

const chunks = (rows: readonly string[]) =>
  chunksOf(new TextEncoder().encode(dumpOfRows(rows)), 1000);

describe('importPriceList', () => {
  it('activates the new products and counts the added, changed and removed ones', async () => {
    const kept = product({ sku: 'KEPT' });
    const { store, versions, activeId } = priceListStore({
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
        version: { id: 'v1', importedAt: '2026-11-02T05:41:00.000Z', productCount: 7 },
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
    expect(activeId()).toBe('v1');
    expect(versions.get('v1')?.[0]).toEqual(kept);
  });

  it('counts a product that came again by its last row alone', async () => {
    const same = "'Camera', 'CAMERAS', 519.45, 804.90)";
    const other = "'Camera', 'CAMERAS', 519.45, 1.00)";
    const skus = ['SAME', 'OTHER', 'GONE'];
    const { store, versions } = priceListStore({ active: skus.map((sku) => product({ sku })) });
    const outcome = await importPriceList({
      chunks: chunks(
        [`SAME', ${other}`, `OTHER', ${same}`, `NEW', ${other}`]
          .concat(`SAME', ${same}`, `OTHER', ${other}`, `NEW', ${same}`, `NEW', ${other}`)
          .map((row) => `('${row}`),
      ),
      priceLists: store,
      clock,
    });
    expect(outcome).toMatchObject({
      value: {
        report: { read: 7, accepted: 3, repeated: 4 },
        changes: { added: 1, changed: 1, removed: 1 },
      },
    });
    expect(versions.get('v1')?.map(({ sku, price }) => [sku, price])).toEqual([
      ['SAME', 80490],
      ['OTHER', 100],
      ['NEW', 100],
    ]);
  });

  it('replaces an active list that cannot be read and counts every product as added', async () => {
    const { store, activeId } = priceListStore({ active: [product({ sku: 'KEPT' })] });
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
    expect(activeId()).toBe('v1');
  });

  it('writes a first list in batches of 500 and counts every product as added', async () => {
    const { store, batches } = priceListStore();
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

  it.each([
    ['structure', [...goodRows(600), "('A', 'Cam"]],
    ['too-many-refusals', [...goodRows(600), ...Array<string>(7).fill("('', 'C', 'C', 1, 2)")]],
  ])('keeps the old list when the file fails with %s', async (kind, rows) => {
    const { store, versions, activeId } = priceListStore({ active: [product()] });
    const outcome = await importPriceList({ chunks: chunks(rows), priceLists: store, clock });
    expect(outcome).toMatchObject({ ok: false, failure: { kind } });
    expect(activeId()).toBe('v0');
    expect([...versions]).toEqual([['v0', [product()]]]);
  });

  it('keeps the old list and rethrows the fault when the store or the upload breaks', async () => {
    async function* broken() {
      yield* chunks(goodRows(600));
      throw new Error('upload aborted');
    }
    for (const [fail, source, message] of [
      ['add', chunks(goodRows(1)), 'disk full'],
      ['activate', chunks(goodRows(1)), 'store is gone'],
      [undefined, broken(), 'upload aborted'],
    ] as const) {
      const { store, versions, activeId } = priceListStore({
        active: [product()],
        ...(fail && { fail }),
      });
      const importing = importPriceList({ chunks: source, priceLists: store, clock });
      await expect(importing).rejects.toThrow(message);
      expect(activeId()).toBe('v0');
      expect([...versions.keys()]).toEqual(['v0']);
    }
  });

  it('does not discard a list that became active although its activation threw', async () => {
    const { store, versions, activeId } = priceListStore({ active: [], fail: 'acknowledge' });
    const importing = importPriceList({ chunks: chunks(goodRows(1)), priceLists: store, clock });
    await expect(importing).rejects.toThrow('connection lost');
    expect(activeId()).toBe('v1');
    expect(versions.get('v1')).toHaveLength(1);
  });

  it('throws both faults when the clean-up fails too', async () => {
    const { store } = priceListStore({ fail: 'discard' });
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('upload aborted')),
    });
    const importing = importPriceList({ chunks: broken, priceLists: store, clock });
    await expect(importing).rejects.toMatchObject({
      errors: [new Error('upload aborted'), new Error('cannot delete')],
    });
  });
});
