import { readBytes } from '@app/http-server/body';
import type { ServerEnv } from '@app/http-server/request-context';
import { isOwnOrigin } from '@app/http-server/same-origin';
import type { Context } from 'hono';

/** Fourteen long texts in letters that take six characters each, such as é, and the rest. */
const POST_LIMIT = 512 * 1024;

/** Fields of a form that was posted without JavaScript; undefined for any other body. */
export async function readForm(c: Context<ServerEnv>): Promise<[string, string][] | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const bytes = await readBytes(c.req.raw.body, POST_LIMIT);
  if (!bytes.ok) return undefined;
  return [...new URLSearchParams(new TextDecoder().decode(bytes.value))];
}

/**
 * True when the form was on a page of this site. Browsers send `Origin` or `Sec-Fetch-Site` with a
 * form post. A request with neither comes from another program, which has no visitor's session to
 * misuse. A page without a referrer sends `Origin: null`, so only `Sec-Fetch-Site` counts there.
 */
export function sameOrigin(c: Context<ServerEnv>, publicOrigin: string | undefined): boolean {
  const from = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (from === 'null') return site === 'same-origin';
  if (from) return isOwnOrigin(c, from, publicOrigin);
  return site === undefined || site === 'same-origin' || site === 'none';
}
