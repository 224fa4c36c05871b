import { readBytes } from '@app/http-server/body';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { perMinute } from '../per-minute.ts';

const RemoteFailure = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z-]{1,31}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
  fault: v.pipe(v.string(), v.regex(/^[\w :.-]{1,100}$/)),
});
const BODY_LIMIT = 1024;
/** A broken release makes every visitor's browser report, so the number of log lines is limited. */
const REPORTS_PER_MINUTE = 60;

/** Logs reports of browsers about remotes that failed. */
export function mountRemoteFailureReports(app: Hono<ServerEnv>, log: Log): void {
  const mayLog = perMinute(REPORTS_PER_MINUTE);
  // Earlier releases of the shell post to this path, so it cannot be renamed.
  app.post('/faults', async (c) => {
    if (!mayLog()) return c.body(null, 204);
    const bytes = await readBytes(c.req.raw.body, BODY_LIMIT);
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), RemoteFailure),
      bytes.ok ? new TextDecoder().decode(bytes.value) : '',
    );
    if (!parsed.success) return c.text('Not a report', 400);
    log.error({ id: c.get('requestId'), ...parsed.output }, 'remote failed in a browser');
    return c.body(null, 204);
  });
}
