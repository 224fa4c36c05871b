import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk } from '../files/sync-to-disk.ts';
import { isThere, storeFiles } from './backup-folder.ts';

/** The files that a restore replaces. A folder has a store if it has the main file. */
export const storeParts = [
  storeFiles.main,
  `${storeFiles.main}-wal`,
  `${storeFiles.main}-shm`,
  storeFiles.priceLists,
  storeFiles.admin,
  storeFiles.searchWords,
];

/** Holds parts of the old store while others are still in their old place. */
const leaving = (dataDir: string) => join(dataDir, 'restore.leaving');
/** The name of that folder once all parts are in it. */
const old = (dataDir: string) => join(dataDir, 'restore.old');
const main = (dataDir: string) => join(dataDir, storeFiles.main);

/**
 * Replaces a store by another: the old parts are moved aside, the new ones are moved in, and only
 * then is the old store deleted. A process that dies at any step leaves a complete store or one
 * that `undoSwap` completes. Yields after each step, so that tests can stop it there.
 */
export async function* swapStore(draft: string, dataDir: string): AsyncGenerator<void> {
  const arriving = await readdir(draft);
  await mkdir(leaving(dataDir), { recursive: true });
  yield;
  for (const part of storeParts) {
    if (await isThere(join(dataDir, part))) {
      await rename(join(dataDir, part), join(leaving(dataDir), part));
      yield;
    }
  }
  await rename(leaving(dataDir), old(dataDir));
  yield;
  for (const part of arriving.toSorted(mainLast)) {
    await syncToDisk(dataDir);
    await rename(join(draft, part), join(dataDir, part));
    yield;
  }
  await syncToDisk(dataDir);
  await rm(old(dataDir), { recursive: true, force: true });
}

/**
 * True while a swap runs or after one was interrupted: a start would find no store, or half of one.
 */
export const isBetweenStores = async (dataDir: string): Promise<boolean> =>
  (await isThere(leaving(dataDir))) ||
  ((await isThere(old(dataDir))) && !(await isThere(main(dataDir))));

/**
 * Cleans up after an interrupted swap: keeps the new store if it is complete, else puts the old one
 * back.
 */
export async function undoSwap(dataDir: string): Promise<void> {
  if (await isThere(old(dataDir))) {
    if (await isThere(main(dataDir))) return rm(old(dataDir), { recursive: true, force: true });
    for (const part of storeParts) await rm(join(dataDir, part), { recursive: true, force: true });
    await rename(old(dataDir), leaving(dataDir));
  }
  if (!(await isThere(leaving(dataDir)))) return;
  for (const part of (await readdir(leaving(dataDir))).toSorted(mainLast)) {
    await rename(join(leaving(dataDir), part), join(dataDir, part));
  }
  await syncToDisk(dataDir);
  await rm(leaving(dataDir), { recursive: true, force: true });
}

const mainLast = (a: string, b: string): number =>
  Number(a === storeFiles.main) - Number(b === storeFiles.main);
