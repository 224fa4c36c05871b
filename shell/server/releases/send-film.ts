import type { Context } from 'hono';
import { byteRange } from './byte-range.ts';

/** A film that is opened by itself is loaded once more, by the document that the browser makes for it. */
const ONLY_ITSELF =
  "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sends a film, never compressed, whole or in the requested range: Safari plays no film without
 * ranges, and every player needs them to seek.
 */
export function sendFilm(
  c: Context,
  bytes: Buffer<ArrayBuffer>,
  { type, caching, integrity }: SentFilm,
): Response {
  const size = bytes.length;
  const tag = `"${integrity}"`;
  const headers = new Headers({
    'Content-Type': type,
    'Content-Security-Policy': ONLY_ITSELF,
    'Cache-Control': caching,
    'Accept-Ranges': 'bytes',
    ETag: tag,
  });
  const unchanged = [undefined, tag].includes(c.req.header('if-range'));
  const asked = c.req.method === 'GET' && unchanged ? c.req.header('range') : undefined;
  const range = asked === undefined ? 'whole' : byteRange(asked, size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Cache-Control');
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range === 'whole' ? { from: 0, to: size - 1 } : range;
  headers.set('Content-Length', String(to - from + 1));
  if (range !== 'whole') headers.set('Content-Range', `bytes ${from}-${to}/${size}`);
  const body = c.req.method === 'HEAD' ? null : bytes.subarray(from, to + 1);
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}

interface SentFilm {
  readonly type: string;
  readonly caching: string;
  /** Hash of the whole film. */
  readonly integrity: string;
}
