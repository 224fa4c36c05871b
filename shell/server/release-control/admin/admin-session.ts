import { checkConfirmation } from '@app/contracts/admin-passkeys';
import { readAdminSession } from '@app/contracts/admin-session';
import type { Endpoint } from '@app/contracts/endpoint';
import { type FailureCode, readFailure } from '@app/contracts/failure';
import type { OwnerAction, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import type { ServerEnv } from '@app/http-server/request-context';
import { TRACE_HEADER } from '@app/http-server/trace';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import * as v from 'valibot';

/** Longest wait for the API, which has to look at its store. */
const PATIENCE_MS = 10_000;

/** What is answered to a call that may not be made. */
export interface Refusal {
  readonly status: 401 | 403 | 503;
  readonly code: FailureCode;
  readonly message: string;
}

/** Who makes the calls of the page `/admin/releases`. */
export interface Admin {
  /** Who is signed in. */
  read(c: Context<ServerEnv>): Promise<Result<string, Refusal>>;
  /** The same for a change, which the owner has confirmed with a passkey while passkeys are on. */
  confirm(
    c: Context<ServerEnv>,
    action: OwnerAction,
    assertion: PasskeyAssertion | undefined,
  ): Promise<Result<string, Refusal>>;
}

/**
 * Asks the API whose session the cookie of a request belongs to, which works the same when the API is
 * in this process and in another.
 */
export function askApiForAdmin(apiOrigin: string): Admin {
  async function ask<E extends Endpoint>(
    c: Context<ServerEnv>,
    { method, path, response }: E,
    body?: object,
  ): Promise<Result<v.InferOutput<E['response']>, Refusal>> {
    const cookie = c.req.header('cookie');
    if (!cookie) return failed(SIGNED_OUT);
    try {
      const answer = await fetch(apiOrigin + path, {
        method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          Cookie: cookie,
          'X-Request-Id': c.get('requestId'),
          [TRACE_HEADER]: c.get('trace').traceparent,
          // Which cookie counts depends on how the visitor came, which the API reads from this.
          'X-Forwarded-Proto': [c.req.header('x-forwarded-proto'), scheme(c)]
            .filter(Boolean)
            .join(', '),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answered: unknown = await answer.json();
      if (!answer.ok) return failed(refusalOf(answer.status, answered));
      const parsed = v.safeParse(response, answered);
      return parsed.success ? success(parsed.output) : failed(UNKNOWN);
    } catch {
      return failed(UNKNOWN);
    }
  }

  return {
    async read(c) {
      const answer = await ask(c, readAdminSession);
      if (!answer.ok) return answer;
      const { session } = answer.value;
      return session ? success(session.username) : failed(SIGNED_OUT);
    },
    async confirm(c, action, assertion) {
      const answer = await ask(c, checkConfirmation, { ...action, assertion });
      return answer.ok ? success(answer.value.username) : answer;
    },
  };
}

/** The API's words for an owner who may not go on; else it cannot say who is signed in. */
function refusalOf(status: number, body: unknown): Refusal {
  const { message = UNKNOWN.message } = readFailure(body);
  if (status === 401) return { ...SIGNED_OUT, message };
  return status === 403
    ? { status, code: 'confirmation_required', message }
    : { ...UNKNOWN, message };
}

const SIGNED_OUT: Refusal = {
  status: 401,
  code: 'unauthorised',
  message: 'Please sign in first',
};

const UNKNOWN: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'The API cannot be reached, so we can’t check whether you are signed in.',
};

const scheme = (c: Context<ServerEnv>) => (c.get('cameByHttps') ? 'https' : 'http');
