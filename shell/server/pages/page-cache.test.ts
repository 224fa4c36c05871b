import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, type FinishedPage } from './page-cache.ts';
import { readQuery } from './query.ts';

const MB = 1024 * 1024;
const FOR_EVER = Number.POSITIVE_INFINITY;
const page = (html: string): FinishedPage => ({
  status: 200,
  noindex: false,
  styleHashes: [],
  html: Buffer.from(html),
});
const pageOf = (bytes: number) => page('x'.repeat(bytes));

function startClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  // The cache reads a start time of 0 as "no expiry".
  vi.advanceTimersByTime(10);
}
afterEach(() => void vi.useRealTimers());

describe('the page cache', () => {
  test('returns the page that was set', () => {
    const cache = createPageCache(MB);
    const contact = page('contact');
    cache.set('/contact', contact, FOR_EVER);
    expect(cache.get('/contact')).toBe(contact);
    expect(cache.get('/about')).toBeUndefined();
  });

  test('drops an expired page and no longer counts its bytes', () => {
    startClock();
    const cache = createPageCache(MB);
    cache.set('/consulting', page('prices'), 2000);
    vi.advanceTimersByTime(1999);
    expect(cache.get('/consulting')).toBeDefined();
    vi.advanceTimersByTime(2);
    expect(cache.bytes).toBe(0);
    expect(cache.get('/consulting')).toBeUndefined();
  });

  test('when full, evicts the least recently used page', () => {
    const cache = createPageCache(40_000);
    for (const key of ['/a', '/b', '/c']) cache.set(key, pageOf(9000), FOR_EVER);
    cache.get('/a');
    cache.set('/d', pageOf(9000), FOR_EVER);
    expect(cache.get('/b')).toBeUndefined();
    for (const key of ['/a', '/c', '/d']) expect(cache.get(key), key).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(40_000);
  });

  test('counts a page that is set again once', () => {
    const cache = createPageCache(40_000);
    for (const key of ['/a', '/b', '/c', '/c']) cache.set(key, pageOf(9000), FOR_EVER);
    const again = pageOf(9000);
    cache.set('/c', again, FOR_EVER);
    expect(cache.get('/a')).toBeDefined();
    expect(cache.get('/c')).toBe(again);
  });

  test('does not keep a page that is larger than all of it', () => {
    const cache = createPageCache(1000);
    cache.set('/a', pageOf(2000), FOR_EVER);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });
});

describe('20,000 links to the same pages', () => {
  const paths = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  const BYTES = 64 * MB;

  /** Uses keys as the page server does, with the part of the query that the page reads. */
  function visitAll(names: readonly string[] | undefined) {
    const cache = createPageCache(BYTES);
    for (const path of paths) cache.set(path, pageOf(30_000), FOR_EVER);
    let rendered = 0;
    for (let visit = 0; visit < 20_000; visit++) {
      const key = paths[visit % 20] + readQuery(`?utm_source=${visit}`, names);
      if (cache.get(key)) continue;
      rendered += 1;
      cache.set(key, pageOf(30_000), FOR_EVER);
    }
    const evicted = paths.filter((path) => !cache.get(path));
    return { rendered, evicted, bytes: cache.bytes };
  }

  test('with parameters that the page does not read render once and evict nothing', () => {
    const { rendered, evicted, bytes } = visitAll(['q']);
    expect(rendered).toBe(0);
    expect(evicted).toEqual([]);
    expect(bytes).toBeLessThan(MB);
  });

  // Slow: 20,000 pages are kept, and as many are evicted.
  test('of pages that do not declare their parameters evict no page without a query', () => {
    const { rendered, evicted, bytes } = visitAll(undefined);
    expect(rendered).toBe(20_000);
    expect(evicted).toEqual([]);
    expect(bytes).toBeLessThan(BYTES);
  });
});

describe('a compressed page', () => {
  const html = `<h1>${'Ngiyabonga '.repeat(100)}</h1>`;

  test('is the same page after decompression', async () => {
    const cache = createPageCache(MB);
    const contact = page(html);
    const { bytes } = await cache.encoded('/', contact, 'br');
    expect(brotliDecompressSync(bytes).toString()).toBe(html);
    expect(gunzipSync((await cache.encoded('/', contact, 'gzip')).bytes).toString()).toBe(html);
  });

  test('is made once', async () => {
    const cache = createPageCache(MB);
    const contact = page(html);
    const twice = [cache.encoded('/', contact, 'br'), cache.encoded('/', contact, 'br')];
    const [first, second] = await Promise.all(twice);
    expect(first?.bytes).toBe(second?.bytes);
    expect((await cache.encoded('/', contact, 'br')).bytes).toBe(first?.bytes);
    expect((await cache.encoded('/', contact, 'gzip')).bytes).not.toBe(first?.bytes);
  });

  test('counts towards the limit until its page is dropped', async () => {
    const cache = createPageCache(MB);
    const contact = page(html);
    cache.set('/contact', contact, FOR_EVER);
    const plain = cache.bytes;
    expect(plain).toBe(html.length + '/contact'.length);
    const { bytes: brotli } = await cache.encoded('/contact', contact, 'br');
    const { bytes: gzip } = await cache.encoded('/contact', contact, 'gzip');
    expect(cache.bytes).toBe(plain + brotli.length + gzip.length);
    expect(cache.get('/contact')).toBe(contact);
    await cache.encoded('/contact', page(html), 'br');
    expect(cache.bytes).toBe(plain + brotli.length + gzip.length);
  });

  test('does not prolong the time of its page', async () => {
    startClock();
    const cache = createPageCache(MB);
    const prices = page(html);
    cache.set('/consulting', prices, 2000);
    vi.advanceTimersByTime(1500);
    await cache.encoded('/consulting', prices, 'br');
    vi.advanceTimersByTime(600);
    expect(cache.get('/consulting')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  test('is compressed again at the next request after compression failed', async () => {
    let attempts = 0;
    const cache = createPageCache(MB, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('no memory');
      return Buffer.from('compressed');
    });
    const contact = page(html);
    cache.set('/', contact, FOR_EVER);
    await expect(cache.encoded('/', contact, 'br')).rejects.toThrow('no memory');
    expect(cache.bytes).toBe(html.length + 1);
    expect((await cache.encoded('/', contact, 'br')).bytes.toString()).toBe('compressed');
  });

  test('is sent in fewer bytes when it was sent once, also when it is rendered again', async () => {
    const cache = createPageCache(MB, async (bytes, _, quality = 0) => {
      return bytes.subarray(quality);
    });
    const kept = () => ({ ...page(html), hash: 'of the HTML' });
    const first = await cache.encoded('/', kept(), 'br');
    expect(first).toMatchObject({ bytes: { length: html.length }, final: false });
    await setImmediate();
    for (let again = 0; again < 2; again++) {
      const later = await cache.encoded('/', kept(), 'br');
      expect(later).toMatchObject({ bytes: { length: html.length - 11 }, final: true });
    }
    expect(await cache.encoded('/?q=1', kept(), 'br')).toMatchObject({
      final: true,
      bytes: { length: html.length },
    });
    expect(cache.bytes).toBe(html.length - 11);
  });
});
