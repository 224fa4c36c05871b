import type { Log } from '@app/http-server/logger';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import type { VisitorAddresses } from '@app/http-server/visitor-address';
import type { SiteConfig } from '@app/site/site-config';
import { Hono } from 'hono';
import type { ApiConfig } from './config.ts';
import { createAttemptLimiter } from './domain/admin/attempt-limiter.ts';
import { attemptsInOutages } from './domain/admin/attempts-in-outages.ts';
import { createImportTurns } from './domain/admin/import-turns.ts';
import { createKnownDevices } from './domain/admin/known-devices.ts';
import { createSessions } from './domain/admin/sessions.ts';
import { createSlowDown } from './domain/admin/slow-down.ts';
import type { Reports } from './domain/assessments/reports.ts';
import type { Catalogue } from './domain/catalogue/ports.ts';
import { shownPrices } from './domain/catalogue/shown-prices.ts';
import type { Clock } from './domain/clock.ts';
import type { KindOf } from './domain/leads/kind-of.ts';
import { createLeadAllowances } from './domain/leads/lead-allowances.ts';
import type { LeadKind } from './domain/leads/lead-kind.ts';
import type { Lead } from './domain/leads/ports.ts';
import { createAllowance, uncountedInOutages } from './domain/limits/allowance.ts';
import { createLimits } from './domain/limits/limits.ts';
import type { Letterhead } from './domain/mail/mail-content.ts';
import type { PaperMaker } from './domain/paper/paper-maker.ts';
import { catalogueMarket } from './domain/plans/market/catalogue-market.ts';
import { createPlanner } from './domain/plans/planner.ts';
import type { Randomness } from './domain/randomness.ts';
import { createReadiness } from './domain/readiness.ts';
import type { Reword } from './domain/rewording/reword.ts';
import type { Store } from './domain/store.ts';
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
import { mountPlans } from './http/plans.ts';
import { forOwnPages, refuseOtherSites } from './http/same-site.ts';
import { mountSavedPlans } from './http/saved-plans.ts';
import { mountTechnologyPrices } from './http/technology-prices.ts';
import { countRefusals } from './jobs/count-refusals.ts';

export interface ApiDependencies {
  /** Every kind of lead that can be left. */
  readonly kinds: readonly LeadKind[];
  readonly kindOf: KindOf;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly site: Pick<SiteConfig, 'company' | 'vatRate' | 'accent'>;
  readonly config: Pick<
    ApiConfig,
    | 'PUBLIC_ORIGIN'
    | 'TRUST_PROXY'
    | 'CATALOGUE_HIDE_COST'
    | 'LEADS_PER_TEN_MINUTES'
    | 'REPORTS_PER_TEN_MINUTES'
    | 'REPORTS_PER_HOUR_IN_TOTAL'
    | 'PLANS_PER_TEN_MINUTES'
    | 'SAVED_PLANS_PER_TEN_MINUTES'
    | 'SAVED_PLANS_PER_HOUR_IN_TOTAL'
    | 'SIGN_IN_FAILURES_PER_15_MINUTES'
  >;
  readonly reports: Reports;
  /** Words plans; absent when no model is configured. */
  readonly rewordPlans?: Reword | undefined;
  readonly paper: Pick<PaperMaker, 'make'>;
  readonly admin: AdminDependencies;
  readonly letterhead: Letterhead;
  readonly log: Log;
  readonly clock: Clock;
  /** For limits and sessions; goes on evenly when someone sets `clock`. */
  readonly steadyClock: Clock;
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
  const readiness = createReadiness({ store, catalogue, prices, clock, log });
  mountHealth(app, { ...dependencies, readiness });
  mountOpenApi(app, dependencies.site);
  mountCatalogue(app, { ...dependencies, prices });
  mountTechnologyPrices(app, dependencies);
  const limits = countRefusals(createLimits({ permits: store.permits, clock }));
  // Each may cost a request to a paid model.
  const reportAllowance = createAllowance(limits, 'reports', {
    perAddressInTenMinutes: config.REPORTS_PER_TEN_MINUTES,
    inTotalPerHour: config.REPORTS_PER_HOUR_IN_TOTAL,
  });
  const { wait } = dependencies.admin;
  const allowances = createLeadAllowances(limits, config.LEADS_PER_TEN_MINUTES, wait);
  mountLeads(app, { ...dependencies, prices, allowances, reportAllowance });
  mountLeadLinks(app, dependencies);
  const planner = createPlanner({
    market: catalogueMarket(catalogue, log),
    site: dependencies.site,
    allowance: uncountedInOutages(
      createAllowance(limits, 'plans', { perAddressInTenMinutes: config.PLANS_PER_TEN_MINUTES }),
    ),
    reword: dependencies.rewordPlans,
    reportAllowance,
  });
  mountPlans(app, planner);
  mountSavedPlans(app, {
    ...dependencies,
    plans: store.plans,
    planner,
    origin: dependencies.letterhead.origin,
    // Each takes up about a hundred kilobytes.
    allowance: createAllowance(limits, 'saved-plans', {
      perAddressInTenMinutes: config.SAVED_PLANS_PER_TEN_MINUTES,
      inTotalPerHour: config.SAVED_PLANS_PER_HOUR_IN_TOTAL,
    }),
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
  mountAdminUpload(app, { admin, catalogue, turns, log });
  const sessions = createSessions({
    ...dependencies,
    clock,
    key: store.permits.hashKey,
    owner: admin.credentials,
    limits,
  });
  mountAdminSession(app, { admin, sessions, log });
  const { priceLists } = store;
  mountAdminPriceList(app, { ...dependencies, sessions, priceLists, turns });
  mountMailStatus(app, { ...dependencies, admin, sessions });
  mountRefusals(app);
  return app;
}
