import { failed, type Result, success } from '@app/result';
import type { Limits, Taken } from '../limits/limits.ts';

const MINUTE_MS = 60 * 1000;

/** How many reports may be asked for; 0 for any number. Each may cost a request to a paid model. */
export interface ReportLimits {
  readonly perAddressInTenMinutes: number;
  readonly inTotalPerHour: number;
}

export interface TooManyReports {
  readonly retryAfterSeconds: number;
}

/** Counts over all processes on one store. */
export interface ReportAllowance {
  /** @param address network address of the visitor as limits count it: `addressGroup`. */
  take(address: string): Promise<Result<Taken, TooManyReports>>;
}

export function createReportAllowance(
  limits: Limits,
  { perAddressInTenMinutes, inTotalPerHour }: ReportLimits,
): ReportAllowance {
  const perAddress = {
    name: 'reports-per-address',
    limit: perAddressInTenMinutes,
    windowMs: 10 * MINUTE_MS,
    subject: (address: string) => address,
  };
  const total = {
    name: 'reports-in-total',
    limit: inTotalPerHour,
    windowMs: 60 * MINUTE_MS,
    subject: () => '',
  };
  return {
    async take(address) {
      const own = await limits.take(perAddress, address);
      if (!own.ok) return own;
      const one = await limits.take(total, address);
      if (one.ok) return success(own.value);
      await own.value.giveBack();
      return failed(one.failure);
    },
  };
}
