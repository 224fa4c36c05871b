import { success } from '@app/result';
import { type LimitPolicy, type Limits, unlimited } from '../limits/limits.ts';
import type { LeadAllowance } from './lead-allowance.ts';

/** More from one address within ten minutes are stored as suspects: no person sends so many. */
const SUSPECT_AFTER = 20;
/** Leads within ten minutes that cost no wait. */
const FREE = 3;
const FIRST_MS = 500;
const LONGEST_MS = 4000;
/** Answers that are held back at the same time, each with an open connection. */
const WAITING_LIMIT = 20;

const perAddress: LimitPolicy<string> = {
  name: 'unrefused-leads-per-address',
  limit: SUSPECT_AFTER,
  windowMs: 10 * 60 * 1000,
  subject: (address) => address,
};

/** How long the answer to one more lead is held back: 0.5, 1, 2 and then 4 seconds. */
export const holdMs = (used: number): number =>
  used <= FREE ? 0 : Math.min(FIRST_MS * 2 ** (used - FREE - 1), LONGEST_MS);

/**
 * The allowance of leads that are never refused. Past a few from one address, their answers are held
 * back after they were stored. When too many answers wait already, one more is given at once: a
 * person may be in danger, and waiting requests take up memory.
 */
export function createUnhurriedAllowance(
  limits: Limits,
  wait: (ms: number) => Promise<void>,
): LeadAllowance {
  let waiting = 0;
  const hold = (ms: number) => async () => {
    if (ms === 0 || waiting >= WAITING_LIMIT) return;
    waiting += 1;
    try {
      await wait(ms);
    } finally {
      waiting -= 1;
    }
  };
  return {
    async take(address) {
      const taken = await limits.take(perAddress, address);
      if (!taken.ok) {
        return success({ ...unlimited, isSuspect: true, hold: hold(LONGEST_MS) });
      }
      const { used, giveBack } = taken.value;
      return success({ giveBack, isSuspect: false, hold: hold(holdMs(used)) });
    },
  };
}
