import { failed, type Result, success } from '@app/result';
import type { LimitPolicy, Limits, Taken } from '../limits/limits.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * How many mails an hour go to addresses that visitors typed in; 0 for any number. Anyone can type in
 * the address of somebody else, from any number of networks.
 */
export interface VisitorMailLimits {
  readonly toOneAddress: number;
  readonly inTotal: number;
}

export interface TooManyMails {
  readonly kind: 'too-many-mails';
  readonly limit: keyof VisitorMailLimits;
  /** When a mail can be sent again, though others may wait for the same moment. */
  readonly retryAfterSeconds: number;
}

/** Counts over all processes on one store. */
export interface VisitorMailAllowance {
  /** Counts a mail to an address, unless a limit is reached. */
  take(address: string): Promise<Result<Taken, TooManyMails>>;
}

export function createVisitorMailAllowance(
  limits: Limits,
  { toOneAddress, inTotal }: VisitorMailLimits,
): VisitorMailAllowance {
  const perAddress: LimitPolicy<string> = {
    name: 'visitor-mails-to-one-address',
    limit: toOneAddress,
    windowMs: HOUR_MS,
    subject: (address) => address.toLowerCase(),
  };
  const total: LimitPolicy<string> = {
    name: 'visitor-mails-in-total',
    limit: inTotal,
    windowMs: HOUR_MS,
    subject: () => '',
  };
  return {
    async take(address) {
      const own = await limits.take(perAddress, address);
      if (!own.ok) return failed({ ...own.failure, kind: 'too-many-mails', limit: 'toOneAddress' });
      const one = await limits.take(total, address);
      if (!one.ok) {
        await own.value.giveBack();
        return failed({ ...one.failure, kind: 'too-many-mails', limit: 'inTotal' });
      }
      return success({
        async giveBack() {
          await own.value.giveBack();
          await one.value.giveBack();
        },
      });
    },
  };
}
