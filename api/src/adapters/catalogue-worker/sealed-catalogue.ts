import type { DeviceNames } from '@app/contracts/device-names';
import { buildCapabilityIndex } from '../../domain/catalogue/capabilities/capability-index.ts';
import { capableOf } from '../../domain/catalogue/capabilities/capable.ts';
import type { Need, PriceRange } from '../../domain/catalogue/capabilities/need.ts';
import { cheapestOffers, type Offer } from '../../domain/catalogue/capabilities/offer.ts';
import { deviceNamesOf } from '../../domain/catalogue/device-names.ts';
import { compareProducts } from '../../domain/catalogue/facets/compare-products.ts';
import { buildFacetIndex } from '../../domain/catalogue/facets/facet-index.ts';
import type {
  CatalogueAnswer,
  CategoryAnswer,
  ComparisonAnswer,
  ListBody,
  OpenedProduct,
  PageRequest,
  Selection,
  StoredProduct,
} from '../../domain/catalogue/ports.ts';
import { createCataloguePages } from '../../domain/catalogue/search/catalogue-pages.ts';
import { buildSearchIndex } from '../../domain/catalogue/search/search-index.ts';
import type { SearchWords } from '../../domain/catalogue/search/search-words.ts';
import { buildListBody } from './list-body.ts';
import type { SearchAnswer } from './messages.ts';

/** One complete version of the price list with its index. */
export interface SealedCatalogue {
  page(request: PageRequest): CatalogueAnswer;
  category(name: string, selection: Selection): CategoryAnswer | undefined;
  opened(sku: string): OpenedProduct | undefined;
  compare(skus: readonly string[]): ComparisonAnswer;
  /** A blank term selects the whole list in its own order. */
  search(term: string, limit: number): SearchAnswer;
  /** In the order of the needs; undefined where no product meets one. */
  priceRanges(needs: readonly Need[]): readonly (PriceRange | undefined)[];
  offers(): readonly Offer[];
  deviceNames(): DeviceNames;
  listBody(hideCost: boolean): Promise<ListBody>;
  /** Replaces the table of search words for the queries after this call. */
  useSearchWords(searchWords: SearchWords): void;
}

const FIRST_PAGE: Selection = { term: '', filters: [], sort: '', page: 1 };

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
  const productOf = (sku: string) => products.find((product) => product.sku === sku);
  const hitsOf = (term: string) => (term.trim() === '' ? undefined : index.search(term, words));
  return {
    page: (request) => pages.page(hitsOf(request.term), request),
    category: (name, selection) => pages.category(hitsOf(selection.term), name, selection),
    opened(sku) {
      const opened = productOf(sku);
      const category = opened && pages.category(undefined, opened.category, FIRST_PAGE);
      return category && { ...category, opened };
    },
    compare: (skus) =>
      compareProducts(skus.map(productOf).filter((product) => product !== undefined)),
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
