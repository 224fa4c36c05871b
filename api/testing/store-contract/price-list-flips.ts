import { describe, expect, test } from 'vitest';
import { importProducts, products } from '../builders.ts';
import { collect } from '../collect.ts';
import type { OpenedStore } from './opened-store.ts';

export function describePriceListFlips(opened: () => OpenedStore): void {
  describe('a new price list', () => {
    test('activated at the same time as another: every handle sees the same one of the two, complete', async () => {
      const { store, another } = opened();
      const other = await another();
      const [left, right] = await Promise.all([
        importProducts(store.priceLists, products(1500, { name: 'left' })),
        importProducts(other.priceLists, products(700, { name: 'right' })),
      ]);
      const active = await store.priceLists.active();
      expect(await other.priceLists.active()).toEqual(active);
      expect([left, right]).toContainEqual(active);
      const list = (await collect(other.priceLists.products(active?.id ?? ''))).flat();
      expect(list).toHaveLength(active?.productCount ?? -1);
      expect(new Set(list.map(({ name }) => name)).size).toBe(1);
      await other.close();
    });

    test('activated during a read lets the reader finish its own version', async () => {
      const { store, another } = opened();
      const other = await another();
      const { id } = await importProducts(store.priceLists, products(3000, { name: 'old' }));
      const names: string[] = [];
      for await (const batch of store.priceLists.products(id)) {
        names.push(...batch.map(({ name }) => name));
        await importProducts(other.priceLists, products(10, { name: 'new' }));
        await store.priceLists.find((await store.priceLists.active())?.id ?? '', ['SKU-00001']);
      }
      expect(names).toHaveLength(3000);
      expect(new Set(names)).toEqual(new Set(['old']));
      await other.close();
    });

    test('is complete for readers at any moment at which it becomes active', async () => {
      const { store, another } = opened();
      const other = await another();
      await importProducts(store.priceLists, products(1200, { name: 'list 0' }));
      let flipping = true;
      const flips = (async () => {
        for (const round of [1, 2]) {
          const name = `list ${round}`;
          await importProducts(other.priceLists, products(1200 - round, { name }));
        }
        flipping = false;
      })();
      const seen = new Set<string>();
      while (flipping) {
        const active = await store.priceLists.active();
        const id = active?.id ?? '';
        const list = (await collect(store.priceLists.products(id))).flat();
        const found = await store.priceLists.find(id, ['SKU-00000', 'SKU-00700']);
        expect(list).toHaveLength(active?.productCount ?? -1);
        expect(found).toHaveLength(2);
        const names = new Set([...list, ...found].map(({ name }) => name));
        expect(names.size).toBe(1);
        seen.add(`${id} ${[...names]}`);
      }
      await flips;
      expect(seen.size).toBeGreaterThan(0);
      await other.close();
    });
  });
}
