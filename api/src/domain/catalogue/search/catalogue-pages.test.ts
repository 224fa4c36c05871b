import { CATEGORIES_PER_PAGE } from '@app/contracts/product';
import { describe, expect, test } from 'vitest';
import { aPageRequest, aProduct } from '../../../../testing/builders.ts';
import { buildFacetIndex } from '../facets/facet-index.ts';
import type { CatalogueAnswer, StoredProduct } from '../ports.ts';
import { createCataloguePages } from './catalogue-pages.ts';
import type { SearchHits } from './search-hits.ts';

const inCategory = (category: string, sku: string, name = sku, price = 804_90) =>
  aProduct({ category, sku, name, price });
const products = [
  inCategory('READERS', 'R-1'),
  inCategory('cable', 'C-2', 'Rope', 900_00),
  inCategory('CABLE ÉXTRA', 'X-1'),
  inCategory('CABLE EXTRA', 'X-2'),
  inCategory('cable', 'C-3', 'alarm wire', 1200_00),
  inCategory('cable', 'C-1', 'Rope', 300_00),
  inCategory('SIRENS', 'S-1'),
  inCategory('GATES', 'G-1'),
];

const pagesOf = (list: readonly StoredProduct[]) =>
  createCataloguePages(list, buildFacetIndex(list, [], []));
const pages = pagesOf(products);
const namesOf = (answer: CatalogueAnswer) => answer.categories.map(({ name }) => name);
const skusOf = (answer: CatalogueAnswer) =>
  answer.categories.map(({ name, products }) => [name, ...products.map(({ sku }) => sku)]);

describe('the whole list', () => {
  test('has categories in alphabetical order, without regard to case or locale', () => {
    expect(namesOf(pages.page(undefined, aPageRequest()))).toEqual([
      ...['cable', 'CABLE EXTRA', 'CABLE ÉXTRA', 'GATES', 'READERS'],
    ]);
  });
  test('has the next categories on the next page', () => {
    const answer = pages.page(undefined, aPageRequest({ page: 2 }));
    expect(answer).toMatchObject({ page: 2, pages: 2, productCount: 8 });
    expect(namesOf(answer)).toEqual(['SIRENS']);
  });
  test('names all categories with their counts, to jump to', () => {
    const { allCategories } = pages.page(undefined, aPageRequest({ page: 2 }));
    expect(allCategories?.map(({ name }) => name)).toEqual([
      ...['cable', 'CABLE EXTRA', 'CABLE ÉXTRA', 'GATES', 'READERS', 'SIRENS'],
    ]);
    expect(allCategories?.[0]).toEqual({ name: 'cable', count: 3 });
  });
  test('has the products of a category by name, then SKU', () => {
    const [cable] = skusOf(pages.page(undefined, aPageRequest()));
    expect(cable).toEqual(['cable', 'C-3', 'C-1', 'C-2']);
  });
  test.each([
    ['name', ['C-3', 'C-1', 'C-2']],
    ['price', ['C-1', 'C-2', 'C-3']],
    ['price-desc', ['C-3', 'C-2', 'C-1']],
  ] as const)('sorted by %s has the products in that order', (sort, skus) => {
    const [cable] = skusOf(pages.page(undefined, aPageRequest({ sort })));
    expect(cable).toEqual(['cable', ...skus]);
  });
  test('with a limit has the first products of the first category, and the counts of the others', () => {
    const { categories } = pages.page(undefined, aPageRequest({ limit: 2 }));
    expect(categories.map(({ count, products }) => [count, products.length])).toEqual([
      ...[[3, 2], ...Array(4).fill([1, 0])],
    ]);
  });
  test.each([
    [3, 2],
    [999_999, 2],
    [Number.POSITIVE_INFINITY, 2],
    [0, 1],
    [-1, 1],
    [1.9, 1],
    [Number.NaN, 1],
  ])('answers page %d with page %d', (page, shown) => {
    expect(pages.page(undefined, aPageRequest({ page })).page).toBe(shown);
  });
  test('is one page without categories when there are no products', () => {
    const empty = { page: 1, pages: 1, productCount: 0, categories: [], facets: [] };
    expect(pagesOf([]).page(undefined, aPageRequest({ page: 7 }))).toEqual(empty);
  });
  test('has a second page only when the first is full', () => {
    const full = Array.from({ length: CATEGORIES_PER_PAGE }, (_, at) => inCategory(`C${at}`, 'S'));
    expect(pagesOf(full).page(undefined, aPageRequest()).pages).toBe(1);
    expect(pagesOf([...full, inCategory('Z', 'S')]).page(undefined, aPageRequest()).pages).toBe(2);
  });
});

const hitsAt = (...positions: number[]): SearchHits => ({
  positions: Uint32Array.from(positions),
  matched: [],
  categories: new Map(),
});

describe('hits', () => {
  const hits = hitsAt(6, 1, 0, 5);
  test('of a category whose name matches come before better hits elsewhere', () => {
    const categories = new Map([
      ['cable', 1],
      ['READERS', 2],
    ]);
    const answer = pages.page({ ...hits, categories }, aPageRequest());
    expect(namesOf(answer)).toEqual(['READERS', 'cable', 'SIRENS']);
  });
  test('come with the corrected term and with what matched', () => {
    const corrected = { ...hits, corrected: 'siren', matched: ['siren'] };
    const told = { corrected: 'siren', matched: ['siren'] };
    expect(pages.page(corrected, aPageRequest())).toMatchObject(told);
    expect(pages.category(corrected, 'cable', aPageRequest())).toMatchObject(told);
  });
  test('come in rank order under their categories, the best category first', () => {
    const answer = pages.page(hits, aPageRequest());
    expect(answer).toMatchObject({ page: 1, pages: 1, productCount: 4 });
    expect(skusOf(answer)).toEqual([
      ['SIRENS', 'S-1'],
      ['cable', 'C-2', 'C-1'],
      ['READERS', 'R-1'],
    ]);
  });
  test('with a limit share it among their categories', () => {
    expect(skusOf(pages.page(hits, aPageRequest({ limit: 3 })))).toEqual([
      ['SIRENS', 'S-1'],
      ['cable', 'C-2'],
      ['READERS', 'R-1'],
    ]);
  });
  test('within the limit are all there', () => {
    expect(pages.page(hits, aPageRequest({ limit: 4 }))).toEqual(pages.page(hits, aPageRequest()));
  });
  test('leave to larger categories what small ones do not need, up to a page', () => {
    const list = pagesOf([
      ...Array.from({ length: 60 }, (_, at) => inCategory('LARGE', `L-${at}`)),
      ...Array.from({ length: 20 }, (_, at) => inCategory('MIDDLE', `M-${at}`)),
      inCategory('SMALL', 'S-1'),
    ]);
    const all = hitsAt(...Array.from({ length: 81 }, (_, at) => at));
    const shown = (limit: number) =>
      list.page(all, aPageRequest({ limit })).categories.map(({ products }) => products.length);
    expect(shown(48)).toEqual([27, 20, 1]);
    expect(shown(30)).toEqual([14, 14, 1]);
    expect(shown(999)).toEqual([48, 20, 1]);
  });
  test('sorted by price keep the order of their categories', () => {
    expect(skusOf(pages.page(hits, aPageRequest({ sort: 'price' })))[1]).toEqual([
      'cable',
      'C-1',
      'C-2',
    ]);
  });
  test('are one empty page when there are none', () => {
    const empty = { page: 1, pages: 1, productCount: 0, categories: [], facets: [] };
    expect(pages.page(hitsAt(), aPageRequest())).toEqual({ ...empty, matched: [] });
  });
});

describe('filters', () => {
  test('leave out categories without a product that fits, and open the others', () => {
    const answer = pages.page(undefined, aPageRequest({ filters: ['price-500'], limit: 5 }));
    expect(answer.productCount).toBe(6);
    expect(skusOf(answer).slice(0, 2)).toEqual([
      ['cable', 'C-2'],
      ['CABLE EXTRA', 'X-2'],
    ]);
  });
  test('hold for hits too', () => {
    const answer = pages.page(hitsAt(1, 5), aPageRequest({ filters: ['price-0'] }));
    expect(skusOf(answer)).toEqual([['cable', 'C-1']]);
  });
});

describe('one category', () => {
  const long = pagesOf(
    Array.from({ length: 100 }, (_, at) => inCategory('LONG', `L-${String(at).padStart(3, '0')}`)),
  );
  test.each([
    [1, 'L-000', 48],
    [2, 'L-048', 48],
    [3, 'L-096', 4],
    [9, 'L-096', 4],
  ])('page %d starts with %s and has %d products', (page, first, size) => {
    const answer = long.category(undefined, 'LONG', aPageRequest({ page }));
    expect(answer).toMatchObject({ name: 'LONG', count: 100, pages: 3, page: Math.min(page, 3) });
    expect(answer?.products).toHaveLength(size);
    expect(answer?.products[0]?.sku).toBe(first);
  });
  test('begins with the products that came with the page of the list', () => {
    const [cable] = pages.page(undefined, aPageRequest({ limit: 2, sort: 'price' })).categories;
    const whole = pages.category(undefined, 'cable', aPageRequest({ sort: 'price' }));
    expect(whole?.products.slice(0, 2)).toEqual(cable?.products);
  });
  test('of hits has hits only, the best first', () => {
    const answer = pages.category(hitsAt(6, 1, 0, 5), 'cable', aPageRequest());
    expect(answer?.products.map(({ sku }) => sku)).toEqual(['C-2', 'C-1']);
    expect(answer?.count).toBe(2);
  });
  test('has the facets of its own products', () => {
    const prices = (filters: string[]) =>
      pages
        .category(undefined, 'cable', aPageRequest({ filters }))
        ?.facets.find(({ id }) => id === 'price')
        ?.choices.map(({ filter, count }) => [filter, count]);
    expect(prices([])).toEqual([
      ['price-0', 1],
      ['price-500', 1],
      ['price-1000', 1],
    ]);
    expect(prices(['price-500'])).toEqual(prices([]));
  });
  test('filtered has the products that fit, and no page when none does', () => {
    const filtered = (filter: string) =>
      pages.category(undefined, 'cable', aPageRequest({ filters: [filter] }));
    expect(filtered('price-500')?.products.map(({ sku }) => sku)).toEqual(['C-2']);
    expect(filtered('price-5000')).toMatchObject({ count: 0, page: 1, pages: 1, products: [] });
  });
  test('is undefined for a name that the list does not have', () => {
    expect(pages.category(undefined, 'CABLES', aPageRequest())).toBeUndefined();
  });
});
