import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Gauge } from '@app/http-server/gauge';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { VisitorAddresses } from '@app/http-server/visitor-address';
import type { SiteConfig } from '@app/site/site-config';
import type { Hono } from 'hono';
import { createCatalogueService } from './adapters/catalogue-worker/catalogue-service.ts';
import { openAdminCredentials } from './adapters/files/admin-credentials.ts';
import { AdminPasswordUnusable } from './adapters/files/admin-password.ts';
import { whyFolderFailed } from './adapters/files/data-folder-unavailable.ts';
import { emlFiles, removeUnfinishedMails } from './adapters/files/eml-transport.ts';
import { whyGuessable } from './adapters/files/guessable-password.ts';
import { makePrivateFolder } from './adapters/files/make-folder.ts';
import { openSearchWords } from './adapters/files/search-words-file.ts';
import { openUploadFolder } from './adapters/files/upload-folder.ts';
import { runImport, runPreview, uploadLimits } from './adapters/import-worker/run-import.ts';
import { openStore } from './adapters/open-store.ts';
import { configuredModel } from './adapters/openai/configured-model.ts';
import { createPaperMaker } from './adapters/pdf-worker/paper-maker.ts';
import { photoCleaner } from './adapters/sharp/photo-cleaner.ts';
import { newestBackup } from './adapters/sqlite/verify-backup.ts';
import { verifyInThread } from './adapters/sqlite/verify-in-thread.ts';
import { createWebAuthn } from './adapters/webauthn/webauthn.ts';
import { createApi } from './app.ts';
import type { ApiConfig } from './config.ts';
import { catalogueCosts } from './domain/assessments/catalogue-costs.ts';
import { readByModel } from './domain/assessments/model-reading/read-by-model.ts';
import type { StoredReport } from './domain/assessments/ports.ts';
import { reportPaper } from './domain/assessments/report-paper.ts';
import { createReports } from './domain/assessments/reports.ts';
import type { Catalogue } from './domain/catalogue/ports.ts';
import { type Clock, steadyClock } from './domain/clock.ts';
import type { Lead } from './domain/leads/ports.ts';
import { createSenders } from './domain/leads/senders.ts';
import { createFullLimits } from './domain/limits/full-limits.ts';
import { createLimits } from './domain/limits/limits.ts';
import { photoAttachments } from './domain/photos/photo-attachments.ts';
import { planPaper } from './domain/plans/requests/plan-paper.ts';
import type { BudgetedModel } from './domain/rewording/guarded-model.ts';
import { endableReword, type Reword, withoutModel } from './domain/rewording/reword.ts';
import { rewordReport } from './domain/rewording/reword-report.ts';
import type { Store } from './domain/store.ts';
import type { AdminDependencies } from './http/admin-upload.ts';
import { countRefusals } from './jobs/count-refusals.ts';
import { mailGauges } from './jobs/mail-gauges.ts';
import { siteLetterhead } from './jobs/site-letterhead.ts';
import { mailFolder, startDeliveries } from './jobs/start-deliveries.ts';
import { startSweeps } from './jobs/sweeps.ts';
import { timeStore } from './jobs/time-store.ts';
import { verifyBackups } from './jobs/verify-backups.ts';
import { watchStore } from './jobs/watch-store.ts';
import { kindOf, leadKinds } from './lead-kinds.ts';

export interface RunningApi {
  readonly app: Hono<ServerEnv>;
  readonly store: Store;
  readonly catalogue: Catalogue;
  /** True when the settings name a model that reads requests for reports. */
  readonly hasModel: boolean;
  /** What an operator watches. */
  readonly gauges: readonly Gauge[];
  /**
   * Notes for the operator that are shown once. A first start makes the admin password here, so
   * call it last: if the start failed after it, the password would be lost.
   */
  firstNotes(): Promise<readonly string[]>;
  /** Makes `/readyz` answer 503, so that a balancer sends visitors elsewhere. */
  drain(): void;
  /**
   * Aborts a running import, gives the mails that are being sent a few seconds, then closes the
   * catalogue and the store. Call it once no request is in flight.
   */
  close(): Promise<void>;
}

/**
 * Opens the store, starts the catalogue and the mail, and puts the API on top of them. Rejects with
 * `StoreUnavailable`, whose message is one line for the operator, when the store cannot be opened.
 */
export async function startApi(options: {
  readonly config: ApiConfig;
  readonly site: SiteConfig;
  readonly log: Log;
  /** Where visitors reach the site when `PUBLIC_ORIGIN` does not say. */
  readonly origin?: string;
  /** Reads what the page server signed. */
  readonly visitorAddresses?: VisitorAddresses | undefined;
  readonly clock?: Clock;
}): Promise<RunningApi> {
  const { config, site, log, clock = { now: () => new Date() } } = options;
  const steady = options.clock ?? steadyClock(clock, () => performance.now());
  const searchWords = await openSearchWords(config.DATA_DIR, log);
  const store = watchStore(
    timeStore(await openStore(config), config.MONGODB_URI ? 'mongodb' : 'sqlite'),
    log,
  );
  const catalogue = createCatalogueService({
    priceLists: store.priceLists,
    storeSettings: config,
    hideCost: config.CATALOGUE_HIDE_COST,
    searchWords: searchWords.current,
    log,
  });
  const letterhead = siteLetterhead(options);
  let admin: OpenedAdmin;
  try {
    const { origin, company } = letterhead;
    admin = await openAdmin(config, { origin, name: company.name }).catch(
      explainedBy(config.DATA_DIR),
    );
    await catalogue.start();
  } catch (fault) {
    await catalogue.close();
    await store.close();
    throw fault;
  }
  await removeUnfinishedMails(mailFolder(config));
  const endSweeps = startSweeps({
    store,
    // Also with a mail server: mails from before it was set up are still in the folder.
    capturedMails: emlFiles(mailFolder(config)),
    clock,
    months: config.RETENTION_MONTHS,
    log,
  });
  const fullLimits = createFullLimits(steady, (limit) => log.warn({ limit }, 'a limit is full'));
  const limits = countRefusals(
    createLimits({ permits: store.permits, clock: steady, full: fullLimits }),
  );
  const senders = createSenders();
  const randomness = { hex: (bytes: number) => randomBytes(bytes).toString('hex') };
  const model = await configuredModel(config);
  const wording = model?.wording;
  const reword: Reword | undefined = wording && ((...report) => rewordReport(wording, ...report));
  const planWording = reword && endableReword(reword, log);
  const reports = createReports({
    kindOf,
    store,
    costs: catalogueCosts(catalogue, log),
    understand: model && readByModel(model.reading, log),
    reword: reword ?? withoutModel,
    company: site.company,
    clock,
    log,
  });
  const paper = createPaperMaker();
  const { origin } = letterhead;
  const planPapers = { kindOf, plans: store.plans, paper, site, origin, log };
  const mailReports = {
    ready: reports.ready,
    find: reports.find,
    paper: (...report: [Lead, StoredReport]) => reportPaper({ paper, site, log }, ...report),
    plan: (lead: Lead) => planPaper(planPapers, lead),
    photos: (lead: Lead) => photoAttachments({ kindOf, photos: store.photos, log }, lead),
  };
  const outbox = startDeliveries({
    kindOf,
    config,
    letterhead,
    store,
    reports: mailReports,
    limits,
    senders,
    clock,
    randomness,
    log,
  });
  const verification = nightlyVerification(config, clock, log);
  let draining = false;
  const app = createApi({
    kinds: leadKinds,
    kindOf,
    store,
    catalogue,
    site,
    config,
    log,
    reports,
    rewordPlans: planWording?.reword,
    hasModel: model !== undefined,
    paper,
    photoCleaner: photoCleaner(),
    admin: admin.dependencies,
    letterhead,
    clock,
    steadyClock: steady,
    limits,
    fullLimits,
    senders,
    randomness,
    leadRecorded: outbox.leadRecorded,
    isDraining: () => draining,
    visitorAddresses: options.visitorAddresses,
  });
  const drain = () => {
    draining = true;
    // A request may wait longer for a model than a stop waits for requests.
    reports.stopWaiting();
    planWording?.end();
  };
  const close = async () => {
    drain();
    await admin.endImport();
    await endSweeps();
    await verification?.stop();
    await reports.close();
    await outbox.stop();
    await paper.close();
    await catalogue.close();
    await store.close();
  };
  return {
    app,
    store,
    catalogue,
    hasModel: model !== undefined,
    gauges: [
      ...mailGauges(store.outbox, clock),
      ...(model && config.MODEL_REQUESTS_PER_HOUR > 0 ? [modelGauge(model.reading)] : []),
      ...(verification?.gauges ?? []),
    ],
    firstNotes: admin.firstNotes,
    drain,
    close,
  };
}

/** MongoDB has backups of its own. */
function nightlyVerification(config: ApiConfig, clock: Clock, log: Log) {
  if (config.MONGODB_URI || config.BACKUP_VERIFY === 'off') return undefined;
  return verifyBackups({
    verify: (signal) => verifyInThread(config.BACKUP_DIR, signal),
    newest: async () => (await newestBackup(config.BACKUP_DIR))?.manifest.madeAt,
    clock,
    log,
  });
}

const modelGauge = ({ requestsLeft }: Pick<BudgetedModel, 'requestsLeft'>): Gauge => ({
  name: 'site.model.budget.remaining',
  unit: '{request}',
  description: 'Requests to the model that this process may still make within the hour',
  read: async () => [{ value: requestsLeft() }],
});

interface OpenedAdmin {
  readonly dependencies: AdminDependencies;
  readonly firstNotes: () => Promise<readonly string[]>;
  readonly endImport: () => Promise<void>;
}

async function openAdmin(
  config: ApiConfig,
  site: Parameters<typeof createWebAuthn>[0],
): Promise<OpenedAdmin> {
  const { DATA_DIR: dataDir, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = config;
  const guessable = password && (await whyGuessable(password, [site.name, username]));
  if (guessable) throw new AdminPasswordUnusable(`ADMIN_PASSWORD would be guessed: ${guessable}.`);
  // With MongoDB no store has created the folder.
  await makePrivateFolder(dataDir);
  const credentials = await openAdminCredentials({ dataDir, username, password });
  const { uploadLimitBytes, unpackedLimitBytes } = uploadLimits(config.MAX_UPLOAD_MB);
  const folder = await openUploadFolder(dataDir);
  const ending = new AbortController();
  let importing: Promise<unknown> = Promise.resolve();
  const dump = (file: string) => ({ store: config, file, unpackedLimitBytes });
  const followed = <Outcome>(running: Promise<Outcome>): Promise<Outcome> => {
    importing = running.catch(() => undefined);
    return running;
  };
  return {
    dependencies: {
      credentials,
      webAuthn: createWebAuthn(site),
      folder,
      uploadLimitBytes,
      wait: (ms) => delay(ms),
      importFile: (file, { onProgress, ...options }) =>
        followed(runImport({ ...dump(file), ...options }, onProgress, ending.signal)),
      previewFile: (file, { onProgress, ...options }) =>
        followed(runPreview({ ...dump(file), ...options }, onProgress, ending.signal)),
    },
    async endImport() {
      ending.abort();
      await importing;
    },
    async firstNotes() {
      const made = await credentials.makePassword().catch(explainedBy(dataDir));
      return made ? [`admin password of "${username}", shown once: ${made}`] : [];
    },
  };
}

const explainedBy = (dataDir: string) => (fault: unknown) => {
  throw fault instanceof AdminPasswordUnusable ? fault : whyFolderFailed(dataDir, fault);
};
