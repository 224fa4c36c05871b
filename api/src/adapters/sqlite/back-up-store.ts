import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { makeFolder, makePrivateFolder } from '../files/make-folder.ts';
import { syncToDisk, syncTreeToDisk } from '../files/sync-to-disk.ts';
import {
  type BackupManifest,
  BackupRefused,
  hashesOf,
  inspectCopy,
  isEmpty,
  isThere,
  MANIFEST,
  priceListFile,
  storeFiles,
} from './backup-folder.ts';

/**
 * All pages in one step. With several steps, a write by another connection in between would restart
 * the backup.
 */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies the embedded store into a new folder while it is in use: the main file in one consistent
 * state, the price lists that it points at, the hash of the admin password and the table of search words.
 * The folder exists only once the copy is complete and has been checked. Rejects with `BackupRefused`.
 */
export async function backUpStore(dataDir: string, folder: string): Promise<BackupManifest> {
  const main = join(dataDir, storeFiles.main);
  if (!(await isThere(main))) throw new BackupRefused(`There is no store in ${dataDir}.`);
  if (!(await isEmpty(folder))) throw new BackupRefused(`The folder ${folder} is not empty.`);
  const draft = `${resolve(folder)}.partial`;
  await rm(draft, { recursive: true, force: true });
  await makePrivateFolder(draft);
  await makeFolder(join(draft, storeFiles.priceLists));
  await copyMainFile(main, join(draft, storeFiles.main));
  await copyPriceLists(dataDir, draft);
  for (const part of [storeFiles.admin, storeFiles.searchWords]) {
    const file = join(dataDir, part);
    if (await isThere(file)) await cp(file, join(draft, part));
  }
  const counted = inspectCopy(draft);
  const files = await hashesOf(draft);
  const manifest = { madeAt: new Date().toISOString(), ...counted, files };
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  await syncTreeToDisk(draft);
  await rm(folder, { recursive: true, force: true });
  await rename(draft, folder);
  await syncToDisk(dirname(draft));
  return manifest;
}

async function copyMainFile(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from);
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** The files of price lists never change, but an import may delete the oldest version meanwhile. */
async function copyPriceLists(dataDir: string, draft: string): Promise<void> {
  const main = new DatabaseSync(join(draft, storeFiles.main));
  try {
    const active = activeVersion(main);
    leaveOutStaged(main);
    const versions = main.prepare('SELECT id FROM price_list_versions ORDER BY activation').all();
    for (const { id } of versions) {
      const from = priceListFile(dataDir, String(id));
      if (await isThere(from)) {
        await cp(from, priceListFile(draft, String(id)));
      } else if (id === active) {
        throw new BackupRefused('The price list was replaced meanwhile. Please try again.');
      } else {
        main.prepare('DELETE FROM price_list_versions WHERE id = ?').run(String(id));
      }
    }
    // One self-contained file, without a log beside it.
    main.exec('PRAGMA journal_mode = DELETE');
  } finally {
    main.close();
  }
}

/** False for a store of an older program, whose newest version is the active one. */
const hasChanges = (main: DatabaseSync): boolean =>
  main.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'price_list_changes'").get() !== undefined;

function activeVersion(main: DatabaseSync): unknown {
  const newest = hasChanges(main)
    ? 'SELECT version_id AS id FROM price_list_changes ORDER BY number DESC LIMIT 1'
    : 'SELECT id FROM price_list_versions ORDER BY activation DESC LIMIT 1';
  return main.prepare(newest).get()?.id;
}

/** A preview ends within the hour, and its file may go while it is copied. */
function leaveOutStaged(main: DatabaseSync): void {
  if (!hasChanges(main)) return;
  main.exec(`
    DELETE FROM price_list_versions WHERE id IN (SELECT id FROM price_list_staged);
    DELETE FROM price_list_staged;`);
}
