import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { describe, expect, test } from 'vitest';
import remote from '../../routes.ts';
import { catalogueHref, readCatalogueQuery } from './catalogue-query.ts';

const read = (search: string) => readCatalogueQuery(new URLSearchParams(search));
const everything = { term: '', page: 1, filters: [], sort: '' } as const;

describe('readCatalogueQuery', () => {
  test('no query means the first page without a search', () => {
    expect(read('')).toEqual(everything);
  });

  test('the term is trimmed, and a blank term means no search', () => {
    expect(read('q=%20dome%20camera%20&page=3')).toEqual({
      ...everything,
      term: 'dome camera',
      page: 3,
    });
    expect(read('q=+++')).toEqual(everything);
  });

  test('a term over the limit is kept whole and not searched for', () => {
    const typed = 'x'.repeat(SEARCH_TERM_LIMIT + 1);
    expect(read(`q=+${typed}+`)).toEqual({ ...everything, tooLong: typed });
  });

  test('a term at the limit is searched for, also when its characters are emojis', () => {
    const term = '📷'.repeat(SEARCH_TERM_LIMIT);
    expect(read(`q=+${term}+`)).toEqual({ ...everything, term });
  });

  test.each(['0', '-1', '1.5', 'two', '', '99999999'])('page=%j means the first page', (page) => {
    expect(read(`page=${page}`).page).toBe(1);
  });

  test('filters come each once, without those that no facet can have', () => {
    expect(read('filter=brand-A&filter=brand-A&filter=&filter=a,b&filter=price-0').filters).toEqual(
      [...['brand-A', 'price-0']],
    );
  });

  test('more filters than the API takes are none', () => {
    expect(read(`filter=${'x'.repeat(1001)}`).filters).toEqual([]);
  });

  test('an unknown order is that of the list', () => {
    expect(read('sort=cheapest').sort).toBe('');
    expect(read('sort=price-desc').sort).toBe('price-desc');
  });
});

describe('shown', () => {
  test('pages by category are read as they are written', () => {
    const shown = { 'IP CAMERAS': 2, 'GATES & MOTORS': 1 };
    const href = catalogueHref({ shown });
    expect(href).toBe('/consulting?shown=2+IP+CAMERAS&shown=1+GATES+%26+MOTORS');
    expect(read(href.slice(href.indexOf('?'))).shown).toEqual(shown);
  });

  test('the shell passes every name on that the address of a list uses', () => {
    const [priceList] = remote.routes;
    const everyPart = { term: 'a', category: 'a', filters: ['a'], sort: 'name', page: 2 } as const;
    const { searchParams } = new URL(
      catalogueHref({ ...everyPart, shown: { a: 1 } }),
      'http://site',
    );
    const names = [...searchParams.keys()];
    expect(names).toHaveLength(6);
    expect(names.filter((name) => !priceList?.query?.some((known) => known === name))).toEqual([]);
  });

  test('more pages than are shown at once, and what names none, are left out', () => {
    expect(read('shown=9+A&shown=5+B&shown=1+C&shown=0+D&shown=x').shown).toEqual({ A: 9, B: 1 });
    expect(read('shown=0+D').shown).toBeUndefined();
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

  test('readCatalogueQuery reads the same query from it', () => {
    const query = {
      term: 'câble 10% + 5',
      page: 7,
      filters: ['brand-A', 'price-0'],
      sort: 'price',
      category: 'CABLE & CO',
    } as const;
    expect(readCatalogueQuery(new URL(catalogueHref(query), 'http://x').searchParams)).toEqual(
      query,
    );
  });
});
