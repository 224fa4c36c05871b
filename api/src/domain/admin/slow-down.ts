import { carrierOf } from '@app/http-server/network-of';
import { failed, type Result, success } from '@app/result';
import { createHoldBack, growingMs } from '../limits/hold-back.ts';
import type { LimitReached } from '../limits/limits.ts';

/** Failures within a quarter of an hour that cost no wait. */
const FREE = { own: 2, inTotal: 10 } as const;
const FIRST_MS = 1000;
const LONGEST_MS = 8000;
const MOST_WAITING = 4;
/** The attempts of one carrier leave room for those of others. */
const MOST_OF_CARRIER = 1;

/** Failed attempts that count now, with the one that is being made. */
export interface Failures {
  /** Of the client. */
  readonly own: number;
  /** Of all clients. */
  readonly inTotal: number;
}

/** How long an attempt waits: 1, 2, 4 and then 8 seconds, once there were a few failures. */
export const slowDownMs = ({ own, inTotal }: Failures): number =>
  growingMs(Math.max(own - FREE.own, inTotal - FREE.inTotal), FIRST_MS, LONGEST_MS);

/** Holds up an attempt of a network address. Fails at once when too many wait already. */
export type SlowDown = (failures: Failures, address: string) => Promise<Result<void, LimitReached>>;

/** Makes guessing slow before it is blocked. */
export function createSlowDown(wait: (ms: number) => Promise<void>): SlowDown {
  const holdBack = createHoldBack(wait, MOST_WAITING, MOST_OF_CARRIER);
  return async (failures, address) => {
    const ms = slowDownMs(failures);
    if (await holdBack(ms, carrierOf(address))) return success(undefined);
    return failed({ kind: 'limit-reached', retryAfterSeconds: Math.ceil(ms / 1000) });
  };
}
