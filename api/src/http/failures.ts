import {
  type FailureBody,
  type FailureCode,
  failureBody,
  systemDown,
} from '@app/contracts/failure';
import type { Log } from '@app/http-server/logger';
import { methodsByPath } from '@app/http-server/methods-by-path';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, ErrorHandler, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { StoreDown } from '../domain/store-down.ts';

/** A failed call as it goes over the wire. */
export interface HttpFailure {
  readonly status: ContentfulStatusCode;
  readonly body: FailureBody;
  /** Seconds after which the call may be repeated. */
  readonly retryAfterSeconds?: number;
}

export const httpFailure = (
  status: ContentfulStatusCode,
  code: FailureCode,
  message: string,
  fields?: Record<string, string>,
): HttpFailure => ({ status, body: failureBody(code, message, fields) });

/** A request with invalid fields; the message is that of the first one. */
export const badFields = (fields: Record<string, string>): HttpFailure =>
  httpFailure(400, 'invalid_request', Object.values(fields)[0] ?? 'Bad request', fields);

/** A request that was right for what the visitor saw, which has changed since. */
export const notAsSeen = (fields: Record<string, string>): HttpFailure =>
  httpFailure(409, 'confirmation_required', Object.values(fields)[0] ?? 'Conflict', fields);

/** Too many requests. `what` is a sentence that says of what there were too many. */
export function tooManyRequests(what: string, retryAfterSeconds: number): HttpFailure {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `${what} Please try again in ${wait}.`;
  return { ...httpFailure(429, 'too_many_requests', message), retryAfterSeconds };
}

/** A request that is still being worked on has no answer yet. */
export class HandlerTimeout extends Error {
  override readonly name = 'HandlerTimeout';

  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

interface FaultDependencies {
  readonly log: Log;
  readonly site: { readonly company: { readonly phone: { readonly shown: string } } };
}

const UNAVAILABLE_RETRY_SECONDS = 5;

/** What is asked for cannot be done for the moment; it may be asked for again. */
export const unavailable = (message: string): HttpFailure => ({
  ...httpFailure(503, 'unavailable', message),
  retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
});

/** Sends a failure. It must not be cached, because the next call may succeed. */
export function answerFailure(c: Context, failure: HttpFailure): Response {
  c.header('Cache-Control', 'no-store');
  const { retryAfterSeconds } = failure;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  return c.json(failure.body, failure.status);
}

/**
 * Answers a thrown fault: with a general message for the visitor, and with its details in the log. An
 * outage of the store was logged when it began.
 */
export const answerFault =
  ({ log, site }: FaultDependencies): ErrorHandler<ServerEnv> =>
  (fault, c) => {
    if (!(fault instanceof StoreDown)) {
      log.error({ err: fault, id: c.get('requestId') }, 'fault');
    }
    if (fault instanceof StoreDown || fault instanceof HandlerTimeout) {
      return answerFailure(c, unavailable(systemDown(site.company.phone.shown)));
    }
    const message = 'Something went wrong on our side. Please try again.';
    return answerFailure(c, httpFailure(500, 'internal', message));
  };

/** Answers requests that no endpoint takes: 405 for another method on a known path, else 404. */
export function mountRefusals(app: Hono<ServerEnv>): void {
  for (const [path, methods] of methodsByPath(app)) {
    app.all(path, (c) => {
      c.header('Allow', [...methods].join(', '));
      const message = `${c.req.method} is not allowed at this address`;
      return answerFailure(c, httpFailure(405, 'method_not_allowed', message));
    });
  }
  const unknown = (c: Context) =>
    answerFailure(c, httpFailure(404, 'not_found', 'There is nothing at this address'));
  app.all('/api/*', unknown);
  app.notFound(unknown);
}
