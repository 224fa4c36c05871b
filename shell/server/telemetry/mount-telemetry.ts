import { addressGroup } from '@app/http-server/address-group';
import type { Log } from '@app/http-server/logger';
import { networkOf } from '@app/http-server/network-of';
import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import { TelemetryReport } from '../../src/telemetry/report.ts';
import { perMinute } from '../per-minute.ts';
import type { HealthCounts } from '../release-control/port.ts';
import { type LiveReleases, servedPage, wasLive } from '../releases/live-releases.ts';
import { createReportLimits } from '../releases/report-limits.ts';
import type { FaultCounts } from './fault-counts.ts';
import { readReport } from './read-report.ts';
import type { TelemetryTokens } from './telemetry-tokens.ts';

/** A report with the most and longest frames. */
const BODY_LIMIT = 4096;
/** A broken release makes every visitor report: some lines say enough, but each counts. */
const FAULT_LIMITS = { inTotal: 600, ofOneAddress: 10 };
const FAULT_LINES = 60;
/** Visitors open pages and leave them; each is a report. */
const VITALS_LIMITS = { inTotal: 600, ofOneAddress: 60 };

interface Options {
  readonly log: Log;
  readonly publicOrigin?: string | undefined;
  readonly liveReleases: () => LiveReleases;
  readonly tokens: TelemetryTokens;
  readonly faults: FaultCounts;
  readonly counts: Pick<HealthCounts, 'fault' | 'vitals'>;
}

export const TELEMETRY_PATH = '/api/telemetry';

/**
 * Takes faults and web vitals from browsers into the log, and counts the faults. A report is believed
 * when it came from our own page with its token, and names releases that are or were live.
 */
export function mountTelemetry(
  app: Hono<ServerEnv>,
  { log, publicOrigin, liveReleases, tokens, faults, counts }: Options,
): void {
  const faultLimits = createReportLimits(log, FAULT_LIMITS);
  const mayLog = perMinute(FAULT_LINES);
  const vitalsLimits = createReportLimits(log, VITALS_LIMITS);

  app.post(TELEMETRY_PATH, async (c) => {
    const report = isOfThisSite(c, publicOrigin)
      ? await readReport(c, TelemetryReport, BODY_LIMIT)
      : undefined;
    const live = liveReleases();
    if (!report || !tokens.admits(report.token, report.set) || !wasLive(live, report)) {
      faultLimits.refused();
      return c.text('Not a report', 400);
    }
    const { type, token: _, page, ...told } = report;
    const id = c.get('requestId');
    // Only paths of ours: any other may hold what a visitor typed.
    const where = page && servedPage(live, page) ? { page } : {};
    const address = addressGroup(c.get('clientAddress'));
    const network = networkOf(c.get('clientAddress'));
    const of = { part: report.remote, version: report.version };
    if (type === 'vitals') {
      if (vitalsLimits.admits(address)) {
        counts.vitals(of, network, report.metrics);
        log.info({ ...told, ...where }, 'web vitals');
      }
      return c.body(null, 204);
    }
    const { set: __, ...fault } = told;
    if (faultLimits.admits(address)) {
      faults.add(report);
      counts.fault(of, network);
      if (mayLog()) log.error({ id, ...fault, ...where }, 'remote failed in a browser');
    }
    return c.body(null, 204);
  });
}
