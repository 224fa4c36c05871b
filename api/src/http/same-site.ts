import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, MiddlewareHandler } from 'hono';
import { answerFailure, httpFailure } from './failures.ts';

/** No answer is a document, or part of another site's page; the readable description sets its own. */
export const forProgramsOnly: MiddlewareHandler<ServerEnv> = (c, next) => {
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  return next();
};

/**
 * Refuses what a page of another site makes a visitor's browser send. Programs that are no browser
 * send no Origin and pass. Where `PUBLIC_ORIGIN` says who we are, nothing else does: a request may
 * name any Host.
 */
export const refuseOtherSites =
  (publicOrigin: string | undefined): MiddlewareHandler<ServerEnv> =>
  (c, next) => {
    const origin = c.req.header('origin');
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (reads || origin === undefined || origin === (publicOrigin ?? ownOrigin(c))) return next();
    const message = 'This request was sent by a page of another site';
    return Promise.resolve(answerFailure(c, httpFailure(403, 'forbidden', message)));
  };

/** Under which the request came, as far as it can be known without the setting. */
const ownOrigin = (c: Context<ServerEnv>): string =>
  `${c.get('cameByHttps') ? 'https' : 'http'}://${c.req.header('host')}`;
