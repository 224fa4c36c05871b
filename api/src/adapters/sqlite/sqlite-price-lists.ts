import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PriceListStore, PriceListWriter } from '../../domain/catalogue/ports.ts';
import { changeLists } from '../change-lists.ts';
import { inBatches } from '../in-batches.ts';
import { newVersionId } from '../version-ids.ts';
import {
  createPriceListFile,
  type PriceListFileReader,
  readPriceListFile,
} from './price-list-file.ts';
import type { PriceListFolder } from './price-list-folder.ts';
import type { PriceListVersions } from './price-list-versions.ts';

/** The price list store; `close` closes the files that it keeps open. */
export interface SqlitePriceLists {
  readonly store: PriceListStore;
  close(): void;
}

/** One immutable file per version; a row of the main file says which one is active. */
export function sqlitePriceLists(
  versions: PriceListVersions,
  folder: PriceListFolder,
): SqlitePriceLists {
  const open = new Map<string, PriceListFileReader>();

  const openFile = (versionId: string): PriceListFileReader => {
    // A file does not prove that the version is complete: an import may still be writing it.
    if (!versions.has(versionId)) throw new Error(`Price list ${versionId} is not there`);
    return readPriceListFile(folder.fileOf(versionId));
  };

  const closeOthers = (keptId: string): void => {
    for (const [versionId, reader] of open) {
      if (versionId === keptId) continue;
      reader.close();
      open.delete(versionId);
    }
  };

  const store: PriceListStore = {
    async active() {
      return versions.active();
    },
    async *products(versionId) {
      // A separate connection, because `find` closes the shared one when another version becomes
      // active.
      const reader = openFile(versionId);
      try {
        yield* inBatches(async (sku) => {
          await nextTurn();
          return reader.after(sku);
        });
      } finally {
        reader.close();
      }
    },
    async find(versionId, skus) {
      const reader = open.get(versionId) ?? openFile(versionId);
      open.set(versionId, reader);
      closeOthers(versionId);
      return reader.find(skus);
    },
    begin: () => beginPriceList(versions, folder),
    previews: async () => versions.previews(),
    changes: async (limit) => versions.changes(limit),
    ...changeLists(versions, folder.remove),
  };
  return { store, close: () => closeOthers('') };
}

/** Starts a version: its file is complete and on the disk before the main file knows it. */
async function beginPriceList(
  versions: PriceListVersions,
  folder: PriceListFolder,
): Promise<PriceListWriter> {
  const versionId = newVersionId();
  const file = createPriceListFile(folder.fileOf(versionId));
  return {
    versionId,
    async add(products) {
      return file.add(products);
    },
    products: () => inBatches(async (sku) => file.after(sku)),
    async seal(importedAt, preview) {
      const productCount = file.finish();
      await folder.makeDurable(versionId);
      const version = { id: versionId, importedAt, productCount };
      versions.seal(version, preview);
      return version;
    },
    async discard() {
      if (versions.has(versionId) && !versions.discard(versionId)) return;
      file.abort();
      await folder.remove(versionId);
    },
  };
}
