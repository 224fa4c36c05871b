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
}

export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const page = search.get('page') ?? '';
  const typed = (search.get('q') ?? '').trim();
  const category = search.get('category');
  return {
    ...(isTooLong(typed) ? { term: '', tooLong: typed } : { term: typed }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    filters: readFilters(search),
    sort: readSortOrder(search.get('sort') ?? ''),
    ...(category ? { category } : {}),
  };
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

/** Pages that one address can have shown, of all categories together: each is a call of the API. */
const SHOWN_PAGES_LIMIT = 12;

/**
 * How many pages are shown of the categories with more than their first products, each in the URL as
 * `shown=2.IP CAMERAS`. What is made up, or over the limit, is left out.
 */
export function readShown(search: URLSearchParams): ReadonlyMap<string, number> {
  const shown = new Map<string, number>();
  let left = SHOWN_PAGES_LIMIT;
  for (const one of search.getAll('shown')) {
    const [, pages, name = ''] = /^([1-9]\d?)\.(.+)$/.exec(one) ?? [];
    if (shown.has(name) || !(Number(pages) <= left)) continue;
    shown.set(name, Number(pages));
    left -= Number(pages);
  }
  return shown;
}

/** The query of a URL with so many pages of a category shown. */
export function withShown(search: URLSearchParams, name: string, pages: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('shown');
  for (const [other, of] of readShown(search)) {
    if (other !== name) next.append('shown', `${of}.${other}`);
  }
  next.append('shown', `${pages}.${name}`);
  return next;
}

/** Path of a part of the price list. What is empty, and page 1, is left out. */
export function catalogueHref(query: Partial<CatalogueQuery> = {}): string {
  const { term, category, filters = [], sort, page = 1 } = query;
  const search = new URLSearchParams();
  if (term) search.set('q', term);
  if (category) search.set('category', category);
  for (const filter of filters) search.append('filter', filter);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
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
