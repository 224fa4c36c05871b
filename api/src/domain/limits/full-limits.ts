import type { Clock } from '../clock.ts';

/** A limit that refuses a request. */
interface Refusing {
  readonly name: string;
  readonly windowMs: number;
  /** True where others than the client who filled it are refused. */
  readonly isShared: boolean;
}

/** The limits that are full, as this process has seen them. */
export interface FullLimits {
  refused(by: Refusing, retryAfterSeconds: number): void;
  /** Names of those that are full now for more than one client. */
  shared(): readonly string[];
}

interface Full {
  readonly isShared: boolean;
  fullUntil: number;
  toldUntil: number;
}

/**
 * Remembers one entry for each policy, whoever is refused.
 * @param told called once in the window of a limit.
 */
export function createFullLimits(clock: Clock, told: (name: string) => void): FullLimits {
  const all = new Map<string, Full>();
  const now = () => clock.now().getTime();
  return {
    refused({ name, windowMs, isShared }, retryAfterSeconds) {
      const full = all.get(name) ?? { isShared, fullUntil: 0, toldUntil: 0 };
      full.fullUntil = now() + retryAfterSeconds * 1000;
      all.set(name, full);
      if (full.toldUntil > now()) return;
      full.toldUntil = now() + windowMs;
      told(name);
    },
    shared: () =>
      [...all].flatMap(([name, { isShared, fullUntil }]) =>
        isShared && fullUntil > now() ? [name] : [],
      ),
  };
}
