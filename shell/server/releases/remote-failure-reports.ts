import { addressGroup } from '@app/http-server/address-group';
import { readBytes } from '@app/http-server/body';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { sameOrigin } from '../pages/form-posts.ts';
import { type LiveSite, releaseId } from './live-site.ts';
import { createReportLimits } from './report-limits.ts';

const RemoteFailure = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z-]{1,31}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
  fault: v.pipe(v.string(), v.regex(/^[\w :.-]{1,100}$/)),
});
type RemoteFailure = v.InferOutput<typeof RemoteFailure>;
const BODY_LIMIT = 1024;

interface Options {
  readonly log: Log;
  readonly publicOrigin?: string | undefined;
  readonly liveSite: () => LiveSite;
}

/** Takes reports of remotes that failed in a browser into the server's log. */
export function mountRemoteFailureReports(
  app: Hono<ServerEnv>,
  { log, publicOrigin, liveSite }: Options,
): void {
  const limits = createReportLimits(log);
  // Shells that were released before post to this path, so it keeps its name.
  app.post('/faults', async (c) => {
    const report = sameOrigin(c, publicOrigin) ? await readReport(c) : undefined;
    if (!report || !wasLive(liveSite(), report)) {
      limits.refused();
      return c.text('Not a report', 400);
    }
    if (limits.admits(addressGroup(c.get('clientAddress')))) {
      log.error({ id: c.get('requestId'), ...report }, 'remote failed in a browser');
    }
    return c.body(null, 204);
  });
}

/** Shells that were released before sent the JSON by a beacon, as plain text. */
const reportTypes = ['application/json', 'text/plain'];

async function readReport(c: Context<ServerEnv>): Promise<RemoteFailure | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!reportTypes.includes(type)) return undefined;
  const bytes = await readBytes(c.req.raw.body, BODY_LIMIT);
  if (!bytes.ok) return undefined;
  const text = new TextDecoder().decode(bytes.value);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), RemoteFailure), text);
  return parsed.success ? parsed.output : undefined;
}

/** Tabs stay open for days. The shell reports its own pages under the version `unknown`. */
function wasLive({ shell, remotes, earlier }: LiveSite, { remote, version }: RemoteFailure) {
  if (remote === 'shell' && version === 'unknown') return true;
  if (earlier?.has(releaseId({ name: remote, version }))) return true;
  return [shell, ...remotes].some((live) => live.name === remote && live.version === version);
}
