import { readBytes } from '@app/http-server/body';
import type { ServerEnv } from '@app/http-server/request-context';
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
