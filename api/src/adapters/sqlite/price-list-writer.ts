import type { PriceListWriter } from '../../domain/catalogue/ports.ts';
import { inBatches } from '../in-batches.ts';
import { newVersionId } from '../version-ids.ts';
import { createPriceListFile } from './price-list-file.ts';
import type { PriceListFolder } from './price-list-folder.ts';
import type { PriceListVersions } from './price-list-versions.ts';

/** Starts a version: its file is complete and on the disk before the main file knows it. */
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
