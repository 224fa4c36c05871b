import type { PriceListWriter } from '../../domain/catalogue/ports.ts';
import { inBatches } from '../in-batches.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';

/** Fills a version. All of its rows are durable before the document that seals it is inserted. */
export function beginPriceList(
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
      const isOurs = (await versions.abandon(versionId)) || (await versions.discard(versionId));
      if (isOurs) await rows.remove(versionId);
    },
  };
}
