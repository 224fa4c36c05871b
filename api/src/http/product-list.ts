import { acceptedCodings } from '@app/http-server/accepted-codings';
import { isKnown } from '@app/http-server/etag';
import type { Context } from 'hono';
import type { ListBody } from '../domain/catalogue/ports.ts';

/**
 * Sends the prepared list in the best encoding that the browser accepts. Each encoding has its own
 * ETag, because a strong ETag identifies exact bytes.
 */
export function sendList(c: Context, list: ListBody): Response {
  const asBrotli = acceptedCodings(c.req.header('accept-encoding')).includes('br');
  const opaque = list.etag.replace(/^"|"$/g, '');
  const etag = asBrotli ? `"${opaque}-br"` : `"${opaque}"`;
  c.header('ETag', etag);
  c.header('Cache-Control', 'no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  c.header('Content-Type', 'application/json');
  if (asBrotli) c.header('Content-Encoding', 'br');
  const bytes = asBrotli ? list.brotli : list.identity;
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}
