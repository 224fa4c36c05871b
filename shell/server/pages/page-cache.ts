import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '@app/http-server/accepted-codings';
import { LRUCache } from 'lru-cache';

/**
 * Share of the bytes for pages with a query: queries are unlimited, and few are requested twice.
 */
const QUERY_SHARE = 0.25;

export interface FinishedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly noindex: boolean;
  /** Of its HTML; absent when it is not kept. */
  readonly hash?: string;
  /** Of the style in its HTML, which the security policy admits. */
  readonly styleHashes: readonly string[];
}

export interface PageCache {
  get(key: string): FinishedPage | undefined;
  /** @param keepMs how long the page may be used; may be infinite. */
  set(key: string, page: FinishedPage, keepMs: number): void;
  /** The HTML, compressed once. The compressed bytes count until the page is dropped. */
  encoded(key: string, page: FinishedPage, coding: Coding): Promise<Buffer>;
  /** Bytes in use: HTML, its compressed copies and the keys. */
  readonly bytes: number;
}

interface Kept {
  readonly page: FinishedPage;
  readonly encodedBytes: number;
}

/**
 * Rendered pages; the least recently used are evicted first. A key ends with path and query. Pages
 * with a query have their own share of the bytes, so that made-up queries, however many, cannot
 * evict the pages without one.
 */
export function createPageCache(maxBytes: number, compressWith = compress): PageCache {
  const queryBytes = Math.floor(maxBytes * QUERY_SHARE);
  const withQuery = createShare(queryBytes);
  const plain = createShare(maxBytes - queryBytes);
  const encodings = new WeakMap<FinishedPage, Map<Coding, Promise<Buffer>>>();
  const shareOf = (key: string) => (key.includes('?') ? withQuery : plain);

  function count(key: string, page: FinishedPage, bytes: number) {
    const share = shareOf(key);
    const kept = share.peek(key);
    if (kept?.page !== page) return;
    const encodedBytes = kept.encodedBytes + bytes;
    share.set(key, { page, encodedBytes }, { noUpdateTTL: true });
  }

  return {
    get: (key) => shareOf(key).get(key)?.page,
    set(key, page, keepMs) {
      // The library reads 0 as "no expiry".
      const ttl = Number.isFinite(keepMs) ? keepMs : 0;
      shareOf(key).set(key, { page, encodedBytes: 0 }, { ttl });
    },
    encoded(key, page, coding) {
      const made = encodings.get(page) ?? new Map<Coding, Promise<Buffer>>();
      encodings.set(page, made);
      const begun = made.get(coding);
      if (begun) return begun;
      const bytes = compressWith(page.html, coding);
      made.set(coding, bytes);
      bytes.then(
        ({ length }) => count(key, page, length),
        () => made.delete(coding),
      );
      return bytes;
    },
    get bytes() {
      return plain.calculatedSize + withQuery.calculatedSize;
    },
  };
}

const createShare = (maxSize: number) =>
  new LRUCache<string, Kept>({
    maxSize,
    // Otherwise expired pages would use memory until other pages evict them.
    ttlAutopurge: true,
    // The default is the clock that existed when the library was loaded, which tests cannot
    // replace.
    perf: performance,
    sizeCalculation: ({ page, encodedBytes }, key) => page.html.length + encodedBytes + key.length,
  });

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Fast settings rather than small results: a visitor waits for this. */
const compress = (bytes: Buffer, coding: Coding): Promise<Buffer> =>
  coding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : deflate(bytes, { level: 6 });
