import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { describe, expect, test } from 'vitest';
import { catalogueHref, readCatalogueQuery } from './catalogue-query.ts';

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));

describe('readCatalogueQuery', () => {
  test('no query means the first page without a search', () => {
    expect(read('')).toEqual({ term: '', page: 1 });
  });

  test('the term is trimmed, and a blank term means no search', () => {
    expect(read('q=%20dome%20camera%20&page=3')).toEqual({ term: 'dome camera', page: 3 });
    expect(read('q=+++')).toEqual({ term: '', page: 1 });
  });

  test('a term over the limit is kept whole and not searched for', () => {
    const typed = 'x'.repeat(SEARCH_TERM_LIMIT + 1);
    expect(read(`q=+${typed}+`)).toEqual({ term: '', tooLong: typed, page: 1 });
  });

  test('a term at the limit is searched for, also when its characters are emojis', () => {
    const term = '📷'.repeat(SEARCH_TERM_LIMIT);
    expect(read(`q=+${term}+`)).toEqual({ term, page: 1 });
  });

  test.each(['0', '-1', '1.5', 'two', '', '99999999'])('page=%j means the first page', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });
});

describe('catalogueHref', () => {
  test('the first page without a search has no query', () => {
    expect(catalogueHref()).toBe('/consulting');
    expect(catalogueHref({ term: '', page: 1 })).toBe('/consulting');
  });

  test('term and page are encoded in the query, the term first', () => {
    expect(catalogueHref({ term: '4MP & "PoE"', page: 2 })).toBe(
      '/consulting?q=4MP+%26+%22PoE%22&page=2',
    );
    expect(catalogueHref({ page: 2 })).toBe('/consulting?page=2');
  });

  test('readCatalogueQuery reads the same term and page from it', () => {
    const query = { term: 'câble 10% + 5', page: 7 };
    expect(readCatalogueQuery(new URL(catalogueHref(query), 'http://x').searchParams)).toEqual(
      query,
    );
  });
});
