import { type AdminSession, readAdminSession } from '@app/contracts/admin-session';
import { readFailure } from '@app/contracts/failure';
import { NEW_PAGE_TOKEN, PAGE_TOKEN_HEADER } from '@app/contracts/page-token';
import type { ServerEnv } from '@app/http-server/request-context';
import { TRACE_HEADER } from '@app/http-server/trace';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import * as v from 'valibot';

/** Longest wait for the API, which has to look at its store. */
const PATIENCE_MS = 10_000;
/** The same before a document is sent; without its token the owner signs in again. */
const DOCUMENT_PATIENCE_MS = 2000;

/** Who is signed in; nobody when undefined. A failure says in one sentence why that is not known. */
export type ReadAdmin = (c: Context<ServerEnv>) => Promise<Result<string | undefined, string>>;

/**
 * Asks the API whose session the cookie and the page token of a request belong to, which works the same
 * when the API is in this process and in another.
 */
export function askApiForAdmin(apiOrigin: string): ReadAdmin {
  return async (c) => {
    const token = c.req.header(PAGE_TOKEN_HEADER) ?? '';
    const session = await askForSession(c, apiOrigin, PATIENCE_MS, { [PAGE_TOKEN_HEADER]: token });
    return session.ok ? success(session.value?.username) : session;
  };
}

/**
 * The token that a document of the owner holds while there is a session. Only for what a browser opens in
 * a tab: code of a page can fetch the same address, or show it in a frame, and would read the token.
 */
export async function pageTokenFor(
  c: Context<ServerEnv>,
  apiOrigin: string,
): Promise<string | undefined> {
  const opens = c.req.header('sec-fetch-mode') === 'navigate';
  if (!opens || c.req.header('sec-fetch-dest') !== 'document') return undefined;
  const session = await askForSession(c, apiOrigin, DOCUMENT_PATIENCE_MS, {
    [PAGE_TOKEN_HEADER]: NEW_PAGE_TOKEN,
    'Sec-Fetch-Dest': 'document',
  });
  return session.ok ? session.value?.pageToken : undefined;
}

async function askForSession(
  c: Context<ServerEnv>,
  apiOrigin: string,
  patienceMs: number,
  headers: Readonly<Record<string, string>>,
): Promise<Result<AdminSession | undefined, string>> {
  const cookie = c.req.header('cookie');
  if (!cookie) return success(undefined);
  try {
    const answer = await fetch(apiOrigin + readAdminSession.path, {
      headers: {
        ...headers,
        Accept: 'application/json',
        Cookie: cookie,
        'X-Request-Id': c.get('requestId'),
        [TRACE_HEADER]: c.get('trace').traceparent,
        // Which cookie counts depends on how the visitor came, which the API reads from this.
        'X-Forwarded-Proto': [c.req.header('x-forwarded-proto'), scheme(c)]
          .filter(Boolean)
          .join(', '),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) return failed(readFailure(body).message ?? UNKNOWN);
    const parsed = v.safeParse(readAdminSession.response, body);
    return parsed.success ? success(parsed.output.session ?? undefined) : failed(UNKNOWN);
  } catch {
    return failed(UNKNOWN);
  }
}

const UNKNOWN = 'The API cannot be reached, so we can’t check whether you are signed in.';

const scheme = (c: Context<ServerEnv>) => (c.get('cameByHttps') ? 'https' : 'http');
