import { readBytes } from '@app/http-server/body';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';
import * as v from 'valibot';

/** A beacon sends its JSON as plain text. */
const types = ['application/json', 'text/plain'];

/** The report in the body of a request; undefined when it is not one. */
export async function readReport<Report>(
  c: Context<ServerEnv>,
  schema: v.GenericSchema<unknown, Report>,
  limitBytes: number,
): Promise<Report | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) return undefined;
  const bytes = await readBytes(c.req.raw.body, limitBytes);
  if (!bytes.ok) return undefined;
  const text = new TextDecoder().decode(bytes.value);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return parsed.success ? parsed.output : undefined;
}
