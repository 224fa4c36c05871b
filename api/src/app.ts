import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import type { VisitorAddresses } from '@app/http-server/visitor-address';
import type { SiteConfig } from '@app/site/site-config';
import { Hono } from 'hono';
import { type AllowancesConfig, createAllowances } from './allowances.ts';
import type { ApiConfig } from './config.ts';
import { createAttemptLimiter } from './domain/admin/attempt-limiter.ts';
import { attemptsInOutages } from './domain/admin/attempts-in-outages.ts';
import { createImportTurns } from './domain/admin/import-turns.ts';
import { createKnownDevices } from './domain/admin/known-devices.ts';
import { createChallenges } from './domain/admin/passkeys/challenges.ts';
import { createPasskeys } from './domain/admin/passkeys/passkeys.ts';
import { createSessions } from './domain/admin/sessions.ts';
import { createSlowDown } from './domain/admin/slow-down.ts';
import { correctedMails } from './domain/assessments/corrections/corrected-mails.ts';
import { createCorrections } from './domain/assessments/corrections/corrections.ts';
import type { Reports } from './domain/assessments/reports.ts';
import type { Catalogue } from './domain/catalogue/ports.ts';
import { shownPrices } from './domain/catalogue/shown-prices.ts';
import type { Clock } from './domain/clock.ts';
import type { KindOf } from './domain/leads/kind-of.ts';
import type { LeadKind } from './domain/leads/lead-kind.ts';
import type { Lead } from './domain/leads/ports.ts';
import type { Senders } from './domain/leads/senders.ts';
import type { FullLimits } from './domain/limits/full-limits.ts';
import type { Limits } from './domain/limits/limits.ts';
import type { Letterhead } from './domain/mail/mail-content.ts';
import type { PaperMaker } from './domain/paper/paper-maker.ts';
import type { PhotoCleaner } from './domain/photos/ports.ts';
import { catalogueMarket } from './domain/plans/market/catalogue-market.ts';
import { createPlanner } from './domain/plans/planner.ts';
import type { Randomness } from './domain/randomness.ts';
import { createReadiness } from './domain/readiness.ts';
import type { Reword } from './domain/rewording/reword.ts';
import type { Store } from './domain/store.ts';
import { createConfirm, mountAdminConfirmation } from './http/admin-confirmation.ts';
import { mountAdminPasskeys } from './http/admin-passkeys.ts';
import { mountAdminPriceList } from './http/admin-price-list.ts';
import { mountAdminSession } from './http/admin-session.ts';
import { type AdminDependencies, mountAdminUpload } from './http/admin-upload.ts';
import { mountCatalogue } from './http/catalogue.ts';
import { answerFault, mountRefusals } from './http/failures.ts';
import { mountHealth } from './http/health.ts';
import { mountLeadLinks } from './http/lead-links.ts';
import { mountLeads } from './http/leads.ts';
import { mountMailStatus } from './http/mail-status.ts';
import { mountOpenApi } from './http/openapi.ts';
import { mountPhotos } from './http/photos.ts';
import { mountPlanQuotes } from './http/plan-quotes.ts';
import { mountPlans } from './http/plans.ts';
import { forOwnPages, refuseOtherSites } from './http/same-site.ts';
import { mountSavedPlans } from './http/saved-plans.ts';
import { mountTechnologyPrices } from './http/technology-prices.ts';

export interface ApiDependencies {
  /** Every kind of lead that can be left. */
  readonly kinds: readonly LeadKind[];
  readonly kindOf: KindOf;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly site: Pick<SiteConfig, 'company' | 'vatRate' | 'accent'>;
  readonly config: AllowancesConfig &
    Pick<
      ApiConfig,
      'PUBLIC_ORIGIN' | 'TRUST_PROXY' | 'CATALOGUE_HIDE_COST' | 'SIGN_IN_FAILURES_PER_15_MINUTES'
    >;
  readonly reports: Reports;
  /** Words plans as reports are worded; absent unless a model may reword. */
  readonly rewordPlans?: Reword | undefined;
  /** A model reads requests for reports, or rewords them. */
  readonly hasModel: boolean;
  readonly paper: Pick<PaperMaker, 'make'>;
  readonly photoCleaner: PhotoCleaner;
  readonly admin: AdminDependencies;
  readonly letterhead: Letterhead;
  readonly log: Log;
  readonly clock: Clock;
  /** For limits and sessions; goes on evenly when someone sets `clock`. */
  readonly steadyClock: Clock;
  readonly limits: Limits;
  readonly fullLimits: Pick<FullLimits, 'shared'>;
  readonly senders: Pick<Senders, 'note'>;
  readonly randomness: Randomness;
  readonly leadRecorded: (lead: Lead, trace?: string) => void;
  /** True from the moment the process is told to stop. */
  readonly isDraining: () => boolean;
  /** Believes the page server's word on who a visitor is; absent: nobody's. */
  readonly visitorAddresses?: Pick<VisitorAddresses, 'read'> | undefined;
}

/** Every call of the API as one app. It answers all of `/api`, unknown paths included. */
export function createApi(dependencies: ApiDependencies): Hono<ServerEnv> {
  const { log, config, store, catalogue, steadyClock: clock, visitorAddresses } = dependencies;
  const app = new Hono<ServerEnv>();
  app.onError(answerFault(dependencies));
  app.use(requestContext({ log, trustedHops: config.TRUST_PROXY, visitorAddresses }));
  app.use('/api/*', forOwnPages, refuseOtherSites(config.PUBLIC_ORIGIN));
  const prices = shownPrices(catalogue, store.priceLists);
  const { limits, fullLimits } = dependencies;
  const readiness = createReadiness({ store, catalogue, prices, fullLimits, clock, log });
  mountHealth(app, { ...dependencies, readiness });
  mountOpenApi(app, dependencies.site);
  mountCatalogue(app, { ...dependencies, prices });
  mountTechnologyPrices(app, dependencies);
  const { wait } = dependencies.admin;
  const allowances = createAllowances(limits, config, wait);
  // Without a model nothing is asked, so nothing needs counting.
  const { rewordPlans: reword } = dependencies;
  const modelAllowance = dependencies.hasModel ? allowances.model : undefined;
  const mails = correctedMails({ ...dependencies, outbox: store.outbox });
  mountLeads(app, {
    ...dependencies,
    prices,
    allowances: allowances.leads,
    reportAllowance: allowances.reports,
    modelAllowance,
    corrections: createCorrections({
      leads: store.leads,
      reports: dependencies.reports,
      mails,
      allowance: allowances.corrections,
      services: {
        prices,
        vatRate: dependencies.site.vatRate,
        plans: store.plans,
        photos: store.photos,
      },
    }),
  });
  mountPhotos(app, {
    ...dependencies,
    photos: store.photos,
    folder: dependencies.admin.folder,
    allowance: allowances.photos,
  });
  mountLeadLinks(app, { ...dependencies, correctedMails: mails });
  const planner = createPlanner({
    market: catalogueMarket(catalogue, log),
    site: dependencies.site,
    allowance: allowances.plans,
    reworded: reword && { reword, allowance: allowances.model },
  });
  mountPlans(app, planner);
  mountPlanQuotes(app, { planner, allowance: allowances.quotes });
  mountSavedPlans(app, {
    ...dependencies,
    plans: store.plans,
    photos: store.photos,
    planner,
    origin: dependencies.letterhead.origin,
    allowance: allowances.savedPlans,
    secret: store.permits.hashKey,
  });
  // One limiter: a guess counts wherever it is made.
  const attempts = attemptsInOutages(
    createAttemptLimiter({
      limits,
      slowDown: createSlowDown(wait),
      inTotal: config.SIGN_IN_FAILURES_PER_15_MINUTES,
    }),
    clock,
  );
  const devices = createKnownDevices({ ...dependencies, key: dependencies.store.permits.hashKey });
  const admin = { ...dependencies.admin, attempts, devices };
  const turns = createImportTurns();
  const key = store.permits.hashKey;
  const passkeys = createPasskeys({
    ...dependencies,
    store: store.passkeys,
    webAuthn: admin.webAuthn,
    challenges: createChallenges({ ...dependencies, clock, key, limits }),
    key,
  });
  const confirm = createConfirm({ passkeys, log });
  mountAdminUpload(app, { admin, passkeys, catalogue, turns, log });
  const sessions = createSessions({
    ...dependencies,
    clock,
    key,
    owner: admin.credentials,
    limits,
  });
  mountAdminSession(app, { admin, sessions, passkeys, log });
  mountAdminPasskeys(app, { admin, sessions, passkeys, confirm, log });
  mountAdminConfirmation(app, { sessions, passkeys, confirm });
  const { priceLists } = store;
  mountAdminPriceList(app, { ...dependencies, sessions, confirm, priceLists, turns });
  mountMailStatus(app, { ...dependencies, admin, sessions });
  mountRefusals(app);
  return app;
}
