import type { PriceListWriter } from '../../domain/catalogue/ports.ts';
import type { PriceListRows } from './price-list-rows.ts';
import type { PriceListVersions } from './price-list-versions.ts';

/**
 * Fills a version. All of its rows are durable before the document that activates it is inserted.
 */
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
    async activate(importedAt) {
      const version = { id: versionId, importedAt, productCount };
      if (!(await versions.activate(version))) {
        throw new Error(`Price list ${versionId} took too long to write and was discarded`);
      }
      // The new list is already active. Rows that cannot be removed now are removed when a store is
      // opened.
      await removeOld(versions, rows).catch(() => undefined);
      return version;
    },
    async discard() {
      if (await versions.abandon(versionId)) await rows.remove(versionId);
    },
  };
}

async function removeOld(versions: PriceListVersions, rows: PriceListRows): Promise<void> {
  for (const versionId of await versions.forgetOld()) await rows.remove(versionId);
}
