import type { LivePart, LiveRemote, Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';

export interface LiveRelease extends Release {
  /** In development: the origin of the server that has its files. */
  readonly origin?: string;
}

/** The releases that are live together at one moment. Immutable: a change makes a new one. */
export interface LiveReleases {
  /** Identifies this release set; part of every cache key. */
  readonly id: string;
  readonly shell: LiveRelease;
  readonly remotes: readonly LiveRelease[];
  /** Ids of the releases that were live before, as far as they are known. */
  readonly earlier?: ReadonlySet<string>;
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
export function servedPage({ shell, remotes }: LiveReleases, served: string) {
  for (const release of [shell, ...remotes]) {
    const route = release.routes.find((candidate) => candidate.path === served);
    if (route) return { release, route };
  }
  return undefined;
}

/** The releases that a page is made of: the shell, and the remote that serves its path. */
export function releasesOfPage(live: LiveReleases, path: string) {
  return [...new Set([live.shell, servedPage(live, path)?.release ?? live.shell])];
}

/** Whether the release is or was live: tabs stay open for days. */
export function wasLive(
  { shell, remotes, earlier }: LiveReleases,
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
