import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';
import { syncToDisk } from '../files/sync-to-disk.ts';

const EXTENSION = '.sqlite';
const CRASHED_AFTER_MS = 60 * 60 * 1000;

/** The folder that holds one file for every version of the price list. */
export interface PriceListFolder {
  fileOf(versionId: string): string;
  /** Syncs a finished file, and its name in the folder, to the disk. */
  makeDurable(versionId: string): Promise<void>;
  /** Removes the files of a version, if there are any. */
  remove(versionId: string): Promise<void>;
  /** Versions with files that have not changed for an hour. */
  abandoned(): Promise<readonly string[]>;
}

export async function openPriceListFolder(path: string): Promise<PriceListFolder> {
  await makeFolder(path);
  await syncToDisk(dirname(path));
  const fileOf = (versionId: string) => join(path, `${versionId}${EXTENSION}`);
  return {
    fileOf,
    async makeDurable(versionId) {
      await syncToDisk(fileOf(versionId));
      await syncToDisk(path);
    },
    async remove(versionId) {
      for (const name of await readdir(path)) {
        if (versionOf(name) === versionId) await rm(join(path, name), { force: true });
      }
    },
    async abandoned() {
      const versions = new Set<string>();
      for (const name of await readdir(path)) {
        const touched = await stat(join(path, name)).catch(() => undefined);
        if (touched && Date.now() - touched.mtimeMs > CRASHED_AFTER_MS) {
          versions.add(versionOf(name));
        }
      }
      return [...versions];
    },
  };
}

/** A version's file may have a journal beside it: `<id>.sqlite-journal`. */
const versionOf = (name: string): string => name.split('.', 1)[0] ?? name;
