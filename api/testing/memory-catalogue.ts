import { brotliCompressSync } from 'node:zlib';
import { withAbout } from '../src/domain/catalogue/about/about-product.ts';
import { buildCapabilityIndex } from '../src/domain/catalogue/capabilities/capability-index.ts';
import { capableOf } from '../src/domain/catalogue/capabilities/capable.ts';
import { deviceNamesOf } from '../src/domain/catalogue/device-names.ts';
import { buildFacetIndex } from '../src/domain/catalogue/facets/facet-index.ts';
import type { Catalogue, PriceListVersion, StoredProduct } from '../src/domain/catalogue/ports.ts';
import { createCataloguePages } from '../src/domain/catalogue/search/catalogue-pages.ts';
import { toWireProduct } from '../src/domain/catalogue/search/wire-product.ts';
import { offersOf } from '../src/domain/plans/market/offers.ts';
import { sha256 } from '../src/domain/sha256.ts';

/** A catalogue over a list in memory. A product is a hit when its name contains the term. */
export function memoryCatalogue(
  products: readonly StoredProduct[],
  version?: PriceListVersion,
): Catalogue {
  const hits = (term: string) =>
    products
      .filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const foundBy = (term: string) =>
    term === ''
      ? undefined
      : {
          positions: Uint32Array.from(hits(term), (hit) => products.indexOf(hit)),
          matched: [term.toLowerCase()],
          categories: new Map(),
        };
  const facets = buildFacetIndex(products, capableOf(products), deviceNamesOf(products).brands);
  const pages = createCataloguePages(products, facets);
  return {
    version: () => version,
    isLoaded: () => true,
    takeOver: async () => true,
    async listBody(hideCost) {
      const json = JSON.stringify(products.map((product) => toWireProduct(product, hideCost)));
      const identity = Buffer.from(json);
      const etag = `"${sha256(json).slice(0, 16)}"`;
      return { etag, identity, brotli: brotliCompressSync(identity) };
    },
    queries: {
      async search(term, limit) {
        return { total: hits(term).length, products: hits(term).slice(0, limit) };
      },
      async priceRanges(needs) {
        const index = buildCapabilityIndex(products);
        return needs.map((need) => index.priceRange(need));
      },
      offers: async () => offersOf(products),
      deviceNames: async () => deviceNamesOf(products),
      page: async (request) => pages.page(foundBy(request.term), request),
      category: async (name, selection) => pages.category(foundBy(selection.term), name, selection),
      opened: async (sku) => withAbout(pages.opened(sku), buildCapabilityIndex(products)),
      compare: async (skus) => pages.compare(skus),
    },
  };
}
