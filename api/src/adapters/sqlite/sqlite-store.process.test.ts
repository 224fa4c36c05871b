import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLead, anEntry, aProduct, aReport, importProducts } from '../../../testing/builders.ts';
import { aPlanRevision } from '../../../testing/saved-plans.ts';
import {
  describeSharedStore,
  describeStore,
} from '../../../testing/store-contract/store-contract.ts';
import { URGENT } from '../../domain/outbox/ports.ts';
import { folderDown, whyFolderFailed } from '../files/data-folder-unavailable.ts';
import { openMainFile } from './main-file.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'store-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

describeStore('SQLite', async () => {
  const folder = await newFolder();
  const store = await openSqliteStore(folder);
  return {
    store,
    another: () => openSqliteStore(folder),
    cleanup: async () => {
      await store.close();
      await removeFolder(folder);
    },
  };
});

describeSharedStore('SQLite', async () => {
  const folder = await newFolder();
  return { settings: { DATA_DIR: folder }, cleanup: () => removeFolder(folder) };
});

describe('the SQLite store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await newFolder();
  });
  afterEach(() => removeFolder(folder));

  const priceListFiles = () => readdir(join(folder, 'price-lists'));

  test('creates a data folder that does not exist', async () => {
    const store = await openSqliteStore(join(folder, 'a', 'b'));
    await store.close();
    expect(await readdir(join(folder, 'a', 'b'))).toContain('store.sqlite');
  });

  test('closes an existing data folder to other users of the machine', async () => {
    await chmod(folder, 0o755);
    const store = await openSqliteStore(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await store.close();
  });

  test('commits leads with WAL and full sync, so that they survive a power cut', async () => {
    const db = openMainFile(join(folder, 'store.sqlite'), folder);
    const FULL = 2;
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: FULL });
    db.close();
  });

  test('leaves no text of a purged lead, its report or a purged plan in any file', async () => {
    const store = await openSqliteStore(folder);
    const payload = (name: string) => ({ name, message: 'x'.repeat(300) });
    for (let index = 0; index < 300; index++) {
      const old = { id: `old-${index}`, receivedAt: '2024-01-01T00:00:00.000Z' };
      await store.leads.insert(aLead({ ...old, payload: payload('Nomvula Purged') }));
      await store.leads.insert(aLead({ id: `new-${index}`, payload: payload('Sipho Kept') }));
      const report = { leadId: old.id, receivedAt: old.receivedAt };
      await store.reports.insert(aReport({ ...report, markdown: 'Report on Nomvula Purged' }));
      const plan = { token: old.id, createdAt: old.receivedAt };
      await store.plans.insert(aPlanRevision({ ...plan, responses: { who: 'Nomvula Purged' } }));
    }
    const holds = async (name: string) => {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const texts = files
        .filter((entry) => entry.isFile())
        .map((entry) => readFile(join(entry.parentPath, entry.name), 'latin1'));
      return (await Promise.all(texts)).some((text) => text.includes(name));
    };
    expect(await holds('Nomvula Purged')).toBe(true);
    await store.leads.purgeBefore('2025-01-01T00:00:00.000Z');
    expect(await holds('Nomvula Purged')).toBe(true);
    await store.reports.purgeBefore('2025-01-01T00:00:00.000Z');
    expect(await holds('Nomvula Purged')).toBe(true);
    await store.plans.purgeBefore('2025-01-01T00:00:00.000Z');
    expect(await holds('Nomvula Purged')).toBe(false);
    expect(await holds('Sipho Kept')).toBe(true);
    await store.close();
  });

  /** Makes of the store what a program of this schema left. */
  function stepBack(version: 6 | 7): void {
    const db = new DatabaseSync(join(folder, 'store.sqlite'));
    for (const column of ['reading', 'version', 'correction']) {
      db.exec(`ALTER TABLE reports DROP COLUMN ${column}`);
    }
    db.exec('ALTER TABLE reports ADD COLUMN engine_version INTEGER NOT NULL DEFAULT 1');
    db.exec('DROP TABLE photos; DROP TABLE recovery_codes; DROP TABLE passkeys');
    db.exec('ALTER TABLE mails RENAME COLUMN priority TO urgent');
    if (version === 6) db.exec('DROP TABLE price_list_changes; DROP TABLE price_list_staged');
    db.exec(`UPDATE schema_version SET version = ${version}`);
    db.close();
  }

  test('of a program without a history keeps its active list, and the lists before as changes', async () => {
    const earlier = await openSqliteStore(folder);
    const lists = [
      await importProducts(earlier.priceLists, [aProduct()]),
      await importProducts(earlier.priceLists, [aProduct(), aProduct({ sku: 'B' })]),
    ];
    await earlier.close();
    stepBack(6);
    const { priceLists, close } = await openSqliteStore(folder);
    expect(await priceLists.active()).toEqual(lists[1]);
    expect(await priceLists.changes(10)).toEqual(
      [1, 0].map((at) => ({
        number: at + 1,
        versionId: lists[at]?.id,
        version: lists[at],
        at: lists[at]?.importedAt,
        record: '{}',
      })),
    );
    const change = { after: 2, at: '2025-06-01T06:00:00.000Z', record: '{}' };
    expect(await priceLists.activate(lists[0]?.id ?? '', change)).toMatchObject({ ok: true });
    await close();
  });

  test('of a program without priorities keeps what is urgent before all else', async () => {
    const earlier = await openSqliteStore(folder);
    await earlier.outbox.enqueue([anEntry(), anEntry({ id: 'incident:staff', priority: 1 })]);
    await earlier.close();
    stepBack(7);
    const { outbox, close } = await openSqliteStore(folder);
    const due = await outbox.due('2026-01-01T00:00:00.000Z', 10);
    expect(due.map(({ id, priority }) => [id, priority])).toEqual([
      ['incident:staff', URGENT],
      [anEntry().id, undefined],
    ]);
    await close();
  });

  test('of a program that stored a version of its rules keeps its reports, and takes new ones', async () => {
    const earlier = await openSqliteStore(folder);
    await earlier.reports.insert(aReport());
    await earlier.close();
    stepBack(7);
    const { reports, close } = await openSqliteStore(folder);
    expect(await reports.get(aReport().leadId)).toStrictEqual(aReport());
    const another = aReport({ leadId: 'key-00000002' });
    expect(await reports.insert(another)).toEqual({ ok: true, value: undefined });
    await close();
  });

  test('has the files of the newest five price lists only', async () => {
    const store = await openSqliteStore(folder);
    const ids: string[] = [];
    for (let round = 0; round < 7; round++) {
      ids.push((await importProducts(store.priceLists, [aProduct()])).id);
    }
    const expected = ids.slice(-5).map((id) => `${id}.sqlite`);
    expect((await priceListFiles()).toSorted()).toEqual(expected.toSorted());
    await store.close();
  });

  test('removes the file of a discarded import', async () => {
    const store = await openSqliteStore(folder);
    const writer = await store.priceLists.begin();
    await writer.add([aProduct()]);
    expect(await priceListFiles()).toHaveLength(1);
    await writer.discard();
    expect(await priceListFiles()).toEqual([]);
    await store.close();
  });

  test('when opened removes the files of a crashed import and keeps those of a running one', async () => {
    const first = await openSqliteStore(folder);
    const { id } = await importProducts(first.priceLists, [aProduct()]);
    const running = await first.priceLists.begin();
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of ['crashed.sqlite', 'crashed.sqlite-journal']) {
      await writeFile(join(folder, 'price-lists', name), '');
      await utimes(join(folder, 'price-lists', name), hoursAgo, hoursAgo);
    }
    await utimes(join(folder, 'price-lists', `${id}.sqlite`), hoursAgo, hoursAgo);
    const second = await openSqliteStore(folder);
    const expected = [`${id}.sqlite`, `${running.versionId}.sqlite`];
    expect((await priceListFiles()).toSorted()).toEqual(expected.toSorted());
    await first.close();
    await second.close();
  });

  test('refuses a store that a newer program wrote', async () => {
    await (await openSqliteStore(folder)).close();
    const db = new DatabaseSync(join(folder, 'store.sqlite'));
    db.exec('UPDATE schema_version SET version = 99');
    db.close();
    await expect(openSqliteStore(folder)).rejects.toThrow(
      `The data folder ${folder} cannot be used: a newer program wrote it (schema 99, this program knows ${SCHEMA_VERSION}).`,
    );
  });

  test('refuses a path at which there is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const path of [file, join(file, 'below')]) {
      await expect(openSqliteStore(path)).rejects.toMatchObject({
        name: 'StoreUnavailable',
        message: `The data folder ${path} cannot be used: there is a file in its place.`,
      });
    }
  });

  test.runIf(process.platform === 'linux')(
    'refuses a path where no folder can be created',
    async () => {
      await expect(openSqliteStore('/proc/nope/below')).rejects.toMatchObject({
        name: 'StoreUnavailable',
        message: expect.stringMatching(
          /^The data folder \/proc\/nope\/below cannot be used: .+\.$/,
        ),
      });
    },
  );

  // With made-up faults, because the user who runs the tests may be allowed to write anywhere.
  test.each([
    ['EACCES', 'this user may not write to it'],
    ['EROFS', 'it is read-only'],
    ['ENOSPC', 'the disk is full'],
  ])('explains %s in words', (code, reason) => {
    const fault = Object.assign(new Error(code), { code });
    expect(whyFolderFailed('data', fault).message).toBe(
      `The data folder data cannot be used: ${reason}.`,
    );
  });

  test.each([
    ['ENOSPC', 'full', 'the disk is full'],
    ['EROFS', 'read-only', 'it is read-only'],
    [13, 'full', 'the disk is full'],
    [8 + 256 * 4, 'read-only', 'it is read-only'],
    [10 + 256 * 3, 'away', 'disk I/O error'],
    [5, 'away', 'another process keeps store.sqlite locked'],
  ])('in use, explains %s as an outage of the folder', (code, reason, words) => {
    const codes = typeof code === 'string' ? { code } : { code: 'ERR_SQLITE_ERROR', errcode: code };
    const fault = Object.assign(new Error('disk I/O error'), codes);
    expect(folderDown('data', fault)).toMatchObject({
      name: 'StoreDown',
      reason,
      message: `The data folder data cannot be used: ${words}.`,
    });
  });

  test('in use, leaves a fault that the folder does not cause as it is', () => {
    const damaged = Object.assign(new Error('malformed'), { errcode: 11 });
    expect(folderDown('data', damaged)).toBe(damaged);
  });

  test('that another process keeps locked fails instead of waiting for it', async () => {
    const store = await openSqliteStore(folder);
    const other = new DatabaseSync(join(folder, 'store.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.leads.insert(aLead())).rejects.toMatchObject({ reason: 'away' });
    other.exec('ROLLBACK');
    expect((await store.leads.insert(aLead())).ok).toBe(true);
    other.close();
    await store.close();
  });

  test('waits for a second at most for the lock of another process', () => {
    const db = openMainFile(join(folder, 'store.sqlite'), folder);
    expect(db.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 1000 });
    db.close();
  });

  test('refuses a store.sqlite that is not a database', async () => {
    await writeFile(join(folder, 'store.sqlite'), 'This is no database at all. '.repeat(100));
    await expect(openSqliteStore(folder)).rejects.toThrow('is damaged or is not a database');
  });

  test('refuses a store.sqlite that cannot be opened', async () => {
    await mkdir(join(folder, 'store.sqlite'));
    await expect(openSqliteStore(folder)).rejects.toThrow('cannot be opened or created');
  });
});
