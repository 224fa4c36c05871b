import { failed, type Result } from '@app/result';
import type { LimitPolicy, Limits, Taken } from '../limits/limits.ts';

/**
 * How many orders and messages one address may send. Every lead sends mail to an address that the caller chooses,
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
export const createLeadAllowance = (limits: Limits, limit: number): LeadAllowance =>
  allowanceBy(limits, leadsPerAddress(limit));

/**
 * Requests for reports that are kept. Their reports have an allowance of their own, past which a
 * request is still kept, so this one only bounds how fast one address can fill the disk.
 * @param limit as for `leadsPerAddress`.
 */
export const createReportRequestAllowance = (limits: Limits, limit: number): LeadAllowance =>
  allowanceBy(limits, reportRequestsPerAddress(limit));

const TIMES_AS_MANY = 10;
/** A take reads a row for each, so a larger limit would make every request slow. */
const MOST_REPORT_REQUESTS = 1_000;

const reportRequestsPerAddress = (limit: number): LimitPolicy<string> => ({
  ...leadsPerAddress(Math.min(limit * TIMES_AS_MANY, MOST_REPORT_REQUESTS)),
  name: 'report-requests-per-address',
});

function allowanceBy(limits: Limits, policy: LimitPolicy<string>): LeadAllowance {
  return {
    async take(address) {
      const taken = await limits.take(policy, address);
      return taken.ok ? taken : failed({ ...taken.failure, kind: 'too-many-leads' });
    },
  };
}
