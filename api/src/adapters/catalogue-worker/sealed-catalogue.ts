import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { withAbout } from '../../domain/catalogue/about/about-product.ts';
import { buildCapabilityIndex } from '../../domain/catalogue/capabilities/capability-index.ts';
import { capableOf, cheapestOffers } from '../../domain/catalogue/capabilities/capable.ts';
import { deviceNamesOf } from '../../domain/catalogue/device-names.ts';
import { buildFacetIndex } from '../../domain/catalogue/facets/facet-index.ts';
import type { CatalogueQueries, ListBody, StoredProduct } from '../../domain/catalogue/ports.ts';
import { createCataloguePages } from '../../domain/catalogue/search/catalogue-pages.ts';
import { buildSearchIndex } from '../../domain/catalogue/search/search-index.ts';
import type { SearchWords } from '../../domain/catalogue/search/search-words.ts';
import { toWireProduct } from '../../domain/catalogue/search/wire-product.ts';

type AnsweredAtOnce<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends (...asked: infer Asked) => Promise<infer Answer>
    ? (...asked: Asked) => Answer
    : never;
};

/** One complete version of the price list with its index. A blank term selects the whole list. */
export interface SealedCatalogue extends AnsweredAtOnce<CatalogueQueries> {
  listBody(hideCost: boolean): Promise<ListBody>;
  /** Replaces the table of search words for the queries after this call. */
  useSearchWords(searchWords: SearchWords): void;
}

export function sealCatalogue(
  versionId: string,
  products: readonly StoredProduct[],
  searchWords: SearchWords,
): SealedCatalogue {
  let words = searchWords;
  const index = buildSearchIndex(products);
  const capable = capableOf(products);
  const capabilities = buildCapabilityIndex(products, capable);
  const offers = cheapestOffers(capable);
  const deviceNames = deviceNamesOf(products);
  const pages = createCataloguePages(
    products,
    buildFacetIndex(products, capable, deviceNames.brands),
  );
  const hitsOf = (term: string) => (term.trim() === '' ? undefined : index.search(term, words));
  return {
    page: (request) => pages.page(hitsOf(request.term), request),
    category: (name, selection) => pages.category(hitsOf(selection.term), name, selection),
    opened: (sku) => withAbout(pages.opened(sku), capabilities),
    compare: pages.compare,
    search(term, limit) {
      const hits = hitsOf(term);
      if (!hits) return { total: products.length, products: products.slice(0, limit) };
      const shown = Array.from(
        hits.positions.subarray(0, limit),
        (position) => products[position] as StoredProduct,
      );
      return { total: hits.positions.length, products: shown };
    },
    priceRanges: (needs) => needs.map((need) => capabilities.priceRange(need)),
    offers: () => offers,
    deviceNames: () => deviceNames,
    listBody: (hideCost) => buildListBody(versionId, products, hideCost),
    useSearchWords(changed) {
      words = changed;
    },
  };
}

const compress = promisify(brotliCompress);
const BROTLI_QUALITY = 5;

/** The whole list as JSON, plain and compressed, with a strong ETag for this version and choice. */
async function buildListBody(
  versionId: string,
  products: readonly StoredProduct[],
  hideCost: boolean,
): Promise<ListBody> {
  const json = JSON.stringify(products.map((product) => toWireProduct(product, hideCost)));
  const identity = new TextEncoder().encode(json);
  const brotli = await compress(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  const etag = `"${encodeURIComponent(versionId)}-${hideCost ? 'prices' : 'costs'}"`;
  // Copied, because a buffer from Node's shared pool can't be moved to another thread.
  return { etag, identity, brotli: new Uint8Array(brotli) };
}
