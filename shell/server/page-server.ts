import { randomBytes } from 'node:crypto';
import { failureBody } from '@app/contracts/failure';
import { PUBLICATIONS_PATH } from '@app/federation/publication';
import { releaseSetId } from '@app/federation/release-set-id';
import type { FindReady } from '@app/http-server/early-answers';
import type { Log } from '@app/http-server/logger';
import { methodsByPath } from '@app/http-server/methods-by-path';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import type { VisitorAddresses } from '@app/http-server/visitor-address';
import type { SiteConfig } from '@app/site/site-config';
import { Hono } from 'hono';
import { mountDiscoveryFiles } from './discovery/discovery-files.ts';
import { type CompanyPictures, mountCompanyPictures } from './images/company-pictures.ts';
import { mountIcons } from './images/icons.ts';
import { createPainter } from './images/painter.ts';
import { mountShareImages } from './images/share-images.ts';
import { mountIncidentWorker } from './offline/mount-incident-worker.ts';
import { mountPages } from './pages/pages.ts';
import { answerFault } from './pages/plain-page.ts';
import { type SiteSettings, siteContext } from './pages/site-context.ts';
import { mountStartScript } from './pages/start/mount-start-script.ts';
import { ADMIN_RELEASES_PATH } from './release-control/port.ts';
import { asLivePart, type LiveReleases } from './releases/live-releases.ts';
import { mountReleaseFiles } from './releases/release-files.ts';
import { mountRemoteFailureReports } from './releases/remote-failure-reports.ts';
import type { ReleaseSets } from './rendering/release-sets.ts';
import { createFaultCounts, type FaultCounts } from './telemetry/fault-counts.ts';
import { mountTelemetry, TELEMETRY_PATH } from './telemetry/mount-telemetry.ts';
import { createTelemetryTokens } from './telemetry/telemetry-tokens.ts';

export interface PageServer {
  readonly app: Hono<ServerEnv>;
  /**
   * Takes reports of browsers, and what the owner does with releases. Mount it before the API, which
   * answers all other paths of `/api`.
   */
  readonly calls: Hono<ServerEnv>;
  /** Finds pages that need no handler. */
  readonly findReady: FindReady;
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
    /** With the addresses of its pictures, when it has some. */
    readonly site: SiteConfig;
    /** Photos and drawings of the company; absent: none. */
    readonly pictures?: CompanyPictures;
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
  const { visitors, counts, mountCalls } = releaseSets.control;
  const app = new Hono<ServerEnv>();
  app.onError(answerFault(log, options.site));
  app.use(requestContext({ log, trustedHops: options.trustedHops }));
  app.get('/remotes.json', async (c) => {
    c.header('Cache-Control', 'no-store');
    const { shell, remotes } = await visitors.releasesFor(c);
    return c.json([shell, ...remotes].map(asLivePart));
  });
  mountReleaseFiles(app, releases, releaseSets.registry, counts, log);
  const publicPages = async () => ({
    site: siteContext(options.site, options, new Date()),
    ...(await releaseSets.current().heads.publicPages()),
  });
  const paint = createPainter();
  mountStartScript(app);
  mountIncidentWorker(app);
  mountDiscoveryFiles(app, { ...options, publicPages });
  mountShareImages(app, publicPages, paint);
  mountIcons(app, options.site, paint);
  if (options.pictures) mountCompanyPictures(app, options.pictures);
  mountRemoteFailureReports(app, { ...options, liveReleases: () => releaseSets.current().live });
  const tokens = createTelemetryTokens(options.telemetrySecret ?? randomBytes(32));
  const calls = new Hono<ServerEnv>();
  calls.onError(answerFault(log, options.site));
  // Not around all paths: the API has a context of its own.
  for (const path of [TELEMETRY_PATH, `${ADMIN_RELEASES_PATH}/*`, `${PUBLICATIONS_PATH}/*`]) {
    calls.use(path, requestContext({ log, trustedHops: options.trustedHops }));
  }
  mountTelemetry(calls, {
    ...options,
    liveReleases: () => releaseSets.current().live,
    tokens,
    counts,
    faults: options.faults ?? createFaultCounts(log),
  });
  mountCalls(calls);
  refuseOtherMethods(calls);
  const terms = ({ shell, remotes }: LiveReleases) => ({
    token: tokens.issue(releaseSetId([shell, ...remotes])),
    vitalsPercent: options.vitalsPercent ?? 0,
    takesAlive: true,
  });
  const forDocuments = { window: tokens.window, terms };
  const { allLive } = releaseSets;
  const pages = { ...options, allLive, telemetry: forDocuments, visitors, counts };
  const findReady = mountPages(app, pages);
  return { app, calls, findReady, close: () => releaseSets.close() };
}

/** The API, which answers after the page server, does not know these paths: it would say 404. */
function refuseOtherMethods(calls: Hono<ServerEnv>): void {
  for (const [path, methods] of methodsByPath(calls)) {
    calls.all(path, (c) => {
      c.header('Allow', [...methods].join(', '));
      const message = `${c.req.method} is not allowed at this address`;
      return c.json(failureBody('method_not_allowed', message), 405);
    });
  }
}
