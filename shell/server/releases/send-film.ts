import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { byteRange } from './byte-range.ts';

/** A film that is opened by itself is loaded once more, by the document that the browser makes for it. */
const ONLY_ITSELF =
  "default-src 'none'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Sends a film, never compressed, whole or in the requested range: Safari plays no film without
 * ranges, and every player needs them to seek.
 */
export async function sendFilm(
  c: Context,
  file: string,
  { type, caching }: { readonly type: string; readonly caching: string },
): Promise<Response> {
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return new Response('Not found', { status: 404 });
  const { size, mtimeMs } = found;
  const tag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
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
  // The body of an answer to HEAD is never read, so its file would never be closed.
  if (c.req.method === 'HEAD' || size === 0) return new Response(null, { headers });
  const body = Readable.toWeb(createReadStream(file, { start: from, end: to })) as ReadableStream;
  return new Response(body, { status: range === 'whole' ? 200 : 206, headers });
}
