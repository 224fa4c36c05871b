import { type Release, satisfiesKit } from './registry.ts';
import { conflictOfPaths } from './served-paths.ts';

export const SHELL = 'shell';

/** Why these releases cannot be live together, as one line; undefined when they can. */
export function conflictOf(live: readonly Release[]): string | undefined {
  const shell = live.find(({ name }) => name === SHELL);
  for (const { name, version, kit } of live) {
    if (shell && name !== SHELL && !satisfiesKit(shell.kit, kit)) {
      return `${name} ${version} needs kit ${kit}, but the shell provides ${shell.kit}.`;
    }
  }
  return conflictOfPaths(live);
}
