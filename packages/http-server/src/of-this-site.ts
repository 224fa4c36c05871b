import type { Context } from 'hono';
import type { ServerEnv } from './request-context.ts';

/**
 * Whether a page of this site sent a request. Browsers send `Origin` or `Sec-Fetch-Site` with all
 * that is not read. A request with neither comes from another program, which has no visitor's
 * session to misuse. A page without a referrer sends `Origin: null`, so only `Sec-Fetch-Site` counts
 * there.
 * @param publicOrigin says who we are, and then nothing else does, because a request may name any
 * Host. Without it, the site is what the request was sent to: scheme, host and port.
 */
export function isOfThisSite(c: Context<ServerEnv>, publicOrigin: string | undefined): boolean {
  const origin = c.req.header('origin');
  const from = c.req.header('sec-fetch-site');
  if (origin === 'null') return from === 'same-origin';
  if (origin) return origin === (publicOrigin ?? originOfRequest(c));
  return from === undefined || from === 'same-origin' || from === 'none';
}

const originOfRequest = (c: Context<ServerEnv>): string =>
  `${c.get('cameByHttps') ? 'https' : 'http'}://${c.req.header('host')}`;
