import { Worker } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aPageRequest, aProduct, importProducts, products } from '../../../testing/builders.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import type { PriceListStore } from '../../domain/catalogue/ports.ts';
import { NO_SEARCH_WORDS, type SearchWords } from '../../domain/catalogue/search/search-words.ts';
import { offersOf } from '../../domain/plans/market/offers.ts';
import { StoreDown } from '../../domain/store-down.ts';
import { type CatalogueService, createCatalogueService } from './catalogue-service.ts';

const running: CatalogueService[] = [];
afterEach(() => Promise.all(running.splice(0).map((service) => service.close())));

const POLL_MS = 10;

function service(
  priceLists: PriceListStore,
  pollMs = POLL_MS,
  searchWords = async () => NO_SEARCH_WORDS,
) {
  const errors: string[] = [];
  const catalogue = createCatalogueService({
    priceLists,
    pollMs,
    searchWords,
    log: {
      info: () => {},
      error: (fields, message) =>
        errors.push(`${message}: ${(fields as { err: Error }).err.message}`),
    },
  });
  running.push(catalogue);
  return { catalogue, errors };
}

const SIREN = aProduct({ sku: 'S-1', name: 'Siren', category: 'SIRENS', cost: 100, price: 204_90 });
const CABLE = aProduct({ sku: 'C-1', name: 'Cable', category: 'CABLE' });
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const skusOf = async (catalogue: CatalogueService, term = '') =>
  (await catalogue.queries.search(term, 10)).products.map(({ sku }) => sku);

test('the whole list is made and compressed before a version is served, and only once', async () => {
  const { priceLists } = memoryStore();
  await importProducts(priceLists, [SIREN]);
  const asked: string[] = [];
  const catalogue = createCatalogueService({
    priceLists,
    hideCost: true,
    log: { info: () => {}, error: () => {} },
    startWorker() {
      const worker = new Worker(new URL('./catalogue-worker.ts', import.meta.url), {
        execArgv: [],
      });
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message) => {
        asked.push(message.kind);
        post(message);
      };
      return worker;
    },
  });
  running.push(catalogue);
  await catalogue.start();
  expect(asked.at(-1)).toBe('listBody');
  const { identity } = await catalogue.listBody(true);
  expect(new TextDecoder().decode(identity)).toContain('"Sku":"S-1"');
  expect(asked.filter((kind) => kind === 'listBody')).toHaveLength(1);
});

describe('queries', () => {
  test('are answered from the active version', async () => {
    const { priceLists } = memoryStore();
    const version = await importProducts(priceLists, [SIREN, CABLE]);
    const { catalogue } = service(priceLists);
    await catalogue.start();
    expect(catalogue.version()).toEqual(version);
    expect(await catalogue.queries.search('siren', 5)).toEqual({ total: 1, products: [SIREN] });
    expect(await catalogue.queries.search(' ', 1)).toEqual({ total: 2, products: [CABLE] });
    expect(await catalogue.queries.page(aPageRequest())).toEqual({
      page: 1,
      pages: 1,
      productCount: 2,
      allCategories: [
        { name: 'CABLE', count: 1 },
        { name: 'SIRENS', count: 1 },
      ],
      categories: [
        { name: 'CABLE', count: 1, products: [CABLE] },
        { name: 'SIRENS', count: 1, products: [SIREN] },
      ],
      facets: [expect.objectContaining({ id: 'price' })],
    });
    expect(
      (await catalogue.queries.page(aPageRequest({ term: 'sirne', page: 9 }))).categories.map(
        ({ name }) => name,
      ),
    ).toEqual(['SIRENS']);
  });

  test('give the products that a plan may choose, with what they can do, the cheapest first', async () => {
    const { priceLists } = memoryStore();
    const outdoor = { ...SIREN, sku: 'S-2', name: 'Vantis outdoor siren 30W', price: 900_00 };
    const indoor = { ...SIREN, sku: 'S-3', name: 'Vantis indoor siren 15W', price: 800_00 };
    await importProducts(priceLists, [outdoor, indoor, { ...indoor, sku: 'S-4' }, CABLE]);
    const { catalogue } = service(priceLists);
    await catalogue.start();
    expect(await catalogue.queries.offers()).toEqual(offersOf([outdoor, indoor]));
    const [first] = await catalogue.queries.offers();
    expect(first).toMatchObject({ sku: 'S-3', price: 800_00, figures: { watts: 15 } });
    expect(first?.features).toEqual(new Set(['indoor']));
  });

  test('give the price range of every need, and none for a need that no product meets', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [{ ...SIREN, name: 'Indoor siren 15W' }]);
    const { catalogue } = service(priceLists);
    await catalogue.start();
    expect(
      await catalogue.queries.priceRanges([{ device: 'maglock' }, { device: 'indoor-siren' }]),
    ).toEqual([undefined, { from: 204_90, to: 204_90 }]);
  });

  test('name the categories of the list', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN]);
    const { catalogue } = service(priceLists);
    await catalogue.start();
    expect(await catalogue.queries.deviceNames()).toEqual({
      deviceTypes: [SIREN.category],
      brands: [],
    });
  });

  test('find an empty list before the first import and its products after it', async () => {
    const { priceLists } = memoryStore();
    const { catalogue } = service(priceLists);
    await catalogue.start();
    const empty = { page: 1, pages: 1, productCount: 0, categories: [], facets: [], matched: [] };
    expect(await catalogue.queries.page(aPageRequest({ term: 'siren' }))).toEqual(empty);
    expect(await catalogue.queries.search('', 10)).toEqual({ total: 0, products: [] });
    expect(new TextDecoder().decode((await catalogue.listBody(false)).identity)).toBe('[]');
    expect(catalogue.version()).toBeUndefined();
    const version = await importProducts(priceLists, [SIREN]);
    await until(() => expect(catalogue.version()).toEqual(version));
    expect(await skusOf(catalogue)).toEqual(['S-1']);
  });
});

describe('changed search words', () => {
  const withWords = async (searchWords: () => Promise<SearchWords>) => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN, CABLE]);
    const { catalogue } = service(priceLists, POLL_MS, searchWords);
    await catalogue.start();
    return { catalogue, priceLists };
  };

  test('are used for the list that is served, and for the next one', async () => {
    let words: SearchWords = new Map([['hooter', [['siren']]]]);
    const { catalogue, priceLists } = await withWords(async () => words);
    expect(await skusOf(catalogue, 'hooter')).toEqual(['S-1']);
    words = new Map([['hooter', [['cable']]]]);
    await expect.poll(() => skusOf(catalogue, 'hooter')).toEqual(['C-1']);
    await importProducts(priceLists, [{ ...CABLE, sku: 'C-2' }]);
    await expect.poll(() => skusOf(catalogue, 'hooter')).toEqual(['C-2']);
  });
});

describe('a new version', () => {
  test('is served only once it is loaded completely; until then the old one answers', async () => {
    const { priceLists } = memoryStore();
    const old = await importProducts(priceLists, [SIREN]);
    const gate = Promise.withResolvers<void>();
    let batches = 0;
    const { catalogue } = service({
      ...priceLists,
      async *products(versionId) {
        for await (const products of priceLists.products(versionId)) {
          for (const product of products) {
            yield [product];
            batches++;
            if (versionId !== old.id) await gate.promise;
          }
        }
      },
    });
    await catalogue.start();
    const { etag } = await catalogue.listBody(false);
    const next = await importProducts(priceLists, [CABLE, aProduct({ sku: 'D-1' })]);
    await until(() => expect(batches).toBe(2));
    expect(await skusOf(catalogue)).toEqual(['S-1']);
    expect(catalogue.version()).toEqual(old);
    expect((await catalogue.listBody(false)).etag).toBe(etag);

    gate.resolve();
    await until(() => expect(catalogue.version()).toEqual(next));
    expect(await skusOf(catalogue)).toEqual(['C-1', 'D-1']);
    expect((await catalogue.listBody(false)).etag).not.toBe(etag);
  });

  test('takes over between two searches: each is answered from one version alone', async () => {
    const { priceLists } = memoryStore();
    const list = (brand: string, count: number) =>
      products(count, { name: `${brand} camera`, category: `${brand} CAMERAS` });
    await importProducts(priceLists, list('OLD', 300));
    const { catalogue } = service(priceLists);
    await catalogue.start();
    const next = await importProducts(priceLists, list('NEW', 500));
    const seen = new Set<string>();
    while (!seen.has('500 NEW CAMERAS')) {
      const [found, page] = await Promise.all([
        catalogue.queries.search('camera', 10),
        catalogue.queries.page(aPageRequest({ term: 'camra' })),
      ]);
      seen.add([found.total, ...new Set(found.products.map(({ category }) => category))].join(' '));
      seen.add([page.productCount, ...page.categories.map(({ name }) => name)].join(' '));
    }
    expect([...seen]).toEqual(['300 OLD CAMERAS', '500 NEW CAMERAS']);
    expect(catalogue.version()).toEqual(next);
  });

  test('that cannot be loaded is logged once and retried at growing intervals while the old one answers', async () => {
    const { priceLists } = memoryStore();
    const old = await importProducts(priceLists, [SIREN]);
    let broken = false;
    let polls = 0;
    const loadedAtPoll: number[] = [];
    const { catalogue, errors } = service({
      ...priceLists,
      active() {
        polls++;
        return priceLists.active();
      },
      async *products(versionId) {
        if (broken) loadedAtPoll.push(polls);
        yield* priceLists.products(versionId);
        if (broken) throw new Error('disk gone');
      },
    });
    await catalogue.start();
    broken = true;
    await importProducts(priceLists, [CABLE]);
    await until(() => expect(loadedAtPoll).toHaveLength(3));
    const waits = loadedAtPoll.slice(1).map((poll, index) => poll - (loadedAtPoll[index] ?? 0) - 1);
    expect(waits).toEqual([1, 2]);
    expect(errors).toEqual(['The price list could not be loaded: disk gone']);
    expect(catalogue.version()).toEqual(old);
    expect(await skusOf(catalogue)).toEqual(['S-1']);
    broken = false;
    await until(() => expect(catalogue.version()).not.toEqual(old));
    expect(await skusOf(catalogue)).toEqual(['C-1']);
  });

  test('is loaded at the next poll even while an older one is waiting for its retry', async () => {
    const { priceLists } = memoryStore();
    const bad = await importProducts(priceLists, [SIREN]);
    const seen: (string | undefined)[] = [];
    let seenAtLoad: (string | undefined)[] = [];
    let failures = 0;
    const { catalogue, errors } = service({
      ...priceLists,
      async active() {
        const version = await priceLists.active();
        seen.push(version?.id);
        return version;
      },
      async *products(versionId) {
        seenAtLoad = [...seen];
        if (versionId === bad.id) {
          failures++;
          throw new Error('damaged');
        }
        yield* priceLists.products(versionId);
      },
    });
    await catalogue.start();
    await until(() => expect(failures).toBe(2));
    const good = await importProducts(priceLists, [CABLE]);
    await until(() => expect(catalogue.version()).toEqual(good));
    expect(seenAtLoad.filter((id) => id === good.id)).toHaveLength(1);
    expect(errors).toHaveLength(1);
  });

  test('is loaded after polls that failed', async () => {
    const { priceLists } = memoryStore();
    let failures = 2;
    const { catalogue, errors } = service({
      ...priceLists,
      active: async () => {
        if (failures-- > 0) throw new Error('locked');
        return priceLists.active();
      },
    });
    await importProducts(priceLists, [SIREN]);
    await catalogue.start();
    await expect(catalogue.queries.page(aPageRequest())).rejects.toThrow(
      'The price list is not loaded',
    );
    await until(() => expect(catalogue.version()).toBeDefined());
    expect(errors).toEqual(Array(2).fill('The price list could not be loaded: locked'));
    expect(await skusOf(catalogue, 'siren')).toEqual(['S-1']);
  });

  test('can be waited for: the wait ends when it is served, long before the next poll', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN]);
    const { catalogue } = service(priceLists, 60_000);
    await catalogue.start();
    const next = await importProducts(priceLists, [CABLE]);
    expect(await catalogue.takeOver(next.id, 10_000)).toBe(true);
    expect(await skusOf(catalogue)).toEqual(['C-1']);
    expect(await catalogue.takeOver(next.id, 0)).toBe(true);
  });

  test('that cannot be loaded is waited for no longer than asked', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN]);
    let broken = false;
    const { catalogue } = service({
      ...priceLists,
      async *products(versionId) {
        if (broken) throw new Error('disk gone');
        yield* priceLists.products(versionId);
      },
    });
    await catalogue.start();
    broken = true;
    const next = await importProducts(priceLists, [CABLE]);
    expect(await catalogue.takeOver(next.id, 200)).toBe(false);
    expect(await skusOf(catalogue)).toEqual(['S-1']);
  });

  test('that an outage of the store delays is loaded afterwards, and nothing is logged', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN]);
    let failures = 0;
    let isDown = true;
    const down = async () => {
      failures += 1;
      throw new StoreDown('away', 'It does not answer.');
    };
    const { catalogue, errors } = service({
      ...priceLists,
      active: () => (isDown && failures < 2 ? down() : priceLists.active()),
      async *products(versionId) {
        if (isDown) await down();
        yield* priceLists.products(versionId);
      },
    });
    await catalogue.start();
    expect(catalogue.isLoaded()).toBe(false);
    await until(() => expect(failures).toBeGreaterThan(5));
    isDown = false;
    await until(() => expect(catalogue.isLoaded()).toBe(true));
    expect(errors).toEqual([]);
  });

  test('is looked for by one poll at a time', async () => {
    const { priceLists } = memoryStore();
    let polls = 0;
    const first = Promise.withResolvers<void>();
    const { catalogue } = service({
      ...priceLists,
      active: async () => {
        if (++polls === 2) await first.promise;
        return priceLists.active();
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await catalogue.start();
    await vi.advanceTimersByTimeAsync(POLL_MS * 6);
    expect(polls).toBe(2);
    first.resolve();
    await vi.advanceTimersByTimeAsync(POLL_MS * 6);
    expect(polls).toBeGreaterThan(2);
  });
});

describe('the list body', () => {
  test('has all products as JSON, plain and compressed', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN]);
    const { catalogue } = service(priceLists);
    await catalogue.start();
    const { identity, brotli } = await catalogue.listBody(false);
    expect(brotliDecompressSync(brotli)).toEqual(Buffer.from(identity));
    expect(JSON.parse(new TextDecoder().decode(identity))).toEqual([
      { Sku: 'S-1', Product: 'Siren', Category: 'SIRENS', Cost: 1, Price: 204.9 },
    ]);
  });

  test('is made once with costs and once without, each with its own ETag', async () => {
    const { priceLists } = memoryStore();
    await importProducts(priceLists, [SIREN]);
    const { catalogue } = service(priceLists);
    await catalogue.start();
    const [full, again] = await Promise.all([catalogue.listBody(false), catalogue.listBody(false)]);
    const bare = await catalogue.listBody(true);
    expect(again).toBe(full);
    expect(JSON.parse(new TextDecoder().decode(bare.identity))[0]).not.toHaveProperty('Cost');
    expect(bare.etag).not.toBe(full.etag);
    expect(full.etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
  });
});
