import type { Context } from 'hono';
import { unavailable } from './failures.ts';

/**
 * For what anyone with an unguessable link can read: no cache, search engine or other site may learn of
 * it.
 */
const forLinkHolders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

export function setForLinkHolders(c: Context): void {
  for (const [name, value] of Object.entries(forLinkHolders)) c.header(name, value);
}

export const tokenIn = (c: Context): string => c.req.param('token') ?? '';

/** A file for whoever has its link. */
export const sendFile = (
  c: Context,
  { name, type, content }: { name: string; type: string; content: string | Uint8Array },
): Response =>
  c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, {
    ...forLinkHolders,
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });

export const noPdf = unavailable(
  'The PDF cannot be made at the moment. Please try again in a moment.',
);
