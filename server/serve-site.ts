import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AdminPasswordUnusable } from '@app/api/adapters/files/admin-password';
import { keepLearned, recallLearned } from '@app/api/adapters/files/learned-file';
import { SearchWordsUnreadable } from '@app/api/adapters/files/search-words-file';
import { readSiteConfig } from '@app/api/adapters/files/site-config-file';
import { runImport, uploadLimits } from '@app/api/adapters/import-worker/run-import';
import { StoreUnavailable } from '@app/api/adapters/store-unavailable';
import { startApi } from '@app/api/compose';
import { lexicon } from '@app/api/domain/assessments/understanding/lexicon';
import { mailFolder } from '@app/api/jobs/start-deliveries';
import { endpoints } from '@app/contracts/endpoints';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { deletePartial } from '@app/federation/change-releases';
import { ReleaseRefused, releasesFolder } from '@app/federation/releases';
import { root } from '@app/federation/tooling/parts';
import { teamOfPart } from '@app/federation/tooling/team-of';
import { diskGauge } from '@app/http-server/disk-gauge';
import { type AnswerEarly, answerEarly } from '@app/http-server/early-answers';
import { createLogger, type Log } from '@app/http-server/logger';
import { startTelemetryExport } from '@app/http-server/otlp-export';
import type { ServerEnv } from '@app/http-server/request-context';
import { type HttpServer, type ServeOptions, serveHttp } from '@app/http-server/serve-http';
import { listenerOptions } from '@app/http-server/settings';
import { createVisitorAddresses } from '@app/http-server/visitor-address';
import { success } from '@app/result';
import { type PicturedSite, readCompanyPictures } from '@app/shell/server/images/company-pictures';
import { startPageServer } from '@app/shell/server/page-server';
import { siteContext } from '@app/shell/server/pages/site-context';
import { unseenGauge } from '@app/shell/server/release-control/health/unseen-gauge';
import { noReleaseControl } from '@app/shell/server/release-control/no-release-control';
import { startReleaseControl } from '@app/shell/server/release-control/release-control';
import type { LiveReleases } from '@app/shell/server/releases/live-releases';
import { openReleaseSets, type ReleaseSets } from '@app/shell/server/rendering/release-sets';
import { createFaultCounts } from '@app/shell/server/telemetry/fault-counts';
import { releaseGauges } from '@app/shell/server/telemetry/release-gauges';
import { emptySlots } from '@app/site/empty-slots';
import { Hono } from 'hono';
import { forwardApi } from './forward-api.ts';
import { checkRelease } from './release-gate/check-release.ts';
import { openBeforeLive } from './release-gate/open-before-live.ts';
import { readServedContracts } from './release-gate/served-contracts.ts';
import { warnOfUnservedCalls } from './release-gate/warn-of-unserved-calls.ts';
import { CannotStart, type Settings } from './settings.ts';
import { ownOrigin, siteSettingsOf } from './site-settings.ts';

export interface RunningSite {
  readonly url: string;
  readonly notes: readonly string[];
  stop(): Promise<void>;
}

export interface SiteOptions {
  readonly sampleWhenEmpty: boolean;
  /** Serves these instead of the releases in the registry. */
  readonly development?: {
    readonly releaseSets: ReleaseSets;
    readonly origins: readonly string[];
  };
}

/** The first visitor of a new installation should not find an empty price list. */
const SAMPLE_LIVE_MS = 10_000;
/** The first pages come before: what reads the texts of visitors takes a second to make and learn. */
const LEARN_AFTER_MS = 3000;

/** Starts the page server and, unless `API_ORIGIN` is set, the API in the same process. */
export async function serveSite(settings: Settings, options: SiteOptions): Promise<RunningSite> {
  const config = await readSiteConfig(settings.SITE_CONFIG);
  if (!config.ok) throw new CannotStart(config.failure);
  const pictured = await readCompanyPictures(config.value, settings.SITE_CONFIG);
  if (!pictured.ok) throw new CannotStart(pictured.failure);
  const log = createLogger({ level: settings.LOG_LEVEL, name: 'site' });
  const listener = await siteListener(settings);
  const bound = { ...settings, PORT: listener.port };
  try {
    return await compose(bound, listener, pictured.value, log, options);
  } catch (fault) {
    listener.giveUp();
    if (isForOperator(fault)) throw new CannotStart(fault.message);
    throw fault;
  }
}

const isForOperator = (fault: unknown): fault is Error =>
  fault instanceof StoreUnavailable ||
  fault instanceof AdminPasswordUnusable ||
  fault instanceof SearchWordsUnreadable ||
  fault instanceof ReleaseRefused;

async function compose(
  settings: Settings,
  listener: SiteListener,
  { site, pictures }: PicturedSite,
  log: Log,
  { sampleWhenEmpty, development }: SiteOptions,
): Promise<RunningSite> {
  const telemetry = await startTelemetryExport({
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: 'site',
    log,
  });
  const app = new Hono<ServerEnv>();
  const here = ownOrigin(settings);
  // An API in another process believes only who has the same secret.
  const secret = settings.INTERNAL_SECRET ?? (settings.API_ORIGIN ? undefined : randomBytes(32));
  const visitorAddresses = secret ? createVisitorAddresses(secret) : undefined;
  const api = settings.API_ORIGIN
    ? undefined
    : await startApi({ config: settings, site, log, origin: here, visitorAddresses });
  const notes: string[] = [];
  if (!visitorAddresses) {
    notes.push(
      'forms sent without JavaScript count as one visitor, because INTERNAL_SECRET is not set',
    );
  }
  const faults = createFaultCounts(log);
  const releases = releasesFolder(path.resolve(settings.DATA_DIR));
  const siteSettings = siteSettingsOf(settings);
  const apiOrigin = settings.API_ORIGIN ?? here;
  const rendering = {
    heapMb: settings.RENDER_HEAP_MB,
    deadlineMs: settings.RENDER_DEADLINE_MS,
    siteContext: () => siteContext(site, siteSettings, new Date()),
  };
  const openReleases = async () => {
    await deletePartial(releases);
    const openControl =
      settings.RELEASE_CONTROL === 'off'
        ? noReleaseControl
        : await startReleaseControl({
            ...rendering,
            releases,
            releasesUrl: settings.RELEASES_URL,
            autoRollback: settings.AUTO_ROLLBACK === 'on',
            apiOrigin,
            browser: settings.BROWSER_PATH,
            ownOrigin: here,
            site,
            publicOrigin: settings.PUBLIC_ORIGIN,
            teamOf: teamOfPart,
            checkRelease: (flip, part, note) =>
              checkRelease(flip, [part], {
                site: rendering.siteContext(),
                apiOrigin,
                heapMb: settings.RENDER_HEAP_MB,
                releases,
                note,
              }),
            openRelease: (built, gates) =>
              openBeforeLive(releases, [built], {
                program: settings.BROWSER_PATH,
                origin: here,
                publicOrigin: siteSettings.origin,
                ...gates,
              }),
            log,
          });
    const processes = settings.RENDER_PROCESSES;
    const onFault = faults.add;
    return openReleaseSets({ ...rendering, releases, processes, onFault, openControl, log });
  };
  const releaseSets =
    development?.releaseSets ??
    (await openReleases().catch(async (fault) => {
      await api?.close();
      throw fault;
    }));
  if (!development) await compareCalls(settings, releaseSets.current().live, log);
  telemetry.observe([
    ...(api?.gauges ?? []),
    diskGauge(settings.DATA_DIR),
    ...releaseGauges(releases, releaseSets.registry),
    unseenGauge(releases, releaseSets.registry),
  ]);
  const pages = startPageServer({
    ...siteSettings,
    releases,
    releaseSets,
    site,
    pictures,
    cacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    apiOrigin,
    publicOrigin: settings.PUBLIC_ORIGIN,
    trustedHops: settings.TRUST_PROXY,
    visitorAddresses,
    telemetrySecret: secret,
    vitalsPercent: settings.VITALS_SAMPLE_PERCENT,
    faults,
    log,
    ...(development ? { devOrigins: development.origins } : {}),
  });
  const closeAll = async () => {
    await pages.close();
    await api?.close();
    await telemetry.stop();
  };
  if (api && sampleWhenEmpty && !(await api.store.priceLists.active())) {
    const file = path.join(root, 'data/price-list.sql');
    const { unpackedLimitBytes } = uploadLimits(settings.MAX_UPLOAD_MB);
    const sample = await runImport({
      store: settings,
      file,
      unpackedLimitBytes,
      who: 'first start',
      confirmed: true,
    });
    if (!sample.ok) throw new Error(sample.failure.message);
    await api.catalogue.takeOver(sample.value.version.id, SAMPLE_LIVE_MS);
    notes.push('sample price list imported');
  }
  const empty = emptySlots(site.company);
  if (empty.length > 0) notes.push(`not shown, because empty in SITE_CONFIG: ${empty.join(', ')}`);
  if (api && !settings.SMTP_URL) notes.push(`mail is only written to ${mailFolder(settings)}`);
  if (api && !api.hasModel) notes.push('reports are made by rules alone: no model is configured');
  if (api && settings.SMTP_URL && !settings.PUBLIC_ORIGIN) {
    notes.push(`links in mails lead to ${here}, because PUBLIC_ORIGIN is not set`);
  }
  app.route('/', pages.calls);
  if (api) app.route('/', api.app);
  else if (settings.API_ORIGIN) {
    const { API_ORIGIN: apiOrigin, TRUST_PROXY: trustedHops } = settings;
    app.route('/', forwardApi({ apiOrigin, trustedHops, site, log }));
  }
  app.route('/', pages.app);
  const { TRUST_PROXY: trustedHops } = settings;
  const early = answerEarly({ log, trustedHops, find: pages.findReady });
  const server = await listener.serve(app.fetch, early).catch(async (fault) => {
    await closeAll();
    throw fault;
  });
  const stop = async () => {
    api?.drain();
    await server.stop();
    await closeAll();
  };
  const firstNotes = await api?.firstNotes().catch(async (fault) => {
    await stop();
    throw fault;
  });
  // Only now, because what was learnt before takes a while to read.
  if (api) void learnToRead(settings.DATA_DIR, log);
  return { url: server.url, notes: [...(firstNotes ?? []), ...notes], stop };
}

/** An API in another process is asked for its contracts. */
async function compareCalls(
  { API_ORIGIN }: Settings,
  { shell, remotes }: LiveReleases,
  log: Log,
): Promise<void> {
  const served = API_ORIGIN
    ? await readServedContracts(API_ORIGIN)
    : success(endpoints.map(endpointContract));
  if (served.ok) warnOfUnservedCalls([shell, ...remotes], served.value, log);
  else log.info({ why: served.failure }, 'calls of live parts not compared with the API');
}

interface SiteListener {
  readonly port: number;
  /** Answers callers from now on. */
  serve(fetch: ServeOptions['fetch'], early: AnswerEarly): Promise<HttpServer>;
  /** Frees a port that nothing was served on. */
  giveUp(): void;
}

/**
 * The listener of the site. Pages call the API at its own port, so `PORT=0` is opened at once, and says 503
 * until the site serves. Any other port is opened last: visitors know it, and would come too early.
 */
async function siteListener(settings: Settings): Promise<SiteListener> {
  let answer: ServeOptions['fetch'] = () => new Response(null, { status: 503 });
  let answerFirst: AnswerEarly = () => false;
  const open = async (): Promise<HttpServer> => {
    const server = await serveHttp({
      fetch: (...call) => answer(...call),
      early: (...call) => answerFirst(...call),
      host: settings.HOST,
      port: settings.PORT,
      ...listenerOptions(settings),
    });
    if (!server.ok) throw new CannotStart(server.failure.message);
    return server.value;
  };
  const opened = settings.PORT === 0 ? await open() : undefined;
  return {
    port: opened?.port ?? settings.PORT,
    async serve(fetch, early) {
      answer = fetch;
      answerFirst = early;
      return opened ?? open();
    },
    giveUp: () => void opened?.stop(),
  };
}

/** So that the first text of a visitor need not wait. What a start before has learnt is only read. */
async function learnToRead(folder: string, log: Log): Promise<void> {
  const isRecalled = await recallLearned(folder);
  await setTimeout(LEARN_AFTER_MS, undefined, { ref: false });
  lexicon();
  if (isRecalled) return;
  await keepLearned(folder).catch((cause) =>
    log.warn({ err: cause }, 'what was learnt from tellings cannot be kept'),
  );
}
