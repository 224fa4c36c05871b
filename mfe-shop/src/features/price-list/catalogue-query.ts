import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { paths } from '@app/site/paths';

/** The part of the price list in a URL. An empty `term` is no search; `page` counts from 1. */
export interface CatalogueQuery {
  readonly term: string;
  readonly page: number;
}

export function readCatalogueQuery(search: URLSearchParams): CatalogueQuery {
  const page = search.get('page') ?? '';
  return {
    term: searchTerm(search.get('q') ?? ''),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The search term for typed text. It is cut, because the API refuses longer terms. */
export const searchTerm = (typed: string): string => typed.trim().slice(0, SEARCH_TERM_LIMIT);

/** Path of a page of the price list. Without a term, or on page 1, their parameter is left out. */
export function catalogueHref({ term = '', page = 1 }: Partial<CatalogueQuery> = {}): string {
  const search = new URLSearchParams();
  if (term) search.set('q', term);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `${paths.priceList}?${search}` : paths.priceList;
}
