const MINUTE_MS = 60_000;
const LONGEST_MS = 6 * 60 * MINUTE_MS;

/**
 * Waits of 1, 2, 4 … minutes, then of 6 hours: twenty attempts within 72 hours. Counted in attempts
 * and not by the clock, so that time in which this program was down takes no attempt away.
 */
const ATTEMPTS = 20;

/** Attempts when a recipient is refused permanently: servers also refuse by mistake. */
const REFUSALS = 3;

/**
 * Milliseconds to wait after a failed attempt (from 1), or undefined when it was the last one. A
 * fifth of the wait depends on `chance`, from 0 to 1, so that many mails are not retried at once.
 */
export function retryDelayMs(attempt: number, chance: number): number | undefined {
  if (attempt >= ATTEMPTS) return undefined;
  const longest = Math.min(2 ** (attempt - 1) * MINUTE_MS, LONGEST_MS);
  return Math.round(longest * (0.8 + 0.2 * chance));
}

export const isRefusedForGood = (refusals: number): boolean => refusals >= REFUSALS;
