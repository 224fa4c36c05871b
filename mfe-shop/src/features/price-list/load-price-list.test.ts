import { createApiClient } from '@app/api-client';
import { failureBody } from '@app/contracts/failure';
import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { describe, expect, test } from 'vitest';
import { load } from './load-price-list.ts';

const catalogue = { term: '', page: 1, pages: 1, productCount: 0, categories: [] };
const order = {
  reference: 'ORD-7K2M',
  placedAt: '2026-11-21T12:05:00.000Z',
  lines: [],
  total: 0,
  vat: 0,
  includeInstallEstimate: false,
};

/** Loads a URL with these answers, by the start of the API path. Other paths answer 404. */
function visit(url: string, answers: Record<string, unknown>) {
  const asked: string[] = [];
  const api = createApiClient({
    fetch: async (input) => {
      const path = String(input);
      asked.push(path);
      const known = Object.entries(answers).find(([start]) => path.startsWith(start));
      return known
        ? Response.json(known[1])
        : Response.json(failureBody('not_found', 'Not here'), { status: 404 });
    },
  });
  const loading = load({
    url: new URL(url, 'http://site'),
    api,
    signal: new AbortController().signal,
  });
  return { asked, loading };
}

describe('load', () => {
  test('requests the page and search term of the URL', async () => {
    const { asked, loading } = visit('/consulting?q=dome&page=2', { '/api/catalogue': catalogue });
    expect(await loading).toMatchObject({ catalogue, query: { term: 'dome', page: 2 } });
    expect(asked).toEqual(['/api/catalogue?q=dome&page=2&limit=48']);
  });

  test('rejects with the status if the price list cannot be read', async () => {
    await expect(visit('/consulting', {}).loading).rejects.toThrow('404: ');
  });

  test('a search that is too long is not sent', async () => {
    const { asked, loading } = visit(`/consulting?q=${'x'.repeat(SEARCH_TERM_LIMIT + 1)}`, {
      '/api/catalogue': catalogue,
    });
    expect(await loading).toMatchObject({ catalogue });
    expect(asked).toEqual(['/api/catalogue?page=1&limit=12']);
  });

  test('requests the filters and the order of the URL', async () => {
    const { asked, loading } = visit('/consulting?filter=brand-A&filter=price-0&sort=price', {
      '/api/catalogue': catalogue,
    });
    await loading;
    expect(asked).toEqual(['/api/catalogue?filter=brand-A%2Cprice-0&sort=price&page=1&limit=48']);
  });

  const category = { term: '', page: 1, pages: 1, name: 'A & B', count: 0, products: [] };

  test('with a category in the URL, requests its page', async () => {
    const { asked, loading } = visit('/consulting?category=A+%26+B&page=2', {
      '/api/catalogue/category': category,
    });
    expect(await loading).toMatchObject({ category, query: { category: 'A & B', page: 2 } });
    expect(asked).toEqual(['/api/catalogue/category?page=2&name=A+%26+B']);
  });

  test('with a SKU in the URL, requests its category', async () => {
    const { asked, loading } = visit('/consulting?sku=C,3', {
      '/api/catalogue/category': category,
    });
    expect(await loading).toMatchObject({ category, sku: 'C,3' });
    expect(asked).toEqual(['/api/catalogue/category?sku=C%2C3']);
  });

  test.each(['sku=GONE', 'category=GONE'])(
    'with the unknown %s, returns no category',
    async (query) => {
      expect((await visit(`/consulting?${query}`, {}).loading).category).toBeNull();
    },
  );

  test('with SKUs to compare in the URL, requests the first four, each once', async () => {
    const comparison = { products: [], rows: [] };
    const skus = ['C,3', 'A', 'A', '', 'B', 'D', 'E'];
    const query = new URLSearchParams(skus.map((sku) => ['compare', sku]));
    const { asked, loading } = visit(`/consulting?${query}`, {
      '/api/catalogue/comparison': comparison,
    });
    expect(await loading).toEqual({ comparison });
    expect(asked).toEqual(['/api/catalogue/comparison?skus=C%252C3%2CA%2CB%2CD']);
  });

  test('with an order in the URL, returns that order and does not read the price list', async () => {
    const { asked, loading } = visit('/consulting?order=abc', { '/api/orders/abc': order });
    expect(await loading).toEqual({ opened: { kind: 'found', order } });
    expect(asked).toEqual(['/api/orders/abc']);
  });

  test('with an unknown order in the URL, returns "not-found" and does not reject', async () => {
    const { loading } = visit('/consulting?order=abc', {});
    expect(await loading).toEqual({ opened: { kind: 'not-found' } });
  });

  test('with an order of the wrong shape, returns "unavailable"', async () => {
    const { loading } = visit('/consulting?order=abc', { '/api/orders/abc': { reference: 1 } });
    expect(await loading).toEqual({ opened: { kind: 'unavailable' } });
  });
});
