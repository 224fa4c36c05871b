import type { Release } from './registry.ts';
import { conflictOfPaths } from './served-paths.ts';
import { unmetNeed } from './unmet-need.ts';

export const SHELL = 'shell';

/** Why these releases cannot be live together, as one line; undefined when they can. */
export function conflictOf(live: readonly Release[]): string | undefined {
  const shell = live.find(({ name }) => name === SHELL);
  for (const remote of live) {
    const unmet = shell && remote !== shell ? unmetNeed(remote, shell) : undefined;
    if (unmet) return unmet;
  }
  return conflictOfPaths(live);
}
