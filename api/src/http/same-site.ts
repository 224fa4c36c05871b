import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import type { MiddlewareHandler } from 'hono';
import { answerFailure, httpFailure } from './failures.ts';

/** No answer is part of another site's page. */
export const forOwnPages: MiddlewareHandler<ServerEnv> = (c, next) => {
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  return next();
};

/**
 * Refuses what a page of another site makes a visitor's browser send.
 */
export const refuseOtherSites =
  (publicOrigin: string | undefined): MiddlewareHandler<ServerEnv> =>
  (c, next) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (reads || isOfThisSite(c, publicOrigin)) return next();
    const message = 'This request was sent by a page of another site';
    return Promise.resolve(answerFailure(c, httpFailure(403, 'forbidden', message)));
  };
