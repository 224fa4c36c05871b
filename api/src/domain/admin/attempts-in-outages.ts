import { failed, success } from '@app/result';
import type { Clock } from '../clock.ts';
import { StoreDown } from '../store-down.ts';
import { type AttemptLimiter, ownAttempts } from './attempt-limiter.ts';

const { limit, windowMs } = ownAttempts;

/**
 * Lets the owner sign in to be told why the store is down, though the store is what counts attempts.
 * This process counts them meanwhile: as few for all addresses together as usual for one.
 */
export function attemptsInOutages(stored: AttemptLimiter, clock: Clock): AttemptLimiter {
  let begun: number[] = [];

  function beginHere(): Awaited<ReturnType<AttemptLimiter['begin']>> {
    const now = clock.now().getTime();
    begun = begun.filter((at) => at > now - windowMs);
    const [first] = begun;
    if (first !== undefined && begun.length >= limit) {
      const retryAfterSeconds = Math.ceil((first + windowMs - now) / 1000);
      return failed({ kind: 'limit-reached', retryAfterSeconds });
    }
    begun.push(now);
    return success({
      async succeeded() {
        begun = [];
      },
    });
  }

  return {
    check: (visitor) => stored.check(visitor).catch(whenDown(() => success(undefined))),
    begin: (visitor) => stored.begin(visitor).catch(whenDown(beginHere)),
  };
}

const whenDown =
  <Value>(otherwise: () => Value) =>
  (fault: unknown): Value => {
    if (fault instanceof StoreDown) return otherwise();
    throw fault;
  };
