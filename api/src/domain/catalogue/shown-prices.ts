import type { Catalogue, PriceListStore, StoredProduct } from './ports.ts';

/** Prices as this process shows them to visitors. */
export interface ShownPrices {
  /** The products with these SKUs, all of one version; nothing when there is no price list. */
  find(skus: readonly string[]): Promise<ShownProducts | undefined>;
}

export interface ShownProducts {
  readonly versionId: string;
  readonly products: readonly StoredProduct[];
}

/**
 * Prices of the version that the catalogue serves, so that an order has the prices of the page. Of
 * the active version when the catalogue serves none, or one that was removed or lost.
 */
export const shownPrices = (
  catalogue: Pick<Catalogue, 'version'>,
  priceLists: Pick<PriceListStore, 'active' | 'find'>,
): ShownPrices => {
  const inVersion = async (versionId: string, skus: readonly string[]) => ({
    versionId,
    products: await priceLists.find(versionId, skus),
  });
  return {
    async find(skus) {
      const shown = catalogue.version();
      if (!shown) {
        const active = await priceLists.active();
        return active && inVersion(active.id, skus);
      }
      try {
        return await inVersion(shown.id, skus);
      } catch (fault) {
        const active = await priceLists.active();
        if (!active || active.id === shown.id) throw fault;
        return inVersion(active.id, skus);
      }
    },
  };
};
