import { failed, type Result, success } from '@app/result';
import type { LimitReached } from '../limits/limits.ts';

/** Failures within a quarter of an hour that cost no wait. */
const FREE = { own: 2, inTotal: 10 } as const;
const FIRST_MS = 1000;
const LONGEST_MS = 8000;
/** Attempts that wait at the same time, each with an open connection. */
const WAITING_LIMIT = 4;

/** Failed attempts that count now, with the one that is being made. */
export interface Failures {
  /** Of the address. */
  readonly own: number;
  /** Of all addresses. */
  readonly inTotal: number;
}

/** How long an attempt waits: 1, 2, 4 and then 8 seconds, once there were a few failures. */
export const slowDownMs = ({ own, inTotal }: Failures): number =>
  Math.max(growing(own - FREE.own), growing(inTotal - FREE.inTotal));

const growing = (beyond: number): number =>
  beyond <= 0 ? 0 : Math.min(FIRST_MS * 2 ** (beyond - 1), LONGEST_MS);

/** Holds up an attempt. Fails at once when too many wait already. */
export type SlowDown = (failures: Failures) => Promise<Result<void, LimitReached>>;

/**
 * Makes guessing slow before it is blocked. A wait takes up its place until it is over, also when the
 * caller hangs up.
 */
export function createSlowDown(wait: (ms: number) => Promise<void>): SlowDown {
  let waiting = 0;
  return async (failures) => {
    const ms = slowDownMs(failures);
    if (ms === 0) return success(undefined);
    if (waiting >= WAITING_LIMIT) {
      return failed({ kind: 'limit-reached', retryAfterSeconds: Math.ceil(ms / 1000) });
    }
    waiting += 1;
    try {
      await wait(ms);
    } finally {
      waiting -= 1;
    }
    return success(undefined);
  };
}
