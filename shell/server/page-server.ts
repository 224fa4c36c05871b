import { randomBytes } from 'node:crypto';
import { findKeys } from '@app/federation/release-keys';
import { releaseSetId } from '@app/federation/release-set-id';
import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import type { VisitorAddresses } from '@app/http-server/visitor-address';
import type { SiteConfig } from '@app/site/site-config';
import { Hono } from 'hono';
import { mountDiscoveryFiles } from './discovery/discovery-files.ts';
import { mountIcons } from './images/icons.ts';
import { createPainter } from './images/painter.ts';
import { mountShareImages } from './images/share-images.ts';
import { mountIncidentWorker } from './offline/mount-incident-worker.ts';
import { answerFault } from './pages/fault-page.ts';
import { mountPages } from './pages/pages.ts';
import { type SiteSettings, siteContext } from './pages/site-context.ts';
import { asLivePart, type LiveSite } from './releases/live-site.ts';
import { mountReleaseFiles } from './releases/release-files.ts';
import { mountRemoteFailureReports } from './releases/remote-failure-reports.ts';
import type { ReleaseSets } from './rendering/release-sets.ts';
import { createFaultCounts, type FaultCounts } from './telemetry/fault-counts.ts';
import { mountTelemetry, TELEMETRY_PATH } from './telemetry/mount-telemetry.ts';
import { createTelemetryTokens } from './telemetry/telemetry-tokens.ts';
import { createVisitorSets } from './visitors/visitor-sets.ts';

export interface PageServer {
  readonly app: Hono<ServerEnv>;
  /** Takes reports of browsers. Mount it before the API, which answers all other paths of `/api`. */
  readonly telemetry: Hono<ServerEnv>;
  close(): Promise<void>;
}

/**
 * Serves documents, release files, images, and files for machines. Closing it ends the render
 * processes.
 */
export function startPageServer(
  options: SiteSettings & {
    /** Folder of the releases. */
    readonly releases: string;
    readonly releaseSets: ReleaseSets;
    readonly site: SiteConfig;
    /** Where render processes find the API. */
    readonly apiOrigin: string;
    /** `PUBLIC_ORIGIN`, when it is set. */
    readonly publicOrigin?: string | undefined;
    readonly trustedHops: number;
    /** Signs the addresses of visitors for the API; absent: it counts ours for all of them. */
    readonly visitorAddresses?: VisitorAddresses | undefined;
    /** Most bytes of rendered pages that are kept. */
    readonly cacheBytes: number;
    /** Signs the tokens of reports; absent: random, so reports of a page end with this process. */
    readonly telemetrySecret?: string | Uint8Array | undefined;
    /** Share of documents, in percent, that report web vitals. */
    readonly vitalsPercent?: number;
    /** Absent: only faults of browsers are counted. */
    readonly faults?: FaultCounts;
    readonly log: Log;
    /** In development: origins that serve the parts. */
    readonly devOrigins?: readonly string[];
  },
): PageServer {
  const { log, releases, releaseSets } = options;
  const app = new Hono<ServerEnv>();
  app.onError(answerFault(log, options.site));
  app.use(requestContext({ log, trustedHops: options.trustedHops }));
  const publicKey = async () => (await findKeys(releases))?.publicKey;
  const visitors = createVisitorSets({ releaseSets, publicKey, log });
  app.get('/remotes.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    const { shell, remotes } = await visitors.siteFor(c);
    return c.json([shell, ...remotes].map(asLivePart));
  });
  mountReleaseFiles(app, releases, releaseSets.registry, log);
  const publicPages = async () => ({
    site: siteContext(options.site, options, new Date()),
    ...(await releaseSets.current().heads.publicPages()),
  });
  const paint = createPainter();
  mountIncidentWorker(app);
  mountDiscoveryFiles(app, { ...options, publicPages });
  mountShareImages(app, publicPages, paint);
  mountIcons(app, options.site, paint);
  mountRemoteFailureReports(app, { ...options, liveSite: () => releaseSets.current().site });
  const tokens = createTelemetryTokens(options.telemetrySecret ?? randomBytes(32));
  const telemetry = new Hono<ServerEnv>();
  telemetry.onError(answerFault(log, options.site));
  telemetry.use(TELEMETRY_PATH, requestContext({ log, trustedHops: options.trustedHops }));
  mountTelemetry(telemetry, {
    ...options,
    liveSite: () => releaseSets.current().site,
    tokens,
    faults: options.faults ?? createFaultCounts(log),
  });
  const terms = ({ shell, remotes }: LiveSite) => ({
    token: tokens.issue(releaseSetId([shell, ...remotes])),
    vitalsPercent: options.vitalsPercent ?? 0,
  });
  const forDocuments = { window: tokens.window, terms };
  mountPages(app, { ...options, telemetry: forDocuments, visitors });
  return { app, telemetry, close: () => releaseSets.close() };
}
