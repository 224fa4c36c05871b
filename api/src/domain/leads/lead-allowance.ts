import { failed, type Result, success } from '@app/result';
import type { Clock } from '../clock.ts';

const WINDOW_MS = 10 * 60 * 1000;

export interface TooManyLeads {
  readonly kind: 'too-many-leads';
  readonly retryAfterSeconds: number;
}

/**
 * How many leads one address may leave. Every lead sends mail to an address of the caller's choice,
 * so without it a script could have us write to a stranger all day.
 */
export interface LeadAllowance {
  take(address: string): Result<void, TooManyLeads>;
}

/**
 * Counts over a sliding window of ten minutes, in the memory of this process.
 * @param limit for each address; 0 for none.
 */
export function createLeadAllowance(clock: Clock, limit: number): LeadAllowance {
  // The address that took last is last, so those that are over come first.
  const taken = new Map<string, readonly number[]>();
  return {
    take(address) {
      if (limit === 0) return success(undefined);
      const now = clock.now().getTime();
      const counts = (at: number) => now - at < WINDOW_MS;
      for (const [other, times] of taken) {
        if (times.some(counts)) break;
        taken.delete(other);
      }
      const own = (taken.get(address) ?? []).filter(counts);
      const blocking = own.at(-limit);
      if (blocking !== undefined) {
        const retryAfterSeconds = Math.ceil((blocking + WINDOW_MS - now) / 1000);
        return failed({ kind: 'too-many-leads', retryAfterSeconds });
      }
      taken.delete(address);
      taken.set(address, [...own, now]);
      return success(undefined);
    },
  };
}
