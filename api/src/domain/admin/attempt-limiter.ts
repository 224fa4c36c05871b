import type { Clock } from '../clock.ts';

/** How many wrong passwords are taken before the next ones have to wait. */
export const attemptLimits = {
  perAddress: 5,
  inTotal: 50,
  windowMs: 15 * 60 * 1000,
} as const;

export type Attempt =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'blocked'; readonly retryAfterSeconds: number };

/** Counts failed attempts over a sliding window, in memory: a restart forgets them. */
export interface AttemptLimiter {
  /** Would an attempt from this address be allowed? Counts nothing. */
  check(address: string): Attempt;
  /** Counts an attempt as failed before its outcome is known, so that simultaneous ones count too. */
  begin(address: string): Attempt;
  /** Takes back what `begin` counted, and forgives the address its failures. */
  succeeded(address: string): void;
}

interface Failure {
  readonly address: string;
  readonly at: number;
}

export function createAttemptLimiter(clock: Clock, limits = attemptLimits): AttemptLimiter {
  // At most `inTotal` entries, oldest first.
  let failures: readonly Failure[] = [];

  function check(address: string): Attempt {
    const now = clock.now().getTime();
    failures = failures.filter(({ at }) => now - at < limits.windowMs);
    const own = failures.filter((failure) => failure.address === address);
    const opensAt = Math.max(
      reopening(own, limits.perAddress, limits.windowMs),
      reopening(failures, limits.inTotal, limits.windowMs),
    );
    if (opensAt <= now) return { kind: 'allowed' };
    return { kind: 'blocked', retryAfterSeconds: Math.ceil((opensAt - now) / 1000) };
  }

  return {
    check,
    begin(address) {
      const attempt = check(address);
      if (attempt.kind === 'allowed') {
        failures = [...failures, { address, at: clock.now().getTime() }];
      }
      return attempt;
    },
    succeeded(address) {
      failures = failures.filter((failure) => failure.address !== address);
    },
  };
}

/** When enough of these failures are forgotten for one more attempt; 0 when it is now. */
function reopening(failures: readonly Failure[], limit: number, windowMs: number): number {
  const blocking = failures.at(-limit);
  return blocking ? blocking.at + windowMs : 0;
}
