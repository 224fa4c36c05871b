import type { PriceListStore } from '../../domain/catalogue/ports.ts';
import { newVersionId } from '../version-ids.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';
import { beginPriceList } from './price-list-writer.ts';

/**
 * Each version has its own rows; the documents of the versions say which one is active. The
 * document of a version is deleted before its rows, so a reader that still finds the document after
 * reading has read all rows that it asked for.
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
