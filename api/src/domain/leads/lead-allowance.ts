import { failed, type Result } from '@app/result';
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

export interface LeadAllowance {
  take(address: string): Promise<Result<Taken, TooManyLeads>>;
}

/** @param limit as for `leadsPerAddress`. */
export function createLeadAllowance(limits: Limits, limit: number): LeadAllowance {
  const policy = leadsPerAddress(limit);
  return {
    async take(address) {
      const taken = await limits.take(policy, address);
      return taken.ok ? taken : failed({ ...taken.failure, kind: 'too-many-leads' });
    },
  };
}
