import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '@app/http-server/accepted-codings';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const CAPACITY = 300;

export interface CachedPage {
  readonly status: number;
  readonly html: Buffer;
  readonly noindex: boolean;
  readonly expires: number;
  /** Compressed once, when first asked for. */
  readonly encoded: Map<Coding, Promise<Buffer>>;
}

/** Pages by path and releases; the least recently asked for goes first. */
export function createPageCache(now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      if (page.expires < now()) return undefined;
      pages.set(key, page);
      return page;
    },
    set(key: string, page: CachedPage): void {
      pages.set(key, page);
      const oldest = pages.keys().next().value;
      if (pages.size > CAPACITY && oldest !== undefined) pages.delete(oldest);
    },
  };
}

export function encodedAs(page: CachedPage, encoding: Coding): Promise<Buffer> {
  const ready = page.encoded.get(encoding);
  if (ready) return ready;
  const made =
    encoding === 'br'
      ? brotli(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : deflate(page.html, { level: 6 });
  page.encoded.set(encoding, made);
  return made;
}
