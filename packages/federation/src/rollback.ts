import { changeReleases } from './change-releases.ts';
import { readLive, refuseConflict, withoutMisfits, withParts } from './live-releases.ts';
import { SHELL } from './live-set.ts';
import { type Note, withLive } from './part-changes.ts';
import type { Registry } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';
import { writeRegistry } from './write-registry.ts';

export interface RollbackOptions extends Pick<Note, 'who' | 'why'> {
  /** The version to go back to, with everything before it; absent: the last one. */
  readonly to?: string | undefined;
  /** `automatic`: a program has decided it. */
  readonly what?: 'rollback' | 'automatic';
  /**
   * The version that has to be live. Of two programs that see the same fault, only one goes back then.
   */
  readonly from?: string;
}

/** `from` is absent when the part was retired. */
export interface RolledBack {
  readonly from?: string;
  readonly to: string;
}

/**
 * Makes a release that was live before live again. A retired part comes back as it was.
 * @throws ReleaseRefused when there is none, or what would be live does not fit together.
 */
export async function rollback(
  releases: string,
  name: string,
  { to: wanted, what = 'rollback', from, who, why }: RollbackOptions = {},
): Promise<RolledBack> {
  let outcome: RolledBack = { to: '' };
  await changeReleases(releases, async (registry) => {
    const part = registry.parts[name] ?? registry.notLive?.[name];
    const history = part?.history ?? [];
    const active = registry.parts[name]?.active;
    if (from !== undefined && from !== active) {
      throw new ReleaseRefused(`${name} ${from} is not live any more.`);
    }
    const to = wanted ?? history.at(-1);
    if (to === undefined) throw new ReleaseRefused(nothingBefore(registry, name));
    const at = history.lastIndexOf(to);
    if (at < 0) throw new ReleaseRefused(notInHistory(name, to, history));
    const note = { what, who, why, madeLiveBy: 'rollback' as const };
    const next = withParts(registry, { [name]: withLive(part, to, history.slice(0, at), note) });
    refuseConflict(await readLive(releases, next));
    await writeRegistry(releases, await withoutMisfits(releases, next));
    outcome = active === undefined ? { to } : { from: active, to };
  });
  return outcome;
}

function nothingBefore({ parts }: Registry, name: string): string {
  const nothing = `${name} has no earlier release to go back to.`;
  if (!parts[name] || name === SHELL) return nothing;
  return `${nothing} npm run retire -- ${name} takes it off the site.`;
}

const notInHistory = (name: string, version: string, history: readonly string[]): string =>
  history.length === 0
    ? `${name} has no earlier release to go back to.`
    : `${name} ${version} is not in its history, which has ${history.toReversed().join(', ')}.`;
