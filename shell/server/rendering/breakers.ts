/** Failures in a row that start a pause, and faults in a row that end the attempts. */
const LIMIT = 3;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** The releases that make a page: another version of either may mend it. */
export interface PageVersions {
  readonly remote: string;
  readonly version: string;
  readonly shell: string;
}

/** What an attempt is counted for: one page of one version, or all pages of it. */
export interface Attempt extends PageVersions {
  readonly path: string;
}

/**
 * - `fault`: the version is to blame; a third in a row leaves the page to browsers.
 * - `late`: the machine may have been busy, so it only pauses; late again after a pause is a fault.
 * - `request`: what a visitor sent may be to blame, so it never does more than pause.
 */
export type Failure = 'fault' | 'late' | 'request';

/** What follows a failure: nothing yet, a pause, or no further attempt with this version. */
export type Consequence =
  | { readonly kind: 'none' }
  | { readonly kind: 'paused'; readonly pauseMs: number }
  | { readonly kind: 'left-to-browsers' };

/** A release whose code failed. */
export interface Culprit {
  readonly name: string;
  readonly version: string;
  /** It did not end, so it will not in a browser either. */
  readonly loops?: boolean;
}

interface Breaker {
  readonly of: PageVersions;
  failures: number;
  faults: number;
  /** Whose code failed last. */
  culprit?: Culprit;
  pausedUntil: number;
  /** True while the one attempt after a pause is under way. */
  trying: boolean;
}

/**
 * Circuit breakers of pages. Three failures in a row start a pause. After it, one attempt is allowed:
 * success ends the pause, failure starts one twice as long, up to five minutes. Three faults in a row
 * end the attempts until another version of the part, or another shell, is used. They outlive the
 * release sets, so that a release of another part does not try a faulty version again.
 */
export interface Breakers {
  /** Whether to try now. After each true, call one of the next three functions. */
  allows(attempt: Attempt): boolean;
  /** @returns true when this ended a pause. */
  succeeded(attempt: Attempt): boolean;
  failed(attempt: Attempt, failure: Failure, culprit?: Culprit): Consequence;
  /** Because of whom the page is left to browsers; undefined when it is not. */
  culpritOf(attempt: Attempt): Culprit | undefined;
  /** The attempt was cancelled, for example by a shutdown, so it has no result to count. */
  notTried(attempt: Attempt): void;
  /** Forgets what was made by versions that are not in use any more. */
  keepOnly(isUsed: (versions: PageVersions) => boolean): void;
}

export function createBreakers(now: () => number = Date.now): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    allows(attempt) {
      const breaker = breakers.get(keyOf(attempt));
      if (!breaker) return true;
      if (breaker.faults >= LIMIT) return false;
      if (breaker.failures < LIMIT) return true;
      if (breaker.trying || now() < breaker.pausedUntil) return false;
      breaker.trying = true;
      return true;
    },
    succeeded(attempt) {
      const breaker = breakers.get(keyOf(attempt));
      // Of renders that began together, one that succeeds late does not reopen a closed page.
      if (breaker && breaker.faults >= LIMIT) return false;
      breakers.delete(keyOf(attempt));
      return breaker !== undefined && breaker.failures >= LIMIT;
    },
    failed(attempt, failure, culprit = { name: attempt.remote, version: attempt.version }) {
      const breaker = breakers.get(keyOf(attempt)) ?? newBreaker(attempt);
      breakers.set(keyOf(attempt), breaker);
      breaker.culprit = culprit;
      const isPaused = breaker.failures >= LIMIT;
      // Of renders that began together, only the first failures count.
      if (breaker.faults >= LIMIT || (isPaused && !breaker.trying)) return { kind: 'none' };
      breaker.failures += 1;
      breaker.trying = false;
      if (failure === 'fault' || (failure === 'late' && isPaused)) breaker.faults += 1;
      if (breaker.faults >= LIMIT) return { kind: 'left-to-browsers' };
      if (breaker.failures < LIMIT) return { kind: 'none' };
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (breaker.failures - LIMIT), LONGEST_PAUSE_MS);
      breaker.pausedUntil = now() + pauseMs;
      return { kind: 'paused', pauseMs };
    },
    culpritOf(attempt) {
      const breaker = breakers.get(keyOf(attempt));
      return breaker && breaker.faults >= LIMIT ? breaker.culprit : undefined;
    },
    notTried(attempt) {
      const breaker = breakers.get(keyOf(attempt));
      if (breaker) breaker.trying = false;
    },
    keepOnly(isUsed) {
      for (const [key, { of }] of breakers) if (!isUsed(of)) breakers.delete(key);
    },
  };
}

const keyOf = ({ remote, version, shell, path }: Attempt): string =>
  `${remote}@${version} ${shell} ${path}`;

const newBreaker = ({ remote, version, shell }: Attempt): Breaker => ({
  of: { remote, version, shell },
  failures: 0,
  faults: 0,
  pausedUntil: 0,
  trying: false,
});
