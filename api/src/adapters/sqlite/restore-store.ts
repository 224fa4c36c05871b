import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  type BackupManifest,
  BackupRefused,
  inspectCopy,
  isEmpty,
  isThere,
  readManifest,
  storeFiles,
} from './backup-folder.ts';
import { makeFolder } from './make-folder.ts';

const replaced = [
  storeFiles.main,
  `${storeFiles.main}-wal`,
  `${storeFiles.main}-shm`,
  storeFiles.priceLists,
  storeFiles.admin,
];

/**
 * Puts a backup in the place of a store that no program has open. What else is in the data folder
 * stays. Rejects with `BackupRefused`, and has then changed nothing.
 * @param force replaces a store; without it the data folder must be empty.
 */
export async function restoreStore(
  folder: string,
  dataDir: string,
  { force = false } = {},
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  if (!force && !(await isEmpty(dataDir))) {
    throw new BackupRefused(`${dataDir} is not empty. Add --force to replace the store in it.`);
  }
  await makeFolder(dataDir);
  await refuseWhenOpen(dataDir);
  const draft = join(dataDir, 'restore.partial');
  try {
    const parts = await copyChecked(folder, draft, manifest);
    for (const old of replaced) await rm(join(dataDir, old), { recursive: true, force: true });
    for (const part of parts) await rename(join(draft, part), join(dataDir, part));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return manifest;
}

/** Names of what was copied, the main file last: with it there is a whole store. */
async function copyChecked(
  folder: string,
  draft: string,
  manifest: BackupManifest,
): Promise<readonly string[]> {
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  const parts = (await readdir(folder)).filter((name) => replaced.includes(name));
  for (const part of parts) await cp(join(folder, part), join(draft, part), { recursive: true });
  const { madeAt, ...promised } = manifest;
  if (JSON.stringify(inspectCopy(draft)) !== JSON.stringify(promised)) {
    throw new BackupRefused(`The backup in ${folder} is not what it says it is.`);
  }
  return [...parts.filter((name) => name !== storeFiles.main), storeFiles.main];
}

/** Leaving the write-ahead log takes the file for oneself, which fails while others have it open. */
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
