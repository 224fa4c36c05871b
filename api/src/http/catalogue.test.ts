import { brotliDecompressSync } from 'node:zlib';
import { CataloguePage, CategoryPage } from '@app/contracts/catalogue';
import type { WireProduct } from '@app/contracts/product';
import { encodeSkuList } from '@app/contracts/sku-list';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { testApi } from '../../testing/test-api.ts';

const products = [
  aProduct({ sku: 'B-2', name: 'Dome camera', category: 'CAMERAS' }),
  aProduct({ sku: 'A-1', name: 'Bullet camera', category: 'CAMERAS', cost: 1, price: 99 }),
  aProduct({ sku: 'C,3', name: 'Cable', category: 'CABLES' }),
];
const wireDome = {
  Sku: 'B-2',
  Product: 'Dome camera',
  Category: 'CAMERAS',
  Cost: 700,
  Price: 804.9,
};
const withProducts = () => testApi({ products });
const hidingCost = () =>
  testApi({ products, config: { TRUST_PROXY: 0, CATALOGUE_HIDE_COST: true } });

describe('the whole price list', () => {
  test('comes as JSON in rand', async () => {
    const { get } = await withProducts();
    const answer = await get('/api/products');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-encoding')).toBeNull();
    const list = (await answer.json()) as WireProduct[];
    expect(list).toHaveLength(3);
    expect(list[0]).toEqual(wireDome);
  });

  test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5, BR;q=1.0'])(
    'comes compressed with Accept-Encoding "%s"',
    async (encoding) => {
      const { get } = await withProducts();
      const answer = await get('/api/products', { 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe('br');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-length')).toBe(String(bytes.length));
      expect(JSON.parse(brotliDecompressSync(bytes).toString())).toHaveLength(3);
    },
  );

  test.each(['gzip', 'br;q=0', 'br;q=0.000, gzip', '*', 'brotli'])(
    'comes plain with Accept-Encoding "%s"',
    async (encoding) => {
      const { get } = await withProducts();
      const answer = await get('/api/products', { 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.json()).toHaveLength(3);
    },
  );

  test('is not sent again to a browser that has it', async () => {
    const { get } = await withProducts();
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const etag = (await get('/api/products', headers)).headers.get('etag') ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const answer = await get('/api/products', { ...headers, 'If-None-Match': known });
        expect(answer.status).toBe(304);
        expect(answer.headers.get('etag')).toBe(etag);
        expect(answer.headers.get('vary')).toBe('Accept-Encoding');
        expect(await answer.text()).toBe('');
      }
      const stale = await get('/api/products', { ...headers, 'If-None-Match': '"other"' });
      expect(stale.status).toBe(200);
    }
  });

  test('has a strong tag that differs by encoding and by content', async () => {
    const api = await withProducts();
    const hiding = await hidingCost();
    const answers = [
      await api.get('/api/products'),
      await api.get('/api/products', { 'Accept-Encoding': 'br' }),
      await hiding.get('/api/products'),
    ];
    const tags = answers.map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/);
  });

  test('answers HEAD without a body', async () => {
    const { app } = await withProducts();
    const answer = await app.request('/api/products', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
  });
});

describe('searching', () => {
  test('gives the hits, and their number in a header', async () => {
    const { get } = await withProducts();
    const answer = await get('/api/products/search?q=%20CAMERA%20');
    expect(answer.headers.get('x-total-count')).toBe('2');
    const hits = (await answer.json()) as WireProduct[];
    expect(hits.map(({ Sku }) => Sku)).toEqual(['A-1', 'B-2']);
  });

  test.each(['', '?q=', '?q=%20%20'])('gives the list by name for query "%s"', async (query) => {
    const { get } = await withProducts();
    const hits = (await (await get(`/api/products/search${query}`)).json()) as WireProduct[];
    expect(hits.map(({ Sku }) => Sku)).toEqual(['A-1', 'C,3', 'B-2']);
  });

  test('is cut at 500 hits, with the full count in the header', async () => {
    const many = Array.from({ length: 501 }, (_, index) => aProduct({ sku: `S-${index}` }));
    const { get } = await testApi({ products: many });
    const answer = await get('/api/products/search?q=dome');
    expect(answer.headers.get('x-total-count')).toBe('501');
    expect(await answer.json()).toHaveLength(500);
  });

  test('refuses a term that is too long', async () => {
    const { get } = await withProducts();
    const answer = await get(`/api/products/search?q=${'x'.repeat(101)}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: { q: expect.any(String) },
    });
  });
});

describe('a page of the price list', () => {
  test('has categories, counts and the date of the prices', async () => {
    const { get, store } = await withProducts();
    const answer = await get('/api/catalogue?q=camera&page=1');
    const page = await answer.json();
    v.assert(v.strictObject(CataloguePage.entries), page);
    expect(page).toMatchObject({
      term: 'camera',
      page: 1,
      pages: 1,
      productCount: 2,
      pricesFrom: (await store.priceLists.active())?.importedAt,
      categories: [{ name: 'CAMERAS', count: 2, products: [{ Sku: 'A-1' }, wireDome] }],
    });
  });

  test.each(['', '&page=0', '&page=-1', '&page=two', '&page=1e3', '&page='])(
    'is the first one for the query "%s"',
    async (query) => {
      const { get } = await withProducts();
      expect(await (await get(`/api/catalogue?q=${query}`)).json()).toMatchObject({ page: 1 });
    },
  );

  test('has no date when there is no price list', async () => {
    const { get } = await testApi({ products: [] });
    expect(await (await get('/api/catalogue')).json()).toEqual({
      term: '',
      page: 1,
      pages: 1,
      productCount: 0,
      categories: [],
      facets: [],
    });
  });

  test('with a limit has that many products of its open category, and all of their count', async () => {
    const { get } = await withProducts();
    const { categories } = (await (await get('/api/catalogue?q=camera&limit=1')).json()) as {
      categories: { count: number; products: WireProduct[] }[];
    };
    expect(categories).toMatchObject([{ count: 2, products: [{ Sku: 'A-1' }] }]);
    expect(categories[0]?.products).toHaveLength(1);
  });

  test('is filtered and sorted as asked', async () => {
    const { get } = await withProducts();
    const cheap = await (await get('/api/catalogue?filter=price-0')).json();
    expect(cheap).toMatchObject({ productCount: 1, categories: [{ products: [{ Sku: 'A-1' }] }] });
    const dear = await (await get('/api/catalogue?q=camera&sort=price-desc')).json();
    expect(dear).toMatchObject({ categories: [{ products: [{ Sku: 'B-2' }, { Sku: 'A-1' }] }] });
  });

  test('is refused for filters that are too long', async () => {
    const { get } = await withProducts();
    expect((await get(`/api/catalogue?filter=${'x'.repeat(1001)}`)).status).toBe(400);
  });
});

describe('a page of one category', () => {
  test('has its products and the date of the prices', async () => {
    const { get, store } = await withProducts();
    const page = await (await get('/api/catalogue/category?name=CAMERAS&sort=price')).json();
    v.assert(v.strictObject(CategoryPage.entries), page);
    expect(page).toMatchObject({
      name: 'CAMERAS',
      count: 2,
      page: 1,
      pages: 1,
      products: [{ Sku: 'A-1' }, wireDome],
      pricesFrom: (await store.priceLists.active())?.importedAt,
    });
  });

  test('of a SKU has its category and the product', async () => {
    const { get } = await withProducts();
    const page = await (await get('/api/catalogue/category?sku=C%2C3')).json();
    expect(page).toMatchObject({ name: 'CABLES', count: 1, opened: { Sku: 'C,3' } });
  });

  test.each(['name=NONE', 'sku=GONE', ''])('for "%s" is not found', async (query) => {
    const { get } = await withProducts();
    const answer = await get(`/api/catalogue/category?${query}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('a comparison', () => {
  const compared = (skus: readonly string[]) =>
    `/api/catalogue/comparison?skus=${encodeURIComponent(encodeSkuList(skus))}`;

  test('has the products in the order of their SKUs, each once, without those that are gone', async () => {
    const { get } = await withProducts();
    const answer = await (await get(compared(['C,3', 'GONE', 'B-2', 'B-2']))).json();
    expect(answer).toMatchObject({ products: [{ Sku: 'C,3' }, wireDome] });
  });

  test('of more than four SKUs is refused', async () => {
    const { get } = await withProducts();
    const answer = await get(compared(['A', 'B', 'C', 'D', 'E']));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'At most 4 SKUs' });
  });
});

describe('current prices', () => {
  const PATH = '/api/catalogue/current';
  const skusOf = async (answer: Response) =>
    ((await answer.json()) as WireProduct[]).map(({ Sku }) => Sku).toSorted();

  test('come for the SKUs that the list has, each once', async () => {
    const { post } = await withProducts();
    const answer = await post(PATH, { skus: ['C,3', 'GONE', 'B-2', 'B-2'], page: 'unknown' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const current = (await answer.json()) as WireProduct[];
    expect(current.map(({ Sku }) => Sku).toSorted()).toEqual(['B-2', 'C,3']);
    expect(current).toContainEqual(wireDome);
  });

  test('come for a full cart of the longest SKUs, all of which a URL would have to encode', async () => {
    const skus = Array.from({ length: 200 }, (_, index) => String(index).padStart(64, 'ü'));
    const { post } = await testApi({ products: skus.map((sku) => aProduct({ sku })) });
    const answer = await post(PATH, { skus });
    expect(answer.status).toBe(200);
    expect(await skusOf(answer)).toEqual(skus.toSorted());
  });

  test('are an empty list when there is no price list', async () => {
    const { post } = await testApi({ products: [] });
    expect(await (await post(PATH, { skus: ['B-2'] })).json()).toEqual([]);
  });

  test('are refused for too many SKUs', async () => {
    const { post } = await withProducts();
    const answer = await post(PATH, { skus: Array(201).fill('S') });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'At most 200 SKUs' });
  });

  test('come for a query of SKUs too, as older releases of the shop ask', async () => {
    const { get } = await withProducts();
    const query = (list: readonly string[]) =>
      `skus=${encodeURIComponent(list.map(encodeURIComponent).join(','))}`;
    const answer = await get(`${PATH}?${query(['C,3', 'GONE', 'B-2', 'B-2'])}`);
    expect(await skusOf(answer)).toEqual(['B-2', 'C,3']);
    const many = await get(`${PATH}?${query(Array(201).fill('S'))}`);
    expect(many.status).toBe(400);
    expect(await many.json()).toMatchObject({ message: 'At most 200 SKUs' });
  });
});

test('no call shows the cost when the operator hides it', async () => {
  const { get, post } = await hidingCost();
  for (const answer of [
    await get('/api/products'),
    await get('/api/products/search'),
    await get('/api/catalogue'),
    await get('/api/catalogue/category?sku=B-2'),
    await get('/api/catalogue/comparison?skus=B-2'),
    await get('/api/catalogue/current?skus=B-2'),
    await post('/api/catalogue/current', { skus: ['B-2'] }),
  ]) {
    const text = await answer.text();
    expect(text).toContain('"Price":804.9');
    expect(text).not.toContain('Cost');
  }
});
