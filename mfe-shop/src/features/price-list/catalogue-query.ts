import { FILTERS_LIMIT, readSortOrder, type SortOrder } from '@app/contracts/catalogue';
import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { paths } from '@app/site/paths';

/** The part of the price list in a URL. An empty `term` is no search; `page` counts from 1. */
export interface CatalogueQuery {
  readonly term: string;
  /** The text of a search that is too long. Nothing is searched then, and `term` is empty. */
  readonly tooLong?: string;
  /** Of the category when there is one, else of the list. */
  readonly page: number;
  readonly filters: readonly string[];
  readonly sort: SortOrder;
  /** Only products of this category are shown. */
  readonly category?: string | undefined;
  /** How many pages of a category are shown in the list, by its name. */
  readonly shown?: Readonly<Record<string, number>> | undefined;
}

/** Most pages that an address shows at once, of all categories together. */
const SHOWN_LIMIT = 10;

export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const page = search.get('page') ?? '';
  const typed = (search.get('q') ?? '').trim();
  const category = search.get('category');
  const shown = readShown(search);
  return {
    ...(isTooLong(typed) ? { term: '', tooLong: typed } : { term: typed }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filters: readFilters(search),
    sort: readSortOrder(search.get('sort') ?? ''),
    ...(category ? { category } : {}),
    ...(shown.length > 0 ? { shown: Object.fromEntries(shown) } : {}),
  };
}

/** Pages by category, such as `shown=2 IP CAMERAS`; those beyond the limit are left out. */
function readShown(search: URLSearchParams): readonly (readonly [string, number])[] {
  let left = SHOWN_LIMIT;
  return search.getAll('shown').flatMap((one) => {
    const [, digits, name] = /^([1-9]\d?) (.+)$/.exec(one) ?? [];
    const pages = Math.min(Number(digits ?? 0), left);
    left -= pages;
    return name && pages > 0 ? [[name, pages] as const] : [];
  });
}

/** Whether the API refuses a term; counted as the API counts, in characters and not in UTF-16 units. */
export const isTooLong = (term: string): boolean => [...term].length > SEARCH_TERM_LIMIT;

/** Without repeats; none when they are more than the API takes, as only a made-up address has. */
function readFilters(search: URLSearchParams): readonly string[] {
  const filters = [...new Set(search.getAll('filter'))].filter(
    (filter) => filter !== '' && !filter.includes(','),
  );
  return filters.join().length > FILTERS_LIMIT ? [] : filters;
}

/** Path of a part of the price list. What is empty, and page 1, is left out. */
export function catalogueHref(query: Partial<CatalogueQuery> = {}): string {
  const { term, category, filters = [], sort, page = 1, shown = {} } = query;
  const search = new URLSearchParams();
  if (term) search.set('q', term);
  if (category) search.set('category', category);
  for (const filter of filters) search.append('filter', filter);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  for (const [name, pages] of Object.entries(shown)) search.append('shown', `${pages} ${name}`);
  return withSearch(search);
}

/** Path that opens one product in the price list. */
export const productHref = (sku: string): string => withSearch(new URLSearchParams({ sku }));

/** Path that shows products side by side. */
export const comparisonHref = (skus: readonly string[]): string =>
  withSearch(new URLSearchParams(skus.map((sku) => ['compare', sku])));

const withSearch = (search: URLSearchParams): string =>
  search.size > 0 ? `${paths.priceList}?${search}` : paths.priceList;

/** What a call of the API needs of a query, besides its page. */
export const selectionOf = ({ term, filters, sort }: CatalogueQuery) => ({
  q: term,
  filter: filters.join(),
  sort,
});
