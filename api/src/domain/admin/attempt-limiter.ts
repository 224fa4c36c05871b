import { type Result, success } from '@app/result';
import type { LimitPolicy, LimitReached, Limits } from '../limits/limits.ts';
import type { SlowDown } from './slow-down.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** Who wants to sign in. */
export interface SignInVisitor {
  /** Network address as it is counted: `addressGroup`. */
  readonly address: string;
  /** Id of the device, when the owner has signed in on it before. */
  readonly device: string | undefined;
}

/** Wrong passwords of one address or one known device before the next ones have to wait. */
export const ownAttempts = {
  name: 'sign-in-per-address',
  limit: 5,
  windowMs: WINDOW_MS,
  subject: ({ address, device }) => (device === undefined ? address : `device ${device}`),
} as const satisfies LimitPolicy<SignInVisitor>;

/**
 * The same of all addresses together. Known devices are counted apart, so that the failures of
 * strangers never block them.
 */
const attemptsInTotal = (limit: number): LimitPolicy<SignInVisitor> => ({
  name: 'sign-in-in-total',
  limit,
  windowMs: WINDOW_MS,
  subject: ({ device }) => (device === undefined ? '' : 'devices'),
});

export interface StartedAttempt {
  /** Takes the attempt back, and forgives the visitor the failures before it. */
  succeeded(): Promise<void>;
}

/** Counts failed attempts, for all processes on one store. */
export interface AttemptLimiter {
  /** Would an attempt of this visitor be allowed? Counts nothing. */
  check(visitor: SignInVisitor): Promise<Result<void, LimitReached>>;
  /**
   * Counts an attempt as failed before its outcome is known, so that simultaneous ones count too.
   * After a few failures it takes seconds, except for known devices.
   */
  begin(visitor: SignInVisitor): Promise<Result<StartedAttempt, LimitReached>>;
}

export function createAttemptLimiter({
  limits,
  slowDown,
  inTotal,
}: {
  readonly limits: Limits;
  readonly slowDown: SlowDown;
  /** Most failures of all addresses together in a quarter of an hour. */
  readonly inTotal: number;
}): AttemptLimiter {
  const totalAttempts = attemptsInTotal(inTotal);
  return {
    async check(visitor) {
      const own = await limits.check(ownAttempts, visitor);
      return own.ok ? limits.check(totalAttempts, visitor) : own;
    },
    async begin(visitor) {
      const own = await limits.take(ownAttempts, visitor);
      if (!own.ok) return own;
      const total = await limits.take(totalAttempts, visitor);
      if (!total.ok) {
        await own.value.giveBack();
        return total;
      }
      if (visitor.device === undefined) {
        const slowed = await slowDown({ own: own.value.used, inTotal: total.value.used });
        if (!slowed.ok) {
          await own.value.giveBack();
          await total.value.giveBack();
          return slowed;
        }
      }
      return success({
        async succeeded() {
          await limits.forgive(ownAttempts, visitor);
          await total.value.giveBack();
        },
      });
    },
  };
}
