import { knownParts, knownReleases } from '@app/federation/known-releases';
import { type PartVersion, readLive } from '@app/federation/live-releases';
import { conflictOf } from '@app/federation/live-set';
import type { Registry } from '@app/federation/registry';
import { ReleaseRefused } from '@app/federation/release-refused';
import type { Log } from '@app/http-server/logger';
import { failed, type Result, success } from '@app/result';
import type { LiveWith, OtherSets } from '../release-control/port.ts';
import type { KnownRegistry } from './described-files.ts';
import { followRegistry } from './follow-registry.ts';
import { type LiveReleases, releaseId } from './live-releases.ts';

export interface LiveReleasesWatch {
  current(): LiveReleases;
  /** The live releases with other versions of parts, or with parts that are not live. */
  readonly liveWith: LiveWith;
  /** The last registry that was good. Its releases may not be live yet. */
  readonly registry: KnownRegistry;
  /** The live releases, or those that some visitors get in their place, have changed. */
  onChange(listener: (site: LiveReleases) => void): void;
  stop(): void;
}

/**
 * The release set that the registry names, now and after each change of it.
 * @param readOthers reads of each registry what some visitors get instead.
 * @throws ReleaseRefused when there is none to start with.
 */
export async function watchLiveReleases(
  releases: string,
  readOthers: OtherSets['read'],
  log: Log,
): Promise<LiveReleasesWatch> {
  const listeners: ((site: LiveReleases) => void)[] = [];
  // A rollback takes the version that failed out of the history, and tabs still run it.
  const earlier = new Set<string>();
  let live: LiveReleases | undefined;
  let canaries = '';

  async function accept(registry: Registry): Promise<boolean> {
    rememberAll(registry, earlier);
    const next = await readLiveReleases(releases, registry, earlier);
    const others = await readOthers(registry, (instead) => liveWith(registry, instead));
    const isOtherSet = next.id !== live?.id;
    const isChange = live !== undefined && (isOtherSet || others.described !== canaries);
    if (live === undefined || isOtherSet) live = next;
    canaries = others.described;
    if (!isChange) return others.isWhole;
    log.info({ releases: next.id, canaries }, 'registry changed');
    for (const listener of listeners) listener(live);
    return others.isWhole;
  }

  async function liveWith(
    registry: Registry,
    instead: readonly PartVersion[],
  ): Promise<Result<LiveReleases, string>> {
    try {
      return success(await readLiveReleases(releases, registry, earlier, instead));
    } catch (cause) {
      if (cause instanceof ReleaseRefused) return failed(cause.message);
      throw cause;
    }
  }

  const registry = await followRegistry(releases, log, accept);
  return {
    // Following it has accepted one.
    current: () => live as LiveReleases,
    async liveWith(instead) {
      const found = await liveWith(registry.current(), instead);
      // It may have been released just now.
      return found.ok ? found : liveWith(await registry.refresh(), instead);
    },
    registry,
    onChange: (listener) => listeners.push(listener),
    stop: registry.stop,
  };
}

/** Adds the ids of all releases that the registry names. */
function rememberAll(registry: Registry, earlier: Set<string>): void {
  for (const name of knownParts(registry)) {
    const { active, history = [] } = registry.parts[name] ?? {};
    const known = Object.keys(knownReleases(registry, name));
    for (const version of [...history, ...(active ? [active] : []), ...known]) {
      earlier.add(releaseId({ name, version }));
    }
  }
}

async function readLiveReleases(
  releases: string,
  registry: Registry,
  earlier: ReadonlySet<string>,
  instead: readonly PartVersion[] = [],
): Promise<LiveReleases> {
  const live = await readLive(releases, registry, { instead });
  live.sort((a, b) => (a.name < b.name ? -1 : 1));
  // Another program may have signed it.
  const conflict = conflictOf(live);
  if (conflict) throw new ReleaseRefused(`${releases} has releases that do not fit: ${conflict}`);
  const shell = live.find(({ name }) => name === 'shell');
  if (!shell)
    throw new ReleaseRefused(`${releases} has no release of the shell. Run npm run build.`);
  return {
    id: live.map(releaseId).join(' '),
    shell,
    remotes: live.filter((release) => release !== shell),
    earlier,
  };
}
