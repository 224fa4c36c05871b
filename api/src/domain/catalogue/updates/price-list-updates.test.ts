import { beforeEach, describe, expect, test } from 'vitest';
import { chunksOf, dumpOfRows, goodRows } from '../../../../testing/dumps.ts';
import { memoryStore } from '../../../../testing/memory-store.ts';
import { movingClock } from '../../../../testing/moving-clock.ts';
import { importPriceList, previewPriceList } from '../import/import-price-list.ts';
import type { PriceListStore } from '../ports.ts';
import { applyPreview, cancelPreview, discardOldPreviews, openPreviews } from './apply-preview.ts';
import { readHistory, undoChange } from './undo-change.ts';

const MINUTE = 60_000;

let priceLists: PriceListStore;
let clock: ReturnType<typeof movingClock>;
beforeEach(() => {
  ({ priceLists } = memoryStore());
  clock = movingClock();
});

const requestFor = (count: number, name = `${count}.sql`) => ({
  chunks: chunksOf(new TextEncoder().encode(dumpOfRows(goodRows(count))), 1000),
  source: { who: 'admin', file: { name, sha256: 'f'.repeat(64) } },
  priceLists,
  clock,
  confirmed: true,
});

async function importList(count: number): Promise<string> {
  const imported = await importPriceList(requestFor(count));
  if (!imported.ok) throw new Error(imported.failure.message);
  return imported.value.version.id;
}

async function preview(count: number): Promise<string> {
  const previewed = await previewPriceList(requestFor(count));
  if (!previewed.ok) throw new Error(previewed.failure.message);
  return previewed.value.version.id;
}

const apply = (id: string) => applyPreview({ priceLists, clock }, id, 'sipho');
const activeCount = async () => (await priceLists.active())?.productCount;

describe('a preview', () => {
  test('changes nothing until it is applied, which is recorded with who applied it', async () => {
    await importList(10);
    const id = await preview(4);
    expect(await activeCount()).toBe(10);
    const [open] = await openPreviews({ priceLists, clock });
    expect(open?.preview).toMatchObject({
      base: 1,
      comparison: { before: 10, after: 4, removed: 6 },
      warnings: [{ kind: 'shrinks' }],
    });
    expect(await apply(id)).toMatchObject({ ok: true });
    expect(await activeCount()).toBe(4);
    const [latest] = await readHistory(priceLists);
    expect(latest?.record).toEqual({
      kind: 'import',
      who: 'sipho',
      file: { name: '4.sql', sha256: 'f'.repeat(64) },
      products: 4,
      counts: { added: 0, changed: 0, removed: 6, refused: 0 },
    });
    expect(await apply(id)).toEqual({ ok: false, failure: 'gone' });
  });

  test('of a list before another became live is refused and removed', async () => {
    await importList(10);
    const id = await preview(4);
    await importList(5);
    expect(await apply(id)).toEqual({ ok: false, failure: 'overtaken' });
    expect(await activeCount()).toBe(5);
    expect(await priceLists.previews()).toEqual([]);
  });

  test('that was cancelled is gone', async () => {
    const id = await preview(4);
    expect(await cancelPreview({ priceLists }, id)).toBe(true);
    expect(await cancelPreview({ priceLists }, id)).toBe(false);
    expect(await apply(id)).toEqual({ ok: false, failure: 'gone' });
    expect(await activeCount()).toBeUndefined();
  });

  test('ends after an hour, and the sweep removes it', async () => {
    const id = await preview(4);
    clock.pass(59 * MINUTE);
    await discardOldPreviews({ priceLists, clock });
    expect(await openPreviews({ priceLists, clock })).toHaveLength(1);
    clock.pass(2 * MINUTE);
    expect(await openPreviews({ priceLists, clock })).toEqual([]);
    expect(await apply(id)).toEqual({ ok: false, failure: 'gone' });
    expect(await priceLists.previews()).toHaveLength(1);
    await discardOldPreviews({ priceLists, clock });
    expect(await priceLists.previews()).toEqual([]);
  });

  test('makes the oldest of more than three go', async () => {
    const ids: string[] = [];
    for (let count = 1; count <= 4; count++) ids.push(await preview(count));
    const open = (await openPreviews({ priceLists, clock })).map(({ version }) => version.id);
    expect(open).toEqual(ids.slice(1).toReversed());
  });
});

describe('an undo', () => {
  const undo = (to: string, after: number) =>
    undoChange({ priceLists, clock }, { to, after, who: 'sipho' });

  test('makes the list before live again, with the counts of the change the other way round', async () => {
    const first = await importList(10);
    await importList(4);
    expect(await undo(first, 2)).toMatchObject({ ok: true, value: { productCount: 10 } });
    expect(await activeCount()).toBe(10);
    const [latest] = await readHistory(priceLists);
    expect(latest).toMatchObject({
      number: 3,
      canReturn: false,
      record: {
        kind: 'undo',
        who: 'sipho',
        file: { name: '10.sql' },
        products: 10,
        counts: { added: 6, changed: 0, removed: 0, refused: 0 },
      },
    });
  });

  test('can go further back, without counts, and forward again', async () => {
    const ids = [await importList(1), await importList(2), await importList(3)];
    expect(await undo(ids[0] ?? '', 3)).toMatchObject({ ok: true });
    expect((await readHistory(priceLists))[0]?.record).not.toHaveProperty('counts');
    expect(await undo(ids[2] ?? '', 4)).toMatchObject({ ok: true });
    expect(await activeCount()).toBe(3);
  });

  test('is refused when there was a change since the owner looked', async () => {
    const first = await importList(1);
    await importList(2);
    await importList(3);
    expect(await undo(first, 2)).toEqual({ ok: false, failure: 'overtaken' });
    expect(await activeCount()).toBe(3);
  });

  test('is refused for the live list, for a preview and for a list that is not kept', async () => {
    const oldest = await importList(1);
    for (let count = 2; count <= 6; count++) await importList(count);
    const live = (await priceLists.active())?.id ?? '';
    for (const id of [oldest, live, await preview(9), 'nope']) {
      expect(await undo(id, 6)).toEqual({ ok: false, failure: 'gone' });
    }
  });

  test('is offered once for each of the four lists before the live one', async () => {
    const ids: string[] = [];
    for (let count = 1; count <= 6; count++) ids.push(await importList(count));
    await undo(ids[3] ?? '', 6);
    const offered = (await readHistory(priceLists)).filter(({ canReturn }) => canReturn);
    expect(offered.map(({ versionId }) => versionId)).toEqual(
      [ids[5], ids[4], ids[2], ids[1]].map((id) => id ?? ''),
    );
  });
});
