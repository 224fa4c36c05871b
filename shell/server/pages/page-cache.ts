import type { Coding } from '@app/http-server/accepted-codings';
import { LRUCache } from 'lru-cache';
import { compress } from './compress.ts';

/** Of the bytes, for pages with a query: there is no end of queries, and few are asked for twice. */
const QUERY_SHARE = 0.25;

export interface FinishedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly noindex: boolean;
}

export interface PageCache {
  get(key: string): FinishedPage | undefined;
  /** @param keepMs how long it may be shown; infinity is possible. */
  set(key: string, page: FinishedPage, keepMs: number): void;
  /** The HTML, compressed once. The bytes count as long as the page is kept. */
  encoded(key: string, page: FinishedPage, coding: Coding): Promise<Buffer>;
  /** Bytes that are kept: HTML, its compressed copies and the keys. */
  readonly bytes: number;
}

interface Kept {
  readonly page: FinishedPage;
  readonly encodedBytes: number;
}

/**
 * Rendered pages; those asked for longest ago leave first. A key ends with path and query. Pages
 * with a query have a share of the bytes for themselves, so that however many queries are made up,
 * no page without one leaves for them.
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
      // The library's 0 is for ever.
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
    // What has expired leaves by itself; else it would stay until others need its room.
    ttlAutopurge: true,
    // By default the clock of the moment when the library was loaded, which tests cannot set.
    perf: performance,
    sizeCalculation: ({ page, encodedBytes }, key) => page.html.length + encodedBytes + key.length,
  });
