import { readAdminSession } from '@app/contracts/admin-session';
import { readFailure } from '@app/contracts/failure';
import type { ServerEnv } from '@app/http-server/request-context';
import { TRACE_HEADER } from '@app/http-server/trace';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import * as v from 'valibot';

/** Longest wait for the API, which has to look at its store. */
const PATIENCE_MS = 10_000;

/** Who is signed in; nobody when undefined. A failure says in one sentence why that is not known. */
export type ReadAdmin = (c: Context<ServerEnv>) => Promise<Result<string | undefined, string>>;

/**
 * Asks the API whose session the cookie of a request belongs to, which works the same when the API is
 * in this process and in another.
 */
export function askApiForAdmin(apiOrigin: string): ReadAdmin {
  return async (c) => {
    const cookie = c.req.header('cookie');
    if (!cookie) return success(undefined);
    try {
      const answer = await fetch(apiOrigin + readAdminSession.path, {
        headers: {
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
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body: unknown = await answer.json();
      if (!answer.ok) return failed(readFailure(body).message ?? UNKNOWN);
      const parsed = v.safeParse(readAdminSession.response, body);
      return parsed.success ? success(parsed.output.session?.username) : failed(UNKNOWN);
    } catch {
      return failed(UNKNOWN);
    }
  };
}

const UNKNOWN = 'The API cannot be reached, so we can’t check whether you are signed in.';

const scheme = (c: Context<ServerEnv>) => (c.get('cameByHttps') ? 'https' : 'http');
