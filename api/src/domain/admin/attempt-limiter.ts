import { type Result, success } from '@app/result';
import type { LimitPolicy, LimitReached, Limits } from '../limits/limits.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** How many wrong passwords are taken before the next ones have to wait. */
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
  /** Takes the attempt back, and forgives the address its failures. */
  succeeded(): Promise<void>;
}

/** Counts failed attempts, for all processes on one store. */
export interface AttemptLimiter {
  /** Would an attempt from this address be allowed? Counts nothing. */
  check(address: string): Promise<Result<void, LimitReached>>;
  /** Counts an attempt as failed before its outcome is known, so that simultaneous ones count too. */
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
