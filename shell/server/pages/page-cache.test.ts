import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type CachedPage, createPageCache, encodedAs } from './page-cache.ts';

const CAPACITY = 300;
const page = (html: string, expires = Number.POSITIVE_INFINITY): CachedPage => ({
  status: 200,
  noindex: false,
  html: Buffer.from(html),
  expires,
  encoded: new Map(),
});

describe('the page cache', () => {
  it('answers with what it was given', () => {
    const cache = createPageCache();
    const contact = page('contact');
    cache.set('/contact', contact);
    expect(cache.get('/contact')).toBe(contact);
    expect(cache.get('/about')).toBeUndefined();
  });

  it('forgets a page when its time is over', () => {
    let now = 1000;
    const cache = createPageCache(() => now);
    cache.set('/consulting', page('prices', 3000));
    now = 3000;
    expect(cache.get('/consulting')).toBeDefined();
    now = 3001;
    expect(cache.get('/consulting')).toBeUndefined();
    now = 0;
    expect(cache.get('/consulting')).toBeUndefined();
  });

  it('holds so many pages and no more; the one that was asked for longest ago goes', () => {
    const cache = createPageCache();
    for (let index = 0; index < CAPACITY; index++) cache.set(`/${index}`, page(''));
    cache.get('/0');
    cache.set('/new', page(''));
    expect(cache.get('/0')).toBeDefined();
    expect(cache.get('/1')).toBeUndefined();
    expect(cache.get('/2')).toBeDefined();
    cache.set('/newer', page(''));
    expect(cache.get('/3')).toBeUndefined();
    expect(cache.get('/2')).toBeDefined();
  });

  it('loses nothing when a page is set again', () => {
    const cache = createPageCache();
    for (let index = 0; index < CAPACITY; index++) cache.set(`/${index}`, page(''));
    cache.set('/299', page('again'));
    expect(cache.get('/0')).toBeDefined();
    expect(cache.get('/299')?.html.toString()).toBe('again');
  });
});

describe('a compressed page', () => {
  const html = `<h1>${'Ngiyabonga '.repeat(100)}</h1>`;

  it('reads the same after unpacking', async () => {
    const contact = page(html);
    expect(brotliDecompressSync(await encodedAs(contact, 'br')).toString()).toBe(html);
    expect(gunzipSync(await encodedAs(contact, 'gzip')).toString()).toBe(html);
  });

  it('is made once', async () => {
    const contact = page(html);
    expect(encodedAs(contact, 'br')).toBe(encodedAs(contact, 'br'));
    expect(await encodedAs(contact, 'br')).toBe(await encodedAs(contact, 'br'));
    expect(encodedAs(contact, 'gzip')).not.toBe(encodedAs(contact, 'br'));
  });
});
