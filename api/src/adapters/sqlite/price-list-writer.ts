import type { PriceListWriter } from '../../domain/catalogue/ports.ts';
import { newVersionId } from '../version-ids.ts';
import { createPriceListFile } from './price-list-file.ts';
import type { PriceListFolder } from './price-list-folder.ts';
import type { PriceListVersions } from './price-list-versions.ts';

/** Starts a version: its file is complete and on the disk before the main file points at it. */
export async function beginPriceList(
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
    async activate(importedAt) {
      const productCount = file.finish();
      await folder.makeDurable(versionId);
      const version = { id: versionId, importedAt, productCount };
      for (const forgotten of versions.activate(version)) {
        // The new list is already active. A file that cannot be removed now is removed when a store
        // is opened.
        await folder.remove(forgotten).catch(() => undefined);
      }
      return version;
    },
    async discard() {
      if (versions.has(versionId)) return;
      file.abort();
      await folder.remove(versionId);
    },
  };
}
