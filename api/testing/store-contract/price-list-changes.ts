import { describe, expect, test } from 'vitest';
import type { PriceListStore } from '../../src/domain/catalogue/ports.ts';
import { importProducts, products } from '../builders.ts';
import { collect } from '../collect.ts';
import type { OpenedStore } from './opened-store.ts';

const MORNING = '2025-06-01T06:00:00.000Z';
const NOON = '2025-06-01T10:00:00.000Z';

const change = (after: number, record = '{}') => ({ after, at: NOON, record });

async function staged(priceLists: PriceListStore, count: number, preview?: string, at = MORNING) {
  const writer = await priceLists.begin();
  await writer.add(products(count));
  return writer.seal(at, preview);
}

const countOf = async (priceLists: PriceListStore, versionId: string) =>
  (await collect(priceLists.products(versionId))).flat().length;

export function describePriceListChanges(opened: () => OpenedStore): void {
  describe('a staged price list', () => {
    test('can be read in order while it is written', async () => {
      const writer = await opened().store.priceLists.begin();
      const list = products(2500);
      await writer.add(list.toReversed());
      expect((await collect(writer.products())).flat()).toEqual(list);
      await writer.discard();
    });

    test('is told with its preview to every handle, the newest first, and visitors do not get it', async () => {
      const { store, another } = opened();
      const live = await importProducts(store.priceLists, products(1));
      const first = await staged(store.priceLists, 2, 'first');
      await staged(store.priceLists, 3);
      const second = await staged(store.priceLists, 4, 'second');
      const other = await another();
      const told = await other.priceLists.previews();
      expect(told).toHaveLength(2);
      expect(told).toContainEqual({ version: first, preview: 'first' });
      expect(told).toContainEqual({ version: second, preview: 'second' });
      expect(
        told
          .map(({ version }) => version.id)
          .toSorted()
          .toReversed(),
      ).toEqual(told.map(({ version }) => version.id));
      expect(await countOf(other.priceLists, second.id)).toBe(4);
      expect(await other.priceLists.active()).toEqual(live);
      await other.close();
    });

    test('is activated by another handle, and is not staged any more', async () => {
      const { store, another } = opened();
      const version = await staged(store.priceLists, 2, 'preview');
      const other = await another();
      expect(await other.priceLists.activate(version.id, change(0))).toEqual({
        ok: true,
        value: version,
      });
      expect(await store.priceLists.active()).toEqual(version);
      expect(await store.priceLists.previews()).toEqual([]);
      expect(await store.priceLists.discard(version.id)).toBe(false);
      expect(await countOf(store.priceLists, version.id)).toBe(2);
      await other.close();
    });

    test('is gone once it was discarded', async () => {
      const { priceLists } = opened().store;
      const version = await staged(priceLists, 2, 'preview');
      expect(await priceLists.discard(version.id)).toBe(true);
      expect(await priceLists.discard(version.id)).toBe(false);
      expect(await priceLists.previews()).toEqual([]);
      await expect(countOf(priceLists, version.id)).rejects.toThrow('is not there');
      expect(await priceLists.activate(version.id, change(0))).toEqual({
        ok: false,
        failure: 'gone',
      });
    });

    test('activated and discarded at once is either active and complete, or gone', async () => {
      const { store, another } = opened();
      const other = await another();
      for (let round = 0; round < 5; round++) {
        const after = (await store.priceLists.changes(1))[0]?.number ?? 0;
        const { id } = await staged(store.priceLists, 3, 'preview');
        const [activated, discarded] = await Promise.all([
          store.priceLists.activate(id, change(after)),
          other.priceLists.discard(id),
        ]);
        expect(discarded).toBe(!activated.ok);
        if (activated.ok) expect(await countOf(other.priceLists, id)).toBe(3);
        expect((await store.priceLists.active())?.id === id).toBe(activated.ok);
      }
      await other.close();
    });

    test('is removed by the sweep when it was sealed before a time, and stays when it is younger', async () => {
      const { priceLists } = opened().store;
      const old = await staged(priceLists, 2, 'old', MORNING);
      const young = await staged(priceLists, 3, 'young', NOON);
      const live = await importProducts(priceLists, products(1), MORNING);
      await priceLists.discardStaged(NOON);
      expect(await priceLists.previews()).toEqual([{ version: young, preview: 'young' }]);
      await expect(countOf(priceLists, old.id)).rejects.toThrow('is not there');
      expect(await priceLists.active()).toEqual(live);
    });

    test('survives imports that make old lists go', async () => {
      const { priceLists } = opened().store;
      const { id } = await staged(priceLists, 2, 'preview');
      for (let round = 0; round < 6; round++) await importProducts(priceLists, products(1));
      expect(await countOf(priceLists, id)).toBe(2);
    });

    test('sealed by its writer is removed by it, unless it was activated', async () => {
      const { priceLists } = opened().store;
      for (const isActivated of [false, true]) {
        const writer = await priceLists.begin();
        await writer.add(products(2));
        const { id } = await writer.seal(MORNING);
        if (isActivated) await priceLists.activate(id, change(0));
        await writer.discard();
        const found = countOf(priceLists, id);
        if (isActivated) expect(await found).toBe(2);
        else await expect(found).rejects.toThrow('is not there');
      }
    });
  });

  describe('changes of the price list', () => {
    test('are told with their numbers and records, the newest first', async () => {
      const { priceLists } = opened().store;
      expect(await priceLists.changes(10)).toEqual([]);
      const first = await staged(priceLists, 1);
      const second = await staged(priceLists, 2);
      await priceLists.activate(first.id, change(0, '{"a":1}'));
      await priceLists.activate(second.id, change(1, '{"b":"ü"}'));
      await priceLists.activate(first.id, change(2));
      const told = (version: typeof first, number: number, record: string) => ({
        number,
        version,
        versionId: version.id,
        at: NOON,
        record,
      });
      expect(await priceLists.changes(10)).toEqual([
        told(first, 3, '{}'),
        told(second, 2, '{"b":"ü"}'),
        told(first, 1, '{"a":1}'),
      ]);
      expect(await priceLists.changes(1)).toEqual([told(first, 3, '{}')]);
      expect(await priceLists.active()).toEqual(first);
    });

    test('after the same one: the first counts, and the list of the other can be discarded', async () => {
      const { store, another } = opened();
      const other = await another();
      await importProducts(store.priceLists, products(1));
      const lists = await Promise.all(
        [2, 3].map((count) => staged(store.priceLists, count, 'preview')),
      );
      const [left, right] = lists.map(({ id }) => id);
      const outcomes = await Promise.all([
        store.priceLists.activate(left ?? '', change(1)),
        other.priceLists.activate(right ?? '', change(1)),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes).toContainEqual({ ok: false, failure: 'overtaken' });
      const [winner, loser] = outcomes[0]?.ok ? [left, right] : [right, left];
      expect((await store.priceLists.active())?.id).toBe(winner);
      expect(await store.priceLists.discard(loser ?? '')).toBe(true);
      expect(await other.priceLists.changes(10)).toHaveLength(2);
      await other.close();
    });

    test('go back to a list that is kept, which then is kept longer', async () => {
      const { priceLists } = opened().store;
      const ids: string[] = [];
      for (let count = 1; count <= 5; count++) {
        ids.push((await importProducts(priceLists, products(count))).id);
      }
      const [oldest = '', second = ''] = ids;
      expect(await priceLists.activate(oldest, change(5))).toMatchObject({ ok: true });
      await importProducts(priceLists, products(6));
      expect(await countOf(priceLists, oldest)).toBe(1);
      await expect(countOf(priceLists, second)).rejects.toThrow('is not there');
      expect(await priceLists.activate(second, change(7))).toEqual({ ok: false, failure: 'gone' });
      const forgotten = (await priceLists.changes(10)).find(({ number }) => number === 2);
      expect(forgotten).toMatchObject({ versionId: second, version: undefined });
    });

    test('keep the newest two hundred', async () => {
      const { priceLists } = opened().store;
      const lists = [await staged(priceLists, 1), await staged(priceLists, 2)];
      for (let after = 0; after < 203; after++) {
        await priceLists.activate(lists[after % 2]?.id ?? '', change(after));
      }
      const numbers = (await priceLists.changes(1000)).map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: 200 }, (_, index) => 203 - index));
      expect(await countOf(priceLists, lists[1]?.id ?? '')).toBe(2);
    });
  });
}
