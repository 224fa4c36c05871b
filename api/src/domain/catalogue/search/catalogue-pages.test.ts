import { CATEGORIES_PER_PAGE } from '@app/contracts/product';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../testing/builders.ts';
import { pageOfCatalogue } from './catalogue-pages.ts';
import type { SearchHits } from './search-hits.ts';

const inCategory = (category: string, sku: string, name = sku) => aProduct({ category, sku, name });
const products = [
  inCategory('READERS', 'R-1'),
  inCategory('cable', 'C-2', 'Rope'),
  inCategory('CABLE ÉXTRA', 'X-1'),
  inCategory('CABLE EXTRA', 'X-2'),
  inCategory('cable', 'C-3', 'alarm wire'),
  inCategory('cable', 'C-1', 'Rope'),
  inCategory('SIRENS', 'S-1'),
  inCategory('GATES', 'G-1'),
];
const namesOf = (answer: ReturnType<typeof pageOfCatalogue>) =>
  answer.categories.map(({ name }) => name);

describe('the whole list', () => {
  it('has categories in alphabetical order, without regard to case or locale', () => {
    expect(namesOf(pageOfCatalogue(products, undefined, 1))).toEqual([
      ...['cable', 'CABLE EXTRA', 'CABLE ÉXTRA', 'GATES', 'READERS'],
    ]);
  });
  it('has the next categories on the next page', () => {
    const answer = pageOfCatalogue(products, undefined, 2);
    expect(answer).toMatchObject({ page: 2, pages: 2, productCount: 8 });
    expect(namesOf(answer)).toEqual(['SIRENS']);
  });
  it('has the products of a category by name, then SKU', () => {
    const [cable] = pageOfCatalogue(products, undefined, 1).categories;
    expect(cable?.products.map(({ sku }) => sku)).toEqual(['C-3', 'C-1', 'C-2']);
  });
  it.each([
    [3, 2],
    [999_999, 2],
    [Number.POSITIVE_INFINITY, 2],
    [0, 1],
    [-1, 1],
    [1.9, 1],
    [Number.NaN, 1],
  ])('answers page %d with page %d', (asked, shown) => {
    expect(pageOfCatalogue(products, undefined, asked).page).toBe(shown);
  });
  it('is one page without categories when there are no products', () => {
    const empty = { page: 1, pages: 1, productCount: 0, categories: [] };
    expect(pageOfCatalogue([], undefined, 7)).toEqual(empty);
  });
  it('has a second page only when the first is full', () => {
    const full = Array.from({ length: CATEGORIES_PER_PAGE }, (_, at) => inCategory(`C${at}`, 'S'));
    expect(pageOfCatalogue(full, undefined, 1).pages).toBe(1);
    expect(pageOfCatalogue([...full, inCategory('Z', 'S')], undefined, 1).pages).toBe(2);
  });
});

const hitsAt = (...positions: number[]): SearchHits => ({
  positions: Uint32Array.from(positions),
  matched: [],
  categories: new Map(),
});

describe('hits', () => {
  it('of a category whose name matches come before better hits elsewhere', () => {
    const categories = new Map([
      ['cable', 1],
      ['READERS', 2],
    ]);
    const answer = pageOfCatalogue(products, { ...hitsAt(6, 1, 0, 5), categories }, 1);
    expect(namesOf(answer)).toEqual(['READERS', 'cable', 'SIRENS']);
  });
  it('come with the corrected term and with what matched', () => {
    const hits = { ...hitsAt(6), corrected: 'siren', matched: ['siren'] };
    expect(pageOfCatalogue(products, hits, 1)).toMatchObject({
      corrected: 'siren',
      matched: ['siren'],
    });
  });
  it('come in rank order under their categories, the best category first', () => {
    const answer = pageOfCatalogue(products, hitsAt(6, 1, 0, 5), 1);
    expect(answer).toMatchObject({ page: 1, pages: 1, productCount: 4 });
    const skus = answer.categories.map((category) => [
      category.name,
      ...category.products.map(({ sku }) => sku),
    ]);
    expect(skus).toEqual([
      ['SIRENS', 'S-1'],
      ['cable', 'C-2', 'C-1'],
      ['READERS', 'R-1'],
    ]);
  });
  it('are one empty page when there are none', () => {
    const empty = { page: 1, pages: 1, productCount: 0, categories: [] };
    expect(pageOfCatalogue(products, hitsAt(), 1)).toEqual({ ...empty, matched: [] });
  });
});
