import type { Release } from './registry.ts';
import { conflictOfPaths } from './served-paths.ts';
import { satisfies } from './version-range.ts';

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

/**
 * What a remote needs of this shell and would not get, as one line; undefined when nothing is
 * missing. What a release from before this was described does not say is not checked.
 */
export function unmetNeed(remote: Release, shell: Release): string | undefined {
  const who = `${remote.name} ${remote.version}`;
  if (!satisfies(shell.kit, remote.kit)) {
    return `${who} needs kit ${remote.kit}, but the shell provides ${shell.kit}.`;
  }
  const { kitExports: has } = shell;
  const missing = has && remote.kitExports?.filter((name) => !has.includes(name));
  if (missing && missing.length > 0) {
    return `${who} uses ${missing.join(', ')} of kit, which shell ${shell.version} does not have.`;
  }
  return unmetModule(who, remote.shared ?? {}, shell);
}

function unmetModule(
  who: string,
  needed: Readonly<Record<string, string>>,
  { version, shared }: Release,
): string | undefined {
  if (!shared) return undefined;
  for (const [module, range] of Object.entries(needed)) {
    const given = shared[module];
    if (given === undefined) {
      return `${who} needs ${module} ${range}, which shell ${version} does not provide.`;
    }
    if (!satisfies(given, range)) {
      return `${who} needs ${module} ${range}, but shell ${version} provides ${given}.`;
    }
  }
  return undefined;
}
