import type { ServerEnv } from '@app/http-server/request-context';
import type { MiddlewareHandler } from 'hono';
import { answerFailure, httpFailure } from './failures.ts';

/**
 * Refuses what a page of another site makes a visitor's browser send. Programs that are no browser
 * send no Origin and pass. `publicOrigin` counts as ours because a proxy may rewrite Host.
 */
export const refuseOtherSites =
  (publicOrigin: string | undefined): MiddlewareHandler<ServerEnv> =>
  (c, next) => {
    const origin = c.req.header('origin');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (reads || origin === undefined || origin === publicOrigin) return next();
    const host = URL.parse(origin)?.host;
    if (host && host === c.req.header('host')) return next();
    const message = 'This request was sent by a page of another site';
    return Promise.resolve(answerFailure(c, httpFailure(403, 'forbidden', message)));
  };
