import type { ServerEnv } from '@app/http-server/request-context';
import { isOwnOrigin } from '@app/http-server/same-origin';
import type { MiddlewareHandler } from 'hono';
import { answerFailure, httpFailure } from './failures.ts';

/** No answer is part of another site's page. */
export const forOwnPages: MiddlewareHandler<ServerEnv> = (c, next) => {
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  return next();
};

/**
 * Refuses what a page of another site makes a visitor's browser send. Programs that are no browser
 * send no Origin and pass.
 */
export const refuseOtherSites =
  (publicOrigin: string | undefined): MiddlewareHandler<ServerEnv> =>
  (c, next) => {
    const origin = c.req.header('origin');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (reads || origin === undefined || isOwnOrigin(c, origin, publicOrigin)) return next();
    const message = 'This request was sent by a page of another site';
    return Promise.resolve(answerFailure(c, httpFailure(403, 'forbidden', message)));
  };
