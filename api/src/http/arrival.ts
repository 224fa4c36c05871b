import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@app/contracts/endpoint';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import type { Arrival } from '../domain/leads/record-lead.ts';
import { type HttpFailure, httpFailure } from './failures.ts';

const keyShape = /^[\x21-\x7e]{8,200}$/;
const SOURCE_PATH_LIMIT = 200;

/** The key of a lead, generated when the caller sent none, and the page that it came from. */
export function readArrival(c: Context<ServerEnv>): Result<Arrival, HttpFailure> {
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? randomUUID();
  if (!keyShape.test(key)) {
    const message = `${IDEMPOTENCY_HEADER} must be 8 to 200 visible ASCII characters`;
    return failed(httpFailure(400, 'invalid_request', message));
  }
  return success({
    key,
    sourcePath: sourcePath(c.req.header('referer')),
    address: c.get('clientAddress'),
    trace: c.get('trace').traceId,
  });
}

/** Without the query, which may have the token of another visitor's link. */
const sourcePath = (referer: string | undefined): string =>
  (referer && URL.parse(referer)?.pathname.slice(0, SOURCE_PATH_LIMIT)) || '';
