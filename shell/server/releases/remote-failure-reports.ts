import type { Log } from '@app/http-server/logger';
import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { readReport } from '../telemetry/read-report.ts';
import { type LiveReleases, wasLive } from './live-releases.ts';
import { createReportLimits, MINUTE_MS } from './report-limits.ts';

const RemoteFailure = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z-]{1,31}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
  fault: v.pipe(v.string(), v.regex(/^[\w :.-]{1,100}$/)),
});
const BODY_LIMIT = 1024;
/** A broken release makes every visitor report, and each report is a line in the log. */
const LIMITS = {
  name: 'reports-of-failed-remotes',
  inTotal: { limit: 200, windowMs: MINUTE_MS },
};

interface Options {
  readonly log: Log;
  readonly publicOrigin?: string | undefined;
  readonly liveReleases: () => LiveReleases;
}

/**
 * Takes reports of shells that were released before there was `/api/telemetry` into the log. They have
 * no token, so they are not counted.
 */
export function mountRemoteFailureReports(
  app: Hono<ServerEnv>,
  { log, publicOrigin, liveReleases }: Options,
): void {
  const limits = createReportLimits(log, LIMITS);
  app.post('/faults', async (c) => {
    const report = isOfThisSite(c, publicOrigin)
      ? await readReport(c, RemoteFailure, BODY_LIMIT)
      : undefined;
    if (!report || !isKnown(liveReleases(), report)) {
      limits.refused();
      return c.text('Not a report', 400);
    }
    if (limits.admits(c.get('clientAddress'))) {
      log.error({ id: c.get('requestId'), ...report }, 'remote failed in a browser');
    }
    return c.body(null, 204);
  });
}

/** Such shells report their own pages under the version `unknown`. */
const isKnown = (
  live: LiveReleases,
  report: { readonly remote: string; readonly version: string },
) => (report.remote === 'shell' && report.version === 'unknown') || wasLive(live, report);
