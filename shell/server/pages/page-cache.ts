import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '@app/http-server/accepted-codings';
import { LRUCache } from 'lru-cache';

/**
 * Share of the bytes for pages with a query: queries are unlimited, and few are requested twice.
 */
const QUERY_SHARE = 0.25;
/** The smallest copies may have this share of the bytes besides. */
const SMALLEST_SHARE = 0.1;

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
  /**
   * The HTML, compressed once. The compressed bytes count until the page is dropped. Of a page without a query a
   * smaller copy is made with Brotli when it was first asked for, and serves each later page with the same HTML.
   */
  encoded(key: string, page: FinishedPage, coding: Coding): Promise<EncodedPage>;
  /** Bytes in use: HTML, its compressed copies and the keys. */
  readonly bytes: number;
}

export interface EncodedPage {
  readonly bytes: Buffer;
  /** False while a smaller copy is being made. */
  readonly final: boolean;
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
  const smallest = createSmallestCopies(Math.floor(maxBytes * SMALLEST_SHARE), compressWith);
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

  function encodedFast(key: string, page: FinishedPage, coding: Coding): Promise<Buffer> {
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
  }

  return {
    get: (key) => shareOf(key).get(key)?.page,
    set(key, page, keepMs) {
      // The library reads 0 as "no expiry".
      const ttl = Number.isFinite(keepMs) ? keepMs : 0;
      shareOf(key).set(key, { page, encodedBytes: 0 }, { ttl });
    },
    async encoded(key, page, coding) {
      const shrinks = coding === 'br' && page.hash !== undefined && !key.includes('?');
      const small = shrinks ? smallest.of(page) : undefined;
      if (small) return { bytes: small, final: true };
      return { bytes: await encodedFast(key, page, coding), final: !shrinks };
    },
    get bytes() {
      return plain.calculatedSize + withQuery.calculatedSize + smallest.bytes;
    },
  };
}

/**
 * Copies of HTML in the fewest bytes, by its hash: a page with data is rendered again and again with the same HTML.
 * They take about 0.1 s each, so they are made one after another, and nobody waits for them.
 */
function createSmallestCopies(maxBytes: number, compressWith: typeof compress) {
  const copies = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
  });
  const begun = new Set<string>();
  let queue = Promise.resolve();

  async function make(hash: string, html: Buffer): Promise<void> {
    try {
      copies.set(hash, await compressWith(html, 'br', constants.BROTLI_MAX_QUALITY));
    } catch {
      // The page is served from its other copy, and the next visit tries again.
    } finally {
      begun.delete(hash);
    }
  }

  return {
    /** Undefined while it is being made. */
    of({ hash, html }: FinishedPage): Buffer | undefined {
      if (hash === undefined) return undefined;
      const copy = copies.get(hash);
      if (!copy && !begun.has(hash)) {
        begun.add(hash);
        queue = queue.then(() => make(hash, html));
      }
      return copy;
    },
    get bytes() {
      return copies.calculatedSize;
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

/** @param quality by default a fast one rather than small results: a visitor waits for this. */
const compress = (bytes: Buffer, coding: Coding, quality = 5): Promise<Buffer> =>
  coding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : deflate(bytes, { level: 6 });
