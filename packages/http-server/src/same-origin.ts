import type { Context } from 'hono';
import type { ServerEnv } from './request-context.ts';

/**
 * Whether an `Origin` header names this site: scheme, host and port. Where `PUBLIC_ORIGIN` says who
 * we are, nothing else does, because a request may name any Host. Without it, the site is what the
 * request was sent to.
 */
export const isOwnOrigin = (
  c: Context<ServerEnv>,
  origin: string,
  publicOrigin: string | undefined,
): boolean => origin === (publicOrigin ?? originOfRequest(c));

const originOfRequest = (c: Context<ServerEnv>): string =>
  `${c.get('cameByHttps') ? 'https' : 'http'}://${c.req.header('host')}`;
