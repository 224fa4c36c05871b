import { CATEGORIES_LISTED, PRODUCTS_PER_PAGE } from '@app/contracts/catalogue';
import { CATEGORIES_PER_PAGE } from '@app/contracts/product';
import { compareProducts } from '../facets/compare-products.ts';
import type { FacetIndex, Filtered } from '../facets/facet-index.ts';
import type {
  CatalogueAnswer,
  CategoryAnswer,
  ComparisonAnswer,
  OpenedProduct,
  PageRequest,
  Selection,
  StoredProduct,
} from '../ports.ts';
import { type Grouped, groupCatalogue } from './catalogue-groups.ts';
import { createProductOrders } from './product-orders.ts';
import type { SearchHits } from './search-hits.ts';

/** What a search found; undefined without a search. */
type Hits = SearchHits | undefined;

/** The price list in pages. It is grouped and sorted once; a request only selects from it. */
export interface CataloguePages {
  /**
   * One page of the list: categories in alphabetical order, products by name then SKU. With hits it
   * has only categories with hits: first those whose own name matches, then by their best product.
   */
  page(hits: Hits, request: PageRequest): CatalogueAnswer;
  /**
   * One page of a category, as the same selection has it. Undefined for a name that the list does
   * not have.
   */
  category(hits: Hits, name: string, request: Selection): CategoryAnswer | undefined;
  /** A product with the first page of its category. Undefined for a SKU that the list does not have. */
  opened(sku: string): OpenedProduct | undefined;
  /** Products side by side, in the order of their SKUs here; those that the list lacks are left out. */
  compare(skus: readonly string[]): ComparisonAnswer;
}

const FIRST_PAGE: Selection = { term: '', filters: [], sort: '', page: 1 };

interface Selected extends Filtered, Grouped {}

export function createCataloguePages(
  products: readonly StoredProduct[],
  facetIndex: FacetIndex,
): CataloguePages {
  const orders = createProductOrders(products);
  const groups = groupCatalogue(products);
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const alphabetical = groups.names.map((_, number) => number);
  const whole = selected(orders.byName, []);
  const wholeMembers = groups.names.map((_, number) => whole.membersOf(number));
  const membersOfWhole = (number: number) => wholeMembers[number] as Uint32Array;

  function selected(positions: Uint32Array, filters: readonly string[]): Selected {
    const filtered = facetIndex.filter(positions, filters);
    return { ...filtered, ...groups.of(filtered.kept) };
  }

  function select(hits: Hits, { filters }: Selection): Selected {
    if (hits) {
      const found = selected(hits.positions, filters);
      return { ...found, categories: matchingFirst(found.categories, hits) };
    }
    const chosen =
      filters.length === 0
        ? { ...whole, membersOf: membersOfWhole }
        : selected(orders.byName, filters);
    return { ...chosen, categories: alphabetical.filter((number) => chosen.countOf(number) > 0) };
  }

  const matchingFirst = (categories: readonly number[], hits: SearchHits) => {
    const score = (number: number) => hits.categories.get(groups.names[number] as string) ?? 0;
    return categories.toSorted((a, b) => score(b) - score(a));
  };

  const take = (positions: Uint32Array, from: number, to?: number) =>
    Array.from(positions.subarray(from, to), (position) => products[position] as StoredProduct);

  function category(hits: Hits, name: string, request: Selection): CategoryAnswer | undefined {
    const number = groups.numberOf(name);
    if (number === undefined) return undefined;
    const members = hits ? groups.of(hits.positions).membersOf(number) : membersOfWhole(number);
    const { kept, facets } = facetIndex.filter(members, request.filters);
    const { page, pages } = pageOf(request.page, kept.length, PRODUCTS_PER_PAGE);
    const from = (page - 1) * PRODUCTS_PER_PAGE;
    const shown = take(orders.sort(kept, request.sort), from, from + PRODUCTS_PER_PAGE);
    return { name, count: kept.length, page, pages, ...foundBy(hits), facets, products: shown };
  }

  return {
    page(hits, request) {
      const { kept, facets, categories, countOf, membersOf } = select(hits, request);
      const { page, pages } = pageOf(request.page, categories.length, CATEGORIES_PER_PAGE);
      const from = (page - 1) * CATEGORIES_PER_PAGE;
      const allOpen = !request.limit || hits !== undefined || request.filters.length > 0;
      const onPage = categories.slice(from, from + CATEGORIES_PER_PAGE);
      const open = allOpen ? onPage : onPage.slice(0, 1);
      const share = request.limit && shareOf(request.limit, open.map(countOf));
      return {
        page,
        pages,
        productCount: kept.length,
        ...foundBy(hits),
        facets,
        categories: onPage.map((number) => ({
          name: groups.names[number] as string,
          count: countOf(number),
          products: open.includes(number)
            ? take(orders.sort(membersOf(number), request.sort), 0, share)
            : [],
        })),
        ...(categories.length === 0 || categories.length > CATEGORIES_LISTED
          ? {}
          : {
              allCategories: categories.map((number) => ({
                name: groups.names[number] as string,
                count: countOf(number),
              })),
            }),
      };
    },
    category,
    opened(sku) {
      const opened = bySku.get(sku);
      const first = opened && category(undefined, opened.category, FIRST_PAGE);
      return first && { ...first, opened };
    },
    compare: (skus) =>
      compareProducts(skus.map((sku) => bySku.get(sku)).filter((product) => product !== undefined)),
  };
}

const foundBy = (hits: Hits) => ({
  ...(hits?.corrected === undefined ? {} : { corrected: hits.corrected }),
  ...(hits ? { matched: hits.matched } : {}),
});

/**
 * How many products each category may have at most, so that all together have no more than a limit:
 * what small ones leave, larger ones share. At most a page of a category, which begins with the same.
 */
function shareOf(limit: number, counts: readonly number[]): number {
  let share = Math.min(limit, PRODUCTS_PER_PAGE);
  const sum = () => counts.reduce((total, count) => total + Math.min(count, share), 0);
  while (share > 1 && sum() > limit) share--;
  return share;
}

/** Counts from 1. A page beyond the last is the last; there is always one. */
function pageOf(asked: number, entries: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(entries / perPage));
  return { page: Math.min(Math.max(1, Math.trunc(asked) || 1), pages), pages };
}
