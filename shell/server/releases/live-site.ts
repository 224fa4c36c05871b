import {
  type CanaryOfPart,
  canariesOf,
  knownParts,
  knownReleases,
} from '@app/federation/known-releases';
import { type Instead, readLive } from '@app/federation/live-releases';
import { conflictOf } from '@app/federation/live-set';
import type { LivePart, LiveRemote, Registry, Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import { ReleaseRefused } from '@app/federation/release-refused';
import type { Log } from '@app/http-server/logger';
import { failed, type Result, success } from '@app/result';
import type { KnownRegistry } from './described-files.ts';
import { followRegistry } from './follow-registry.ts';

export interface LiveRelease extends Release {
  /** In development: the origin of the server that has its files. */
  readonly origin?: string;
}

/** The releases that are live together at one moment. Immutable: a change makes a new one. */
export interface LiveSite {
  /** Identifies this release set; part of every cache key. */
  readonly id: string;
  readonly shell: LiveRelease;
  readonly remotes: readonly LiveRelease[];
  /** Ids of the releases that were live before, as far as they are known. */
  readonly earlier?: ReadonlySet<string>;
}

/** What the visitors of a canary get: the live releases, with its version of its part. */
export interface CanarySite extends CanaryOfPart {
  readonly site: LiveSite;
}

export interface LiveSiteWatch {
  /** What all visitors get who are in no canary. */
  current(): LiveSite;
  /** Those that fit what is live. */
  canaries(): readonly CanarySite[];
  /**
   * The live releases with another version of a part, or with a part that is not live. Fails with the
   * reason, as one line.
   */
  siteWith(instead: Instead): Promise<Result<LiveSite, string>>;
  /** The last registry that was good. Its releases may not be live yet. */
  readonly registry: KnownRegistry;
  /** The live releases or the canaries changed. */
  onChange(listener: (site: LiveSite) => void): void;
  stop(): void;
}

/** Name and version of a release as one text. */
export const releaseId = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** URL of a file of a release. */
export function releaseUrl(release: LiveRelease, file: string): string {
  const { name, version, origin, byContent } = release;
  if (origin !== undefined) return `${origin}/${file}`;
  return byContent ? `/r/${name}/${file}` : `/r/${name}/${version}/${file}`;
}

/** The page of a path and the release that serves it. */
export function servedPage({ shell, remotes }: LiveSite, served: string) {
  for (const release of [shell, ...remotes]) {
    const route = release.routes.find((candidate) => candidate.path === served);
    if (route) return { release, route };
  }
  return undefined;
}

/** The releases that a page is made of: the shell, and the remote that serves its path. */
export function releasesOfPage(live: LiveSite, path: string) {
  return [...new Set([live.shell, servedPage(live, path)?.release ?? live.shell])];
}

/** Whether the release is or was live: tabs stay open for days. */
export function wasLive(
  { shell, remotes, earlier }: LiveSite,
  { remote: name, version }: { readonly remote: string; readonly version: string },
): boolean {
  if (earlier?.has(releaseId({ name, version }))) return true;
  return [shell, ...remotes].some((live) => live.name === name && live.version === version);
}

export const serverBundle = (releases: string, release: Release): string =>
  storedFile(releases, release, release.server);

export function asLiveRemote(release: LiveRelease): LiveRemote {
  const { name, version, entry } = release;
  const integrity = release.integrity?.[entry];
  return {
    name,
    version,
    entry: releaseUrl(release, entry),
    ...(integrity ? { integrity } : {}),
    routes: release.routes.map(({ path: served, module, menu }) => ({
      path: served,
      module,
      ...(menu === undefined ? {} : { menu }),
    })),
  };
}

export const asLivePart = (release: LiveRelease): LivePart => ({
  ...asLiveRemote(release),
  team: release.team,
  kit: release.kit,
});

/**
 * The release set that the registry names, now and after each change of it.
 * @throws ReleaseRefused when there is none to start with.
 */
export async function watchLiveSite(releases: string, log: Log): Promise<LiveSiteWatch> {
  const listeners: ((site: LiveSite) => void)[] = [];
  // A rollback takes the version that failed out of the history, and tabs still run it.
  const earlier = new Set<string>();
  let live: LiveSite | undefined;
  let canaries: readonly CanarySite[] = [];
  const complaints = new Set<string>();

  async function accept(registry: Registry): Promise<boolean> {
    rememberAll(registry, earlier);
    const next = await readLiveSite(releases, registry, earlier);
    const nextCanaries = await readCanaries(registry);
    const isChange =
      live !== undefined && (next.id !== live.id || describe(nextCanaries) !== describe(canaries));
    if (live === undefined || next.id !== live.id) live = next;
    canaries = nextCanaries;
    const isWhole = canaries.length === canariesOf(registry).length;
    if (!isChange) return isWhole;
    log.info({ releases: next.id, canaries: describe(canaries) }, 'registry changed');
    for (const listener of listeners) listener(live);
    return isWhole;
  }

  /** One that cannot be used must not keep the live releases from changing. */
  async function readCanaries(registry: Registry): Promise<CanarySite[]> {
    const read: CanarySite[] = [];
    for (const canary of canariesOf(registry)) {
      const site = await siteWith(registry, canary);
      const { part, version } = canary;
      if (site.ok) read.push({ ...canary, site: site.value });
      else complain({ remote: part, version, why: site.failure });
    }
    return read;
  }

  /** It is tried again, and logged once. */
  function complain(about: { readonly remote: string; readonly version: string; why: string }) {
    const text = JSON.stringify(about);
    if (!complaints.has(text)) log.error(about, 'canary cannot be used');
    complaints.add(text);
  }

  async function siteWith(registry: Registry, instead: Instead): Promise<Result<LiveSite, string>> {
    try {
      return success(await readLiveSite(releases, registry, earlier, instead));
    } catch (cause) {
      if (cause instanceof ReleaseRefused) return failed(cause.message);
      throw cause;
    }
  }

  const registry = await followRegistry(releases, log, accept);
  return {
    // Following it has accepted one.
    current: () => live as LiveSite,
    canaries: () => canaries,
    siteWith: (instead) => siteWith(registry.current(), instead),
    registry,
    onChange: (listener) => listeners.push(listener),
    stop: registry.stop,
  };
}

const describe = (canaries: readonly CanarySite[]): string =>
  canaries.map(({ percent, site }) => `${percent}% ${site.id}`).join(', ');

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

async function readLiveSite(
  releases: string,
  registry: Registry,
  earlier: ReadonlySet<string>,
  instead?: Instead,
): Promise<LiveSite> {
  const live = await readLive(releases, registry, instead ? { instead } : {});
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
