/** Failures in a row after which something is not tried for a while. */
const LIMIT = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

interface Breaker {
  failures: number;
  pausedUntil: number;
  /** After a pause one attempt decides; others do not try meanwhile. */
  trying: boolean;
}

/**
 * Circuit breakers by key. What fails three times in a row is paused; then one attempt decides
 * whether it works again or is paused for twice as long, up to five minutes.
 */
export interface Breakers {
  /** Whether to try now. Each true is followed by one of the calls below. */
  allows(key: string): boolean;
  /** Answers whether this ended a pause. */
  succeeded(key: string): boolean;
  /** Answers with the milliseconds of the pause that begins, or 0. */
  failed(key: string): number;
  /** The attempt was given up for a reason of ours, which says nothing about it. */
  notTried(key: string): void;
}

export function createBreakers(now: () => number = Date.now): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    allows(key) {
      const breaker = breakers.get(key);
      if (!breaker || breaker.failures < LIMIT) return true;
      if (breaker.trying || now() < breaker.pausedUntil) return false;
      breaker.trying = true;
      return true;
    },
    succeeded(key) {
      const breaker = breakers.get(key);
      breakers.delete(key);
      return breaker !== undefined && breaker.failures >= LIMIT;
    },
    failed(key) {
      const breaker = breakers.get(key) ?? { failures: 0, pausedUntil: 0, trying: false };
      // Of renders that began together, those that end later say nothing new.
      if (breaker.failures >= LIMIT && !breaker.trying) return 0;
      breaker.failures += 1;
      breaker.trying = false;
      breakers.set(key, breaker);
      if (breaker.failures < LIMIT) return 0;
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (breaker.failures - LIMIT), LONGEST_PAUSE_MS);
      breaker.pausedUntil = now() + pauseMs;
      return pauseMs;
    },
    notTried(key) {
      const breaker = breakers.get(key);
      if (breaker) breaker.trying = false;
    },
  };
}
