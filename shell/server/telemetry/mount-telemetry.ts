import type { PartVersion } from '@app/federation/live-releases';
import type { Log } from '@app/http-server/logger';
import { networkOf } from '@app/http-server/network-of';
import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import { type FaultReport, TelemetryReport } from '../../src/telemetry/report.ts';
import type { HealthCounts } from '../release-control/port.ts';
import { type LiveReleases, servedPage, wasLive } from '../releases/live-releases.ts';
import { countPerMinute, createReportLimits, MINUTE_MS } from '../releases/report-limits.ts';
import type { FaultCounts } from './fault-counts.ts';
import { readReport } from './read-report.ts';
import type { TelemetryTokens } from './telemetry-tokens.ts';

/** A report with the most and longest frames. */
const BODY_LIMIT = 4096;
/** A broken release makes every visitor report, and each counts: ten are one visitor's tabs. */
const FAULT_LIMITS = { name: 'faults', perClient: { limit: 10, windowMs: MINUTE_MS } };
/** Some lines say enough. */
const FAULT_LINES = { name: 'fault-lines', inTotal: { limit: 200, windowMs: MINUTE_MS } };
/** Visitors open pages and leave them; each is a report, and a line in the log. */
const VITALS_LIMITS = { name: 'vitals', inTotal: { limit: 600, windowMs: MINUTE_MS } };

interface Options {
  readonly log: Log;
  readonly publicOrigin?: string | undefined;
  readonly liveReleases: () => LiveReleases;
  readonly tokens: TelemetryTokens;
  readonly faults: FaultCounts;
  readonly counts: Pick<HealthCounts, 'fault' | 'vitals' | 'alive'>;
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
  const noLine = countPerMinute(FAULT_LINES);
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
    const address = c.get('clientAddress');
    const network = networkOf(address);
    const of = { part: report.remote, version: report.version };
    if (type === 'vitals') {
      if (vitalsLimits.admits(address)) {
        counts.vitals(of, network, report.metrics);
        log.info({ ...told, ...where }, 'web vitals');
      }
      return c.body(null, 204);
    }
    if (type === 'alive') {
      if (page) for (const one of [of, ...shellOf(report.set)]) counts.alive(one, page, network);
      return c.body(null, 204);
    }
    const { set: __, ...fault } = told;
    if (faultLimits.admits(address)) {
      faults.add(report);
      if (isOfCode(report)) counts.fault(of, network);
      if (!noLine(address)) log.error({ id, ...fault, ...where }, 'remote failed in a browser');
    }
    return c.body(null, 204);
  });
}

/** The shell is in the pages of all parts. @param set a `releaseSetId`. */
const shellOf = (set: string): readonly PartVersion[] =>
  set.split(' ').flatMap((id) => {
    const [part, version] = id.split('@');
    return part === 'shell' && version ? [{ part, version }] : [];
  });

/** A network that is lost is no fault of a release, and what threw without a place may be an extension. */
const isOfCode = ({ kind, frames }: FaultReport): boolean =>
  ['render', 'module', 'hydration', 'empty', 'endless'].includes(kind) ||
  (['script', 'promise'].includes(kind) && frames.length > 0);
