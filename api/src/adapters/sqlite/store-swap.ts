import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncToDisk } from '../files/sync-to-disk.ts';
import { isThere, storeFiles } from './backup-folder.ts';

/** What a restore replaces. The main file leads: there is a store where it is. */
export const storeParts = [
  storeFiles.main,
  `${storeFiles.main}-wal`,
  `${storeFiles.main}-shm`,
  storeFiles.priceLists,
  storeFiles.admin,
];

/** While some parts of the old store may still be in their place. */
const leaving = (dataDir: string) => join(dataDir, 'restore.leaving');
/** Once all of them are in here. */
const old = (dataDir: string) => join(dataDir, 'restore.old');
const main = (dataDir: string) => join(dataDir, storeFiles.main);

/**
 * Puts a store in the place of another: the old parts go aside, the new ones in, and only then is
 * the old store deleted. Ended at any step, it leaves a whole store or what `undoSwap` makes one of;
 * it stops after each step that a process may be killed at.
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

/** True where a swap is under way or was ended half way: a start would find no store, or half of one. */
export const isBetweenStores = async (dataDir: string): Promise<boolean> =>
  (await isThere(leaving(dataDir))) ||
  ((await isThere(old(dataDir))) && !(await isThere(main(dataDir))));

/** Ends what an earlier swap has left: with the new store where it is whole, else with the old one. */
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
