import { checkConfirmation } from '@app/contracts/admin-passkeys';
import { type AdminSession, readAdminSession } from '@app/contracts/admin-session';
import type { Endpoint } from '@app/contracts/endpoint';
import { type FailureCode, readFailure } from '@app/contracts/failure';
import { NEW_PAGE_TOKEN, PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import type { OwnerAction, PasskeyAssertion } from '@app/contracts/passkey-assertion';
import type { ServerEnv } from '@app/http-server/request-context';
import { TRACE_HEADER } from '@app/http-server/trace';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import * as v from 'valibot';

/** Longest wait for the API, which has to look at its store. */
const PATIENCE_MS = 10_000;
/** The same before a document is sent; without its token the owner signs in again. */
const DOCUMENT_PATIENCE_MS = 2000;

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
 * Asks the API whose session the cookie and the page token of a request belong to, which works the same
 * when the API is in this process and in another.
 */
export function askApiForAdmin(apiOrigin: string): Admin {
  const asks = (c: Context<ServerEnv>): Asking => ({
    apiOrigin,
    patienceMs: PATIENCE_MS,
    headers: { [PAGE_TOKEN_HEADER]: c.req.header(PAGE_TOKEN_HEADER) ?? '' },
  });
  return {
    async read(c) {
      const answer = await ask(c, asks(c), readAdminSession);
      if (!answer.ok) return answer;
      const { session } = answer.value;
      return session ? success(session.username) : failed(SIGNED_OUT);
    },
    async confirm(c, action, assertion) {
      const answer = await ask(c, asks(c), checkConfirmation, { ...action, assertion });
      return answer.ok ? success(answer.value.username) : answer;
    },
  };
}

/**
 * The token that a document of the owner holds while there is a session. Only for what a browser opens in
 * a tab: code of a page can fetch the same address, or show it in a frame, and would read the token.
 */
export async function pageTokenFor(
  c: Context<ServerEnv>,
  apiOrigin: string,
): Promise<AdminSession['pageToken']> {
  const opens = c.req.header('sec-fetch-mode') === 'navigate';
  if (!opens || c.req.header('sec-fetch-dest') !== 'document') return undefined;
  const headers = { [PAGE_TOKEN_HEADER]: NEW_PAGE_TOKEN, 'Sec-Fetch-Dest': 'document' };
  const asking = { apiOrigin, patienceMs: DOCUMENT_PATIENCE_MS, headers };
  const answer = await ask(c, asking, readAdminSession);
  return answer.ok ? answer.value.session?.pageToken : undefined;
}

interface Asking {
  readonly apiOrigin: string;
  readonly patienceMs: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function ask<E extends Endpoint>(
  c: Context<ServerEnv>,
  { apiOrigin, patienceMs, headers }: Asking,
  { method, path, response }: E,
  body?: object,
): Promise<Result<v.InferOutput<E['response']>, Refusal>> {
  const cookie = c.req.header('cookie');
  if (!cookie) return failed(SIGNED_OUT);
  try {
    const answer = await fetch(apiOrigin + path, {
      method,
      headers: {
        ...headers,
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
      signal: AbortSignal.timeout(patienceMs),
    });
    const answered: unknown = await answer.json();
    if (!answer.ok) return failed(refusalOf(answer.status, answered));
    const parsed = v.safeParse(response, answered);
    return parsed.success ? success(parsed.output) : failed(UNKNOWN);
  } catch {
    return failed(UNKNOWN);
  }
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
