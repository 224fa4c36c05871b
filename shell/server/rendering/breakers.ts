/** Failures in a row that start a pause. */
const LIMIT = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

interface Breaker {
  failures: number;
  pausedUntil: number;
  /** True while the one attempt after a pause is under way. */
  trying: boolean;
}

/**
 * Circuit breakers by key. Three failures in a row start a pause. After it, one attempt is allowed:
 * success ends the pause, failure starts one twice as long, up to five minutes.
 */
export interface Breakers {
  /** Whether to try now. After each true, call one of the functions below. */
  allows(key: string): boolean;
  /** @returns true when this ended a pause. */
  succeeded(key: string): boolean;
  /** @returns the milliseconds of the pause that begins, or 0. */
  failed(key: string): number;
  /** The attempt was cancelled, for example by a shutdown, so it has no result to count. */
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
      // Of renders that began together, only the first failures count.
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
