import { readBytes } from '@app/http-server/body';
import type { ServerEnv } from '@app/http-server/request-context';
import { isOwnOrigin } from '@app/http-server/same-origin';
import type { Context } from 'hono';

const POST_LIMIT = 64 * 1024;

/** Fields of a form that was posted without JavaScript, or nothing when it is not such a form. */
export async function readForm(c: Context<ServerEnv>): Promise<[string, string][] | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const bytes = await readBytes(c.req.raw.body, POST_LIMIT);
  if (!bytes.ok) return undefined;
  return [...new URLSearchParams(new TextDecoder().decode(bytes.value))];
}

/**
 * Browsers say where a form comes from; what says nothing is not a browser of a visitor. From a page
 * without a referrer they say `null`, and that the site is the same.
 */
export function sameOrigin(c: Context<ServerEnv>, publicOrigin: string | undefined): boolean {
  const from = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (from === 'null') return site === 'same-origin';
  if (from) return isOwnOrigin(c, from, publicOrigin);
  return site === undefined || site === 'same-origin' || site === 'none';
}
