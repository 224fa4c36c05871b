import { clientOf } from '@app/http-server/network-of';
import { success } from '@app/result';
import { type Allowance, createAllowance } from '../limits/allowance.ts';
import { createHoldBack, growingMs } from '../limits/hold-back.ts';
import { type LimitPolicy, type Limits, unlimited } from '../limits/limits.ts';

/** What leads count against. */
export interface LeadAllowances {
  /**
   * Orders and messages, wherever they are left. Each sends mail to an address that the caller
   * chooses, so without this limit a script could make us send mail to strangers all day.
   */
  readonly usual: Allowance;
  /**
   * Requests for reports that are kept. Their reports have an allowance of their own, past which a
   * request is still kept, so this one only bounds how fast one client can fill the disk.
   */
  readonly reportRequests: Allowance;
  /**
   * Leads that are never refused. Past a few from one client, their answers are held back after they
   * were stored. When too many answers wait already, one more is given at once: a person may be in
   * danger, and waiting requests take up memory.
   */
  readonly slowDown: Allowance;
}

const TEN_MINUTES_MS = 10 * 60 * 1000;
const TIMES_AS_MANY = 10;
/** A take reads a row for each, so a larger limit would make every request slow. */
const MOST_REPORT_REQUESTS = 1_000;

/** @param limit of orders and messages of one client in ten minutes; 0 for any number. */
export const createLeadAllowances = (
  limits: Limits,
  limit: number,
  wait: (ms: number) => Promise<void>,
): LeadAllowances => ({
  usual: createAllowance(limits, {
    name: 'leads',
    perClient: { limit, windowMs: TEN_MINUTES_MS },
  }),
  reportRequests: createAllowance(limits, {
    name: 'report-requests',
    perClient: {
      limit: Math.min(limit * TIMES_AS_MANY, MOST_REPORT_REQUESTS),
      windowMs: TEN_MINUTES_MS,
    },
  }),
  slowDown: createSlowDownAllowance(limits, wait),
});

/** More from one client within ten minutes are stored as suspects: no person sends so many. */
const SUSPECT_AFTER = 20;
/** Leads within ten minutes that cost no wait. */
const FREE = 3;
const FIRST_MS = 500;
const LONGEST_MS = 4000;
const MOST_WAITING = 20;

const unrefused: LimitPolicy<string> = {
  name: 'unrefused-leads-per-client',
  limit: SUSPECT_AFTER,
  windowMs: TEN_MINUTES_MS,
  subject: clientOf,
};

function createSlowDownAllowance(limits: Limits, wait: (ms: number) => Promise<void>): Allowance {
  const holdBack = createHoldBack(wait, MOST_WAITING);
  const hold = (ms: number) => async () => {
    await holdBack(ms);
  };
  return {
    async take(address) {
      const taken = await limits.take(unrefused, address);
      if (!taken.ok) return success({ ...unlimited, isSuspect: true, hold: hold(LONGEST_MS) });
      const { used, giveBack } = taken.value;
      const ms = growingMs(used - FREE, FIRST_MS, LONGEST_MS);
      return success({ giveBack, isSuspect: false, hold: hold(ms) });
    },
  };
}
