import { failed, type Result, success } from '@app/result';
import type { LimitPolicy, Limits, Taken } from '../limits/limits.ts';

/**
 * How many leads one address may send. Every lead sends mail to an address that the caller chooses,
 * so without this limit a script could make us send mail to strangers all day.
 * @param limit in ten minutes; 0 for any number.
 */
export const leadsPerAddress = (limit: number): LimitPolicy<string> => ({
  name: 'leads-per-address',
  limit,
  windowMs: 10 * 60 * 1000,
  subject: (address) => address,
});

export interface TooManyLeads {
  readonly kind: 'too-many-leads';
  readonly retryAfterSeconds: number;
}

/** The permit to record one more lead. */
export interface LeadPermit extends Taken {
  /** True when there are so many that the lead is stored as a suspect. */
  readonly isSuspect: boolean;
  /** Resolves when the lead, which is stored by then, may be answered. */
  hold(): Promise<void>;
}

export interface LeadAllowance {
  take(address: string): Promise<Result<LeadPermit, TooManyLeads>>;
}

/** @param limit as for `leadsPerAddress`. */
export function createLeadAllowance(limits: Limits, limit: number): LeadAllowance {
  const policy = leadsPerAddress(limit);
  return {
    async take(address) {
      const taken = await limits.take(policy, address);
      if (!taken.ok) return failed({ ...taken.failure, kind: 'too-many-leads' });
      return success({ ...taken.value, isSuspect: false, hold: async () => {} });
    },
  };
}
