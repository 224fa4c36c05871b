import { describe, expect, test } from 'vitest';
import type { PriceListStore } from '../../src/domain/catalogue/ports.ts';
import { activateSealed, aProduct, importProducts, products } from '../builders.ts';
import { collect } from '../collect.ts';
import type { OpenedStore } from './opened-store.ts';

const TODAY = '2025-06-01T06:00:00.000Z';

const skusOf = async (priceLists: PriceListStore, versionId: string) =>
  (await collect(priceLists.products(versionId))).flat().map(({ sku }) => sku);

export function describePriceLists(opened: () => OpenedStore): void {
  describe('price lists', () => {
    test('has no active list at first', async () => {
      expect(await opened().store.priceLists.active()).toBeUndefined();
    });

    test('activates a list and gives back its products as they were', async () => {
      const { priceLists } = opened().store;
      const writer = await priceLists.begin();
      const product = aProduct({ name: 'Kabel „süß“ 5 m', cost: 0, price: 1 });
      await writer.add([product]);
      await writer.add([aProduct({ sku: 'B' })]);
      const version = await activateSealed(priceLists, await writer.seal(TODAY));
      expect(version).toEqual({ id: writer.versionId, importedAt: TODAY, productCount: 2 });
      expect(await priceLists.active()).toEqual(version);
      expect(await priceLists.find(version.id, [product.sku])).toEqual([product]);
    });

    test('shows nothing of a list before it is activated', async () => {
      const { priceLists } = opened().store;
      const before = await importProducts(priceLists, products(1));
      const writer = await priceLists.begin();
      await writer.add(products(5));
      expect(await priceLists.active()).toEqual(before);
      await expect(skusOf(priceLists, writer.versionId)).rejects.toThrow('is not there');
      await expect(priceLists.find(writer.versionId, ['SKU-00000'])).rejects.toThrow(
        'is not there',
      );
      await writer.discard();
    });

    test('reads products in batches, ordered by SKU', async () => {
      const { priceLists } = opened().store;
      const list = products(2500);
      const { id } = await importProducts(priceLists, list.toReversed());
      const batches = await collect(priceLists.products(id));
      expect(batches.map(({ length }) => length)).toEqual([1000, 1000, 500]);
      expect(batches.flat()).toEqual(list);
    });

    test('lets other work run between batches of products', async () => {
      const { priceLists } = opened().store;
      const { id } = await importProducts(priceLists, products(2500));
      let turns = 0;
      let next = setImmediate(function turn() {
        turns += 1;
        next = setImmediate(turn);
      });
      const batches = await collect(priceLists.products(id));
      clearImmediate(next);
      expect(turns).toBeGreaterThanOrEqual(batches.length - 1);
    });

    test('orders SKUs by their characters, upper case first', async () => {
      const { priceLists } = opened().store;
      const skus = ['a', 'B', '10', '9', 'A-1', 'é'];
      const { id } = await importProducts(
        priceLists,
        skus.map((sku) => aProduct({ sku })),
      );
      expect(await skusOf(priceLists, id)).toEqual(['10', '9', 'A-1', 'B', 'a', 'é']);
    });

    test('leaves out SKUs that the list does not have', async () => {
      const { priceLists } = opened().store;
      const { id } = await importProducts(priceLists, products(3));
      const found = await priceLists.find(id, ['NOPE', 'SKU-00002', "'; DROP TABLE", 'sku-00001']);
      expect(found.map(({ sku }) => sku)).toEqual(['SKU-00002']);
      expect(await priceLists.find(id, [])).toEqual([]);
    });

    test('throws for a version that never existed', async () => {
      const { priceLists } = opened().store;
      await expect(skusOf(priceLists, 'nope')).rejects.toThrow('is not there');
      await expect(priceLists.find('../store', ['A'])).rejects.toThrow('is not there');
    });

    test('keeps the last of products with one SKU, and tells which one each of them replaced', async () => {
      const { priceLists } = opened().store;
      const writer = await priceLists.begin();
      const made = (sku: string, price: number) => aProduct({ sku, price });
      expect(await writer.add([made('A', 1), made('B', 2)])).toEqual([]);
      const again = [made('C', 3), made('A', 4), made('C', 5), made('A', 6), made('a', 7)];
      expect(await writer.add(again)).toEqual([
        { at: 1, earlier: made('A', 1) },
        { at: 2, earlier: made('C', 3) },
        { at: 3, earlier: made('A', 4) },
      ]);
      const version = await activateSealed(priceLists, await writer.seal(TODAY));
      expect(version.productCount).toBe(4);
      const list = (await collect(priceLists.products(version.id))).flat();
      expect(list).toEqual([made('A', 6), made('B', 2), made('C', 5), made('a', 7)]);
    });

    test('forgets a discarded list and keeps the active one', async () => {
      const { priceLists } = opened().store;
      const before = await importProducts(priceLists, products(2));
      const writer = await priceLists.begin();
      await writer.add(products(10));
      await writer.discard();
      await writer.discard();
      expect(await priceLists.active()).toEqual(before);
      await expect(skusOf(priceLists, writer.versionId)).rejects.toThrow('is not there');
    });

    test('gives versions ids that sort by the time of their import', async () => {
      const { priceLists } = opened().store;
      const ids: string[] = [];
      for (let round = 0; round < 3; round++) {
        ids.push((await importProducts(priceLists, products(1))).id);
        await new Promise((done) => setTimeout(done, 2));
      }
      expect(ids.toSorted()).toEqual(ids);
      expect(new Set(ids).size).toBe(3);
    });

    test('keeps the newest five versions', async () => {
      const { priceLists } = opened().store;
      const ids: string[] = [];
      for (let count = 1; count <= 6; count++) {
        ids.push((await importProducts(priceLists, products(count))).id);
      }
      const [oldest = '', ...kept] = ids;
      await expect(skusOf(priceLists, oldest)).rejects.toThrow('is not there');
      for (const [index, id] of kept.entries()) {
        expect(await skusOf(priceLists, id)).toHaveLength(index + 2);
      }
    });

    test('keeps the active list after every handle was closed', async () => {
      const { store, another } = opened();
      const version = await importProducts(store.priceLists, products(3));
      await store.close();
      const reopened = await another();
      expect(await reopened.priceLists.active()).toEqual(version);
      expect(await skusOf(reopened.priceLists, version.id)).toHaveLength(3);
      await reopened.close();
    });
  });
}
