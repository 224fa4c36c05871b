import type { PriceListStore } from '../../domain/catalogue/ports.ts';
import { newVersionId } from '../version-ids.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';
import { beginPriceList } from './price-list-writer.ts';

/**
 * One set of rows a version; which of them counts is a document of the versions. A version is
 * forgotten before its rows are removed, so a reader that finds it still there afterwards has read
 * all that it asked for.
 */
export function mongoPriceLists(versions: PriceListVersions, rows: PriceListRows): PriceListStore {
  const present = async (versionId: string) => {
    const version = await versions.get(versionId);
    if (!version) throw new Error(`Price list ${versionId} is not there`);
    return version;
  };
  return {
    active: versions.active,
    async *products(versionId) {
      const { productCount } = await present(versionId);
      let count = 0;
      let batch = await rows.after(versionId, '');
      while (batch.length > 0) {
        count += batch.length;
        yield batch;
        batch = await rows.after(versionId, batch.at(-1)?.sku ?? '');
      }
      if (count !== productCount) {
        throw new Error(`Price list ${versionId} was removed while it was read`);
      }
    },
    async find(versionId, skus) {
      const found = await rows.find(versionId, skus);
      await present(versionId);
      return found;
    },
    begin: async () => beginPriceList(newVersionId(), versions, rows),
  };
}
