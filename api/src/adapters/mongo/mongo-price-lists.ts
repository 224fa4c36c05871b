import type { PriceListStore, PriceListWriter } from '../../domain/catalogue/ports.ts';
import { changeLists } from '../change-lists.ts';
import { inBatches } from '../in-batches.ts';
import { newVersionId } from '../version-ids.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';

/**
 * Each version has its own rows; the latest change says which one is active. The
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
      for await (const batch of inBatches((sku) => rows.after(versionId, sku))) {
        count += batch.length;
        yield batch;
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
    previews: versions.previews,
    changes: versions.changes,
    ...changeLists(versions, rows.remove),
  };
}

/** Fills a version. All of its rows are durable before the document that seals it is inserted. */
function beginPriceList(
  versionId: string,
  versions: PriceListVersions,
  rows: PriceListRows,
): PriceListWriter {
  let productCount = 0;
  return {
    versionId,
    async add(products) {
      const replacements = await rows.add(versionId, products);
      productCount += products.length - replacements.length;
      return replacements;
    },
    products: () => inBatches((sku) => rows.after(versionId, sku)),
    async seal(importedAt, preview) {
      const version = { id: versionId, importedAt, productCount };
      if (await versions.seal(version, preview)) return version;
      throw new Error(`Price list ${versionId} took too long to write and was discarded`);
    },
    async discard() {
      const mayRemove = (await versions.abandon(versionId)) || (await versions.discard(versionId));
      if (mayRemove) await rows.remove(versionId);
    },
  };
}
