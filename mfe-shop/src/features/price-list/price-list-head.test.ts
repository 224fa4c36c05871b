import { aProduct } from '@app/cart/testing/builders';
import { sampleSite } from '@app/site/testing/sample-site';
import { expect, test } from 'vitest';
import type { PriceListData } from './load-price-list.ts';
import { head } from './price-list-head.ts';

const dome = aProduct({ sku: 'VT-4D', name: 'Dome camera' });
const pageOf = { term: '', page: 2, pages: 3, count: 100, products: [dome] };

const headOf = (query: string, data?: PriceListData) =>
  head({ site: sampleSite, url: new URL(`/consulting${query}`, sampleSite.origin), data });

test('a product that the address opens has its name, its own address and one Product', () => {
  const category = { ...pageOf, name: 'IP CAMERAS', opened: dome };
  expect(headOf('?sku=VT-4D', { sku: 'VT-4D', category })).toMatchObject({
    title: 'Dome camera',
    address: '/consulting?sku=VT-4D',
    missing: false,
    noindex: false,
    structured: [{ '@type': 'Product', sku: 'VT-4D' }],
  });
});

test('a page of a category has its own address', () => {
  const category = { ...pageOf, name: 'CABLE & CO' };
  expect(headOf('?category=CABLE+%26+CO&page=2', { category })).toMatchObject({
    title: 'CABLE & CO',
    address: '/consulting?category=CABLE+%26+CO&page=2',
  });
});

test('a product or category that the list does not have is missing', () => {
  expect(headOf('?sku=GONE', { sku: 'GONE', category: null }).missing).toBe(true);
});

test.each(['?q=dome', '?filter=brand-A', '?sort=price', '?compare=VT-4D'])(
  '%s is not indexed and has no structured data',
  (query) => {
    const catalogue = {
      term: '',
      page: 1,
      pages: 1,
      productCount: 1,
      categories: [{ name: 'A', count: 1, products: [dome] }],
    };
    expect(headOf(query, { catalogue })).toMatchObject({ noindex: true, structured: [] });
    expect(headOf('', { catalogue }).structured).toHaveLength(1);
  },
);
