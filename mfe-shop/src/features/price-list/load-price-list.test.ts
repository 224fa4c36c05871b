import { createApiClient } from '@app/api-client';
import { failureBody } from '@app/contracts/failure';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

/** Answers by path; a path that is not named is a 404. */
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

afterEach(() => vi.restoreAllMocks());

describe('loading the price list', () => {
  test('asks for the page and the term of the URL', async () => {
    const { asked, loading } = visit('/consulting?q=dome&page=2', { '/api/catalogue': catalogue });
    expect(await loading).toEqual({ catalogue });
    expect(asked).toEqual(['/api/catalogue?q=dome&page=2']);
  });

  test('rejects with the detail when the price list cannot be had', async () => {
    await expect(visit('/consulting', {}).loading).rejects.toThrow('404: ');
  });

  test('reads the order that the URL names', async () => {
    const { loading } = visit('/consulting?order=abc', {
      '/api/catalogue': catalogue,
      '/api/orders/abc': order,
    });
    expect((await loading).opened).toEqual({ kind: 'found', order });
  });

  test('an order that does not exist does not break the page', async () => {
    const { loading } = visit('/consulting?order=abc', { '/api/catalogue': catalogue });
    expect((await loading).opened).toEqual({ kind: 'not-found' });
  });

  test('an order is there without the price list, whose failure is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { loading } = visit('/consulting?order=abc', { '/api/orders/abc': order });
    expect(await loading).toEqual({ opened: { kind: 'found', order } });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^404: /));
  });

  test('with neither there is no page', async () => {
    await expect(visit('/consulting?order=abc', {}).loading).rejects.toThrow('404: ');
  });

  test('an order in another shape than agreed is unavailable', async () => {
    const { loading } = visit('/consulting?order=abc', {
      '/api/catalogue': catalogue,
      '/api/orders/abc': { reference: 1 },
    });
    expect((await loading).opened).toEqual({ kind: 'unavailable' });
  });
});
