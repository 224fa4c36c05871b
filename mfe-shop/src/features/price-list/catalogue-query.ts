import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { paths } from '@app/site/paths';

/** The part of the price list in a URL. An empty `term` is no search; `page` counts from 1. */
export interface CatalogueQuery {
  readonly term: string;
  /** The text of a search that is too long. Nothing is searched then, and `term` is empty. */
  readonly tooLong?: string;
  readonly page: number;
}

export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const page = search.get('page') ?? '';
  const typed = (search.get('q') ?? '').trim();
  return {
    ...(isTooLong(typed) ? { term: '', tooLong: typed } : { term: typed }),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** Whether the API refuses a term; counted as the API counts, in characters and not in UTF-16 units. */
export const isTooLong = (term: string): boolean => [...term].length > SEARCH_TERM_LIMIT;

/** Path of a page of the price list. Without a term, or on page 1, their parameter is left out. */
export function catalogueHref({ term = '', page = 1 }: Partial<CatalogueQuery> = {}): string {
  const search = new URLSearchParams();
  if (term) search.set('q', term);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.priceList}?${search}` : paths.priceList;
}
