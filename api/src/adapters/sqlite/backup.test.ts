import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLead, aProduct, aReport, importProducts } from '../../../testing/builders.ts';
import { collect } from '../../../testing/collect.ts';
import type { Store } from '../../domain/store.ts';
import { writeAdminPassword } from '../files/admin-password.ts';
import { backUpStore } from './back-up-store.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { restoreStore } from './restore-store.ts';
import { swapStore } from './store-swap.ts';

let root: string;
let store: Store;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'backup-'));
  store = await openSqliteStore(data());
});
afterEach(async () => {
  await store.close();
  await rm(root, { recursive: true, force: true });
});

const data = () => join(root, 'data');
const copy = () => join(root, 'backups', 'first');
const elsewhere = () => join(root, 'elsewhere');
const leadAt = (index: number) => aLead({ id: `key-${String(index).padStart(6, '0')}` });

async function skusOf({ priceLists }: Store): Promise<readonly string[]> {
  const active = await priceLists.active();
  const batches = await collect(priceLists.products(active?.id ?? ''));
  return batches.flat().map(({ sku }) => sku);
}

describe('a backup', () => {
  test('that is made while leads are written restores to one consistent state', async () => {
    for (const sku of ['A', 'B']) await importProducts(store.priceLists, [aProduct({ sku })]);
    await writeAdminPassword(data(), 'a password');
    await writeFile(join(data(), 'search-words.txt'), 'eye > camera\n');
    let written = 0;
    const write = async () => store.leads.insert(leadAt(written++));
    while (written < 200) await write();
    await store.reports.insert(aReport());
    let done = false;
    const making = backUpStore(data(), copy()).finally(() => {
      done = true;
    });
    while (!done) {
      await write();
      await nextTurn();
    }
    const manifest = await making;
    expect(written).toBeGreaterThan(200);
    expect(manifest.leads).toBeGreaterThanOrEqual(200);

    expect(await restoreStore(copy(), elsewhere())).toEqual(manifest);
    const restored = await openSqliteStore(elsewhere());
    const leads = await collect(restored.leads.since(''));
    expect(leads.map(({ id }) => id)).toEqual(leads.map((_, index) => leadAt(index).id));
    expect(leads).toHaveLength(manifest.leads);
    expect(leads[0]).toEqual(leadAt(0));
    expect(await restored.reports.get(aReport().leadId)).toEqual(aReport());
    expect(await skusOf(restored)).toEqual(['B']);
    await importProducts(restored.priceLists, [aProduct({ sku: 'C' })]);
    expect(await skusOf(restored)).toEqual(['C']);
    await restored.close();
    expect((await readdir(elsewhere())).toSorted()).toEqual([
      'admin.json',
      'price-lists',
      'search-words.txt',
      'store.sqlite',
    ]);
  });

  test('has the lists that the owner can go back to, and no preview', async () => {
    const lists = [];
    for (const sku of ['A', 'B']) {
      lists.push(await importProducts(store.priceLists, [aProduct({ sku })]));
    }
    const change = { after: 2, at: '2025-06-01T06:00:00.000Z', record: '{}' };
    await store.priceLists.activate(lists[0]?.id ?? '', change);
    const writer = await store.priceLists.begin();
    await writer.seal('2025-06-01T06:00:00.000Z', 'preview');
    const manifest = await backUpStore(data(), copy());
    expect(manifest.priceLists).toEqual(lists.map(({ id }) => id));
    await restoreStore(copy(), elsewhere());
    const restored = await openSqliteStore(elsewhere());
    expect(await skusOf(restored)).toEqual(['A']);
    expect(await restored.priceLists.changes(10)).toHaveLength(3);
    expect(await restored.priceLists.previews()).toEqual([]);
    await restored.close();
  });

  test('is refused in a folder that is not empty, and leaves nothing beside its own folder', async () => {
    await mkdir(copy(), { recursive: true });
    await backUpStore(data(), copy());
    await expect(backUpStore(data(), copy())).rejects.toThrow(`The folder ${copy()} is not empty.`);
    expect(await readdir(join(root, 'backups'))).toEqual(['first']);
    expect((await stat(copy())).mode & 0o777).toBe(0o700);
  });

  test('of a folder without a store is refused', async () => {
    await expect(backUpStore(elsewhere(), copy())).rejects.toThrow(
      `There is no store in ${elsewhere()}.`,
    );
  });
});

describe('a restore', () => {
  beforeEach(async () => {
    await store.leads.insert(leadAt(1));
    await importProducts(store.priceLists, [aProduct({ sku: 'OLD' })]);
    await backUpStore(data(), copy());
    await store.leads.insert(leadAt(2));
    await importProducts(store.priceLists, [aProduct({ sku: 'NEW' })]);
  });

  test('replaces a store only with force, and keeps other files in the folder', async () => {
    await store.close();
    await writeFile(join(data(), 'other.txt'), 'stays');
    await expect(restoreStore(copy(), data())).rejects.toThrow(
      `${data()} is not empty. Add --force to replace the store in it.`,
    );
    await restoreStore(copy(), data(), { force: true });
    expect(await readdir(data())).toContain('other.txt');
    store = await openSqliteStore(data());
    expect(await collect(store.leads.since(''))).toEqual([leadAt(1)]);
    expect(await skusOf(store)).toEqual(['OLD']);
  });

  test('of a backup that a newer program made is refused', async () => {
    await store.close();
    const manifest = join(copy(), 'backup.json');
    const kept = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify({ ...kept, schemaVersion: 99 }));
    await expect(restoreStore(copy(), data(), { force: true })).rejects.toThrow(
      `A newer program made the backup in ${copy()} (schema 99, this program knows ${SCHEMA_VERSION}).`,
    );
  });

  test('that is killed at any step leaves the old store or the new one', async () => {
    await store.close();
    const untouched = join(root, 'untouched');
    await cp(data(), untouched, { recursive: true });
    const outcomes: string[] = [];
    for (let steps = 0; ; steps++) {
      await rm(data(), { recursive: true });
      await cp(untouched, data(), { recursive: true });
      if (!(await swapUpTo(steps))) break;
      const started = await openSqliteStore(data()).catch((fault: Error) => fault);
      if (started instanceof Error) {
        expect(started.message).toBe(
          `The data folder ${data()} cannot be used: a restore was interrupted; run npm run restore again.`,
        );
        // Without --force it only cleans up after the killed restore.
        await expect(restoreStore(copy(), data())).rejects.toThrow('is not empty');
      } else {
        await started.close();
      }
      store = await openSqliteStore(data());
      expect(await readdir(data())).not.toContain('restore.old');
      outcomes.push(`${started instanceof Error ? 'refused' : 'started'} ${await skusOf(store)}`);
      await store.close();
      await restoreStore(copy(), data(), { force: true });
      store = await openSqliteStore(data());
      expect(await skusOf(store)).toEqual(['OLD']);
      await store.close();
      expect((await readdir(data())).toSorted()).toEqual(['price-lists', 'store.sqlite']);
    }
    expect([...new Set(outcomes)]).toEqual(['started NEW', 'refused NEW', 'started OLD']);
  });

  /** Runs the first steps of a swap; false when the swap has fewer steps. */
  async function swapUpTo(steps: number): Promise<boolean> {
    const draft = join(data(), 'restore.partial');
    await mkdir(draft);
    for (const part of ['store.sqlite', 'price-lists']) {
      await cp(join(copy(), part), join(draft, part), { recursive: true });
    }
    const swap = swapStore(draft, data());
    for (let step = 0; step < steps; step++) {
      if ((await swap.next()).done) return false;
    }
    return true;
  }

  test('is refused while a program has the store open', async () => {
    await expect(restoreStore(copy(), data(), { force: true })).rejects.toThrow(
      `A program has the store in ${data()} open. Stop it first.`,
    );
    expect(await skusOf(store)).toEqual(['NEW']);
  });

  test.each(['nothing', 'half of a price list', 'half of the leads'])(
    'from a folder with %s is refused and changes nothing',
    async (what) => {
      await store.close();
      const [list = ''] = await readdir(join(copy(), 'price-lists'));
      if (what === 'nothing') await rm(join(copy(), 'backup.json'));
      else if (what.endsWith('leads')) await truncate(join(copy(), 'store.sqlite'), 8192);
      else await truncate(join(copy(), 'price-lists', list), 4096);
      await expect(restoreStore(copy(), data(), { force: true })).rejects.toMatchObject({
        name: 'BackupRefused',
      });
      store = await openSqliteStore(data());
      expect(await skusOf(store)).toEqual(['NEW']);
    },
  );
});
