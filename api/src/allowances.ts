import type { ApiConfig } from './config.ts';
import { createLeadAllowances, type LeadAllowances } from './domain/leads/lead-allowances.ts';
import { type Allowance, createAllowance, uncountedInOutages } from './domain/limits/allowance.ts';
import type { Limits } from './domain/limits/limits.ts';

const TEN_MINUTES_MS = 10 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** A take reads a row for each, so a larger total would make every request slow. */
const MOST_MODEL_REQUESTS = 5_000;
const CORRECTIONS_PER_REPORT = 5;
/** A change of a drawing each two seconds; each reads as many rows. */
const QUOTES_PER_TEN_MINUTES = 300;
/** Five requests with four photos each. */
const PHOTOS_PER_TEN_MINUTES = 20;
/** Each takes up to a megabyte, and is kept for a day without a request. */
const PHOTOS_PER_HOUR_IN_TOTAL = 400;

/** What visitors may do how often. Only what costs something has a total. */
export interface Allowances {
  readonly leads: LeadAllowances;
  /** Past it a report comes by mail. */
  readonly reports: Allowance;
  /** Past it the rules word reports and plans: each request may cost money. */
  readonly model: Allowance;
  /** Corrections of reports, which count as no requests. */
  readonly corrections: Allowance;
  readonly plans: Allowance;
  /** Prices of a site while it is drawn. */
  readonly quotes: Allowance;
  /** Each takes up about a hundred kilobytes. */
  readonly savedPlans: Allowance;
  /** Also those that are refused: each must be decoded. */
  readonly photos: Allowance;
}

export type AllowancesConfig = Pick<
  ApiConfig,
  | 'LEADS_PER_TEN_MINUTES'
  | 'REPORTS_PER_TEN_MINUTES'
  | 'MODEL_REQUESTS_PER_HOUR'
  | 'PLANS_PER_TEN_MINUTES'
  | 'SAVED_PLANS_PER_TEN_MINUTES'
  | 'SAVED_PLANS_PER_HOUR_IN_TOTAL'
>;

/** @param wait holds answers back. */
export function createAllowances(
  limits: Limits,
  config: AllowancesConfig,
  wait: (ms: number) => Promise<void>,
): Allowances {
  const inTenMinutes = (limit: number) => ({ limit, windowMs: TEN_MINUTES_MS });
  const inAnHour = (limit: number) => ({ limit, windowMs: HOUR_MS });
  const modelRequests = Math.min(config.MODEL_REQUESTS_PER_HOUR, MOST_MODEL_REQUESTS);
  return {
    leads: createLeadAllowances(limits, config.LEADS_PER_TEN_MINUTES, wait),
    reports: createAllowance(limits, {
      name: 'reports',
      perClient: inTenMinutes(config.REPORTS_PER_TEN_MINUTES),
    }),
    model: createAllowance(limits, { name: 'model', inTotal: inAnHour(modelRequests) }),
    corrections: createAllowance(limits, {
      name: 'corrections',
      perClient: inTenMinutes(CORRECTIONS_PER_REPORT * config.REPORTS_PER_TEN_MINUTES),
    }),
    plans: uncountedInOutages(
      createAllowance(limits, {
        name: 'plans',
        perClient: inTenMinutes(config.PLANS_PER_TEN_MINUTES),
      }),
    ),
    quotes: uncountedInOutages(
      createAllowance(limits, {
        name: 'plan-quotes',
        perClient: inTenMinutes(QUOTES_PER_TEN_MINUTES),
      }),
    ),
    savedPlans: createAllowance(limits, {
      name: 'saved-plans',
      perClient: inTenMinutes(config.SAVED_PLANS_PER_TEN_MINUTES),
      inTotal: inAnHour(config.SAVED_PLANS_PER_HOUR_IN_TOTAL),
    }),
    photos: createAllowance(limits, {
      name: 'photos',
      perClient: inTenMinutes(PHOTOS_PER_TEN_MINUTES),
      inTotal: inAnHour(PHOTOS_PER_HOUR_IN_TOTAL),
    }),
  };
}
