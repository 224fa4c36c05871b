import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { makePrivateFolder } from '../files/make-folder.ts';
import { syncTreeToDisk } from '../files/sync-to-disk.ts';
import {
  type BackupManifest,
  BackupRefused,
  hashesOf,
  inspectCopy,
  isEmpty,
  isThere,
  readManifest,
  storeFiles,
} from './backup-folder.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { storeParts, swapStore, undoSwap } from './store-swap.ts';

/**
 * Replaces a store that no program has open by a backup. Other files in the data folder stay.
 * Rejects with `BackupRefused`; then nothing has changed, except that it has cleaned up after an
 * earlier restore that was killed.
 * @param force replaces a store; without it the data folder must be empty.
 */
export async function restoreStore(
  folder: string,
  dataDir: string,
  { force = false } = {},
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  refuseNewer(folder, manifest);
  await undoSwap(dataDir);
  const draft = join(dataDir, 'restore.partial');
  await rm(draft, { recursive: true, force: true });
  if (!force && !(await isEmpty(dataDir))) {
    throw new BackupRefused(`${dataDir} is not empty. Add --force to replace the store in it.`);
  }
  await makePrivateFolder(dataDir);
  await refuseWhenOpen(dataDir);
  try {
    await copyChecked(folder, draft, manifest);
    // The site may have been started while the copy was made.
    await refuseWhenOpen(dataDir);
    for await (const _ of swapStore(draft, dataDir));
  } catch (fault) {
    await undoSwap(dataDir);
    throw fault;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return manifest;
}

function refuseNewer(folder: string, { schemaVersion }: BackupManifest): void {
  if (schemaVersion <= SCHEMA_VERSION) return;
  throw new BackupRefused(
    `A newer program made the backup in ${folder} (schema ${schemaVersion}, this program knows ${SCHEMA_VERSION}).`,
  );
}

async function copyChecked(folder: string, draft: string, manifest: BackupManifest): Promise<void> {
  await mkdir(draft);
  for (const part of await readdir(folder)) {
    if (!storeParts.includes(part)) continue;
    await cp(join(folder, part), join(draft, part), { recursive: true });
  }
  const { schemaVersion, leads, priceLists, files } = manifest;
  const isAsPromised =
    isDeepStrictEqual(inspectCopy(draft), { schemaVersion, leads, priceLists }) &&
    (files === undefined || isDeepStrictEqual(await hashesOf(draft), files));
  if (!isAsPromised) {
    throw new BackupRefused(`The backup in ${folder} does not match its manifest.`);
  }
  await syncTreeToDisk(draft);
}

/**
 * Leaving WAL mode needs exclusive access to the file, which fails while another process has it
 * open.
 */
async function refuseWhenOpen(dataDir: string): Promise<void> {
  const file = join(dataDir, storeFiles.main);
  if (!(await isThere(file))) return;
  const main = new DatabaseSync(file, { timeout: 500 });
  try {
    main.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    // A damaged store is a reason to restore one.
    if (!String(cause).includes('locked')) return;
    throw new BackupRefused(`A program has the store in ${dataDir} open. Stop it first.`, {
      cause,
    });
  } finally {
    main.close();
  }
}
