import type { Context } from 'hono';

/**
 * For what anyone with an unguessable link can read: no cache, search engine or other site may learn of
 * it.
 */
export const forLinkHolders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

export function setForLinkHolders(c: Context): void {
  for (const [name, value] of Object.entries(forLinkHolders)) c.header(name, value);
}
