import { type Result, success } from '@app/result';
import type { LimitPolicy, LimitReached, Limits } from '../limits/limits.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** How many wrong passwords are allowed before the next attempts have to wait. */
export const attemptLimits = {
  perAddress: {
    name: 'sign-in-per-address',
    limit: 5,
    windowMs: WINDOW_MS,
    subject: (address) => address,
  },
  inTotal: { name: 'sign-in-in-total', limit: 50, windowMs: WINDOW_MS, subject: () => '' },
} as const satisfies Record<string, LimitPolicy<string>>;

const { perAddress, inTotal } = attemptLimits;

export interface StartedAttempt {
  /** Removes the attempt and the failures of the address from the count. */
  succeeded(): Promise<void>;
}

/** Counts failed attempts, for all processes on one store. */
export interface AttemptLimiter {
  /** Tells whether an attempt from this address is allowed, without counting one. */
  check(address: string): Promise<Result<void, LimitReached>>;
  /**
   * Counts an attempt as failed before its outcome is known, so that simultaneous ones count too.
   */
  begin(address: string): Promise<Result<StartedAttempt, LimitReached>>;
}

export const createAttemptLimiter = (limits: Limits): AttemptLimiter => ({
  async check(address) {
    const own = await limits.check(perAddress, address);
    return own.ok ? limits.check(inTotal, address) : own;
  },
  async begin(address) {
    const own = await limits.take(perAddress, address);
    if (!own.ok) return own;
    const total = await limits.take(inTotal, address);
    if (!total.ok) {
      await own.value.giveBack();
      return total;
    }
    return success({
      async succeeded() {
        await limits.forgive(perAddress, address);
        await total.value.giveBack();
      },
    });
  },
});
