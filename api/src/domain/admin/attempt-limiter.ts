import { tiersOf } from '@app/http-server/visitor-policy';
import { failed, type Result, success } from '@app/result';
import { takeFromAll } from '../limits/allowance.ts';
import type { LimitPolicy, LimitReached, Limits } from '../limits/limits.ts';
import type { SlowDown } from './slow-down.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** Who wants to sign in. */
export interface SignInVisitor {
  /** Network address. */
  readonly address: string;
  /** Id of the device, when the owner has signed in on it before. */
  readonly device: string | undefined;
}

/** Wrong passwords of one client or one known device before the next ones have to wait. */
export const ownAttempts = { limit: 5, windowMs: WINDOW_MS } as const;

type Policies = Readonly<Record<string, LimitPolicy<string>>> & {
  readonly perClient: LimitPolicy<string>;
};

const strangersPolicies = (limit: number): Policies =>
  tiersOf({ name: 'sign-in', perClient: ownAttempts, inTotal: { limit, windowMs: WINDOW_MS } });

/** Known devices are counted apart, so that the failures of strangers never block them. */
const devicesPolicies = (limit: number): Policies => ({
  perClient: { name: 'sign-in-per-device', isShared: false, subject: (id) => id, ...ownAttempts },
  inTotal: {
    name: 'sign-in-of-devices',
    isShared: true,
    subject: () => '',
    limit,
    windowMs: WINDOW_MS,
  },
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
  /** Most failures of all clients together in a quarter of an hour, and the same of all devices. */
  readonly inTotal: number;
}): AttemptLimiter {
  const strangers = strangersPolicies(inTotal);
  const devices = devicesPolicies(inTotal);
  const countsOf = ({ address, device }: SignInVisitor) =>
    device === undefined
      ? { policies: strangers, asker: address }
      : { policies: devices, asker: device };
  return {
    async check(visitor) {
      const { policies, asker } = countsOf(visitor);
      for (const policy of Object.values(policies)) {
        const allowed = await limits.check(policy, asker);
        if (!allowed.ok) return allowed;
      }
      return success(undefined);
    },
    async begin(visitor) {
      const { policies, asker } = countsOf(visitor);
      const taken = await takeFromAll(limits, policies, asker);
      if (!taken.ok) {
        const { kind, retryAfterSeconds } = taken.failure;
        return failed({ kind, retryAfterSeconds });
      }
      const { used, giveBack } = taken.value;
      if (visitor.device === undefined) {
        const failures = { own: used.perClient ?? 0, inTotal: used.inTotal ?? 0 };
        const slowed = await slowDown(failures, visitor.address);
        if (!slowed.ok) {
          await giveBack();
          return slowed;
        }
      }
      return success({
        async succeeded() {
          await giveBack();
          await limits.forgive(policies.perClient, asker);
        },
      });
    },
  };
}
