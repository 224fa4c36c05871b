import { stat } from 'node:fs/promises';
import path from 'node:path';
import { conflictOf } from '@app/federation/live-set';
import type { LivePart, LiveRemote, Release } from '@app/federation/registry';
import {
  REGISTRY_FILE,
  ReleaseRefused,
  readRegistry,
  readRelease,
  releaseFolder,
} from '@app/federation/releases';
import type { Log } from '@app/http-server/logger';

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

export interface LiveSiteWatch {
  current(): LiveSite;
  onChange(listener: (site: LiveSite) => void): void;
  stop(): void;
}

const POLL_MS = 500;

/** Name and version of a release as one text. */
export const releaseId = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}@${version}`;

/** URL of a file of a release. */
export const releaseUrl = ({ name, version, origin }: LiveRelease, file: string): string =>
  origin === undefined ? `/r/${name}/${version}/${file}` : `${origin}/${file}`;

/** The page of a path and the release that serves it. */
export function servedPage({ shell, remotes }: LiveSite, served: string) {
  for (const release of [shell, ...remotes]) {
    const route = release.routes.find((candidate) => candidate.path === served);
    if (route) return { release, route };
  }
  return undefined;
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
  path.join(releaseFolder(releases, release.name, release.version), release.server);

export const asLiveRemote = (release: LiveRelease): LiveRemote => ({
  name: release.name,
  version: release.version,
  entry: releaseUrl(release, release.entry),
  routes: release.routes.map(({ path: served, module }) => ({ path: served, module })),
});

export const asLivePart = (release: LiveRelease): LivePart => ({
  ...asLiveRemote(release),
  kit: release.kit,
});

/**
 * Reads the registry now and whenever its file changes. When a later read fails, that is logged and
 * the last valid release set stays live.
 * @throws ReleaseRefused when there is no usable registry to start with.
 */
export async function watchLiveSite(releases: string, log: Log): Promise<LiveSiteWatch> {
  const listeners: ((site: LiveSite) => void)[] = [];
  let seen = await fingerprint(releases);
  // A rollback takes the version that failed out of the registry, and tabs still run it.
  const earlier = new Set<string>();
  let live = await readLiveSite(releases, earlier);
  let reading = false;
  let complainedOf = '';

  const timer = setInterval(async () => {
    if (reading) return;
    reading = true;
    const now = await fingerprint(releases);
    try {
      if (now === seen) return;
      const next = await readLiveSite(releases, earlier);
      seen = now;
      if (next.id === live.id) return;
      live = next;
      log.info({ releases: next.id }, 'registry changed');
      for (const listener of listeners) listener(next);
    } catch (fault) {
      // It is read again until it is valid, but logged once for each state of the file.
      if (complainedOf !== now) {
        log.error(
          { fault: String(fault) },
          'registry cannot be read; the last good one stays live',
        );
      }
      complainedOf = now;
    } finally {
      reading = false;
    }
  }, POLL_MS);
  timer.unref();

  return {
    current: () => live,
    onChange: (listener) => listeners.push(listener),
    stop: () => clearInterval(timer),
  };
}

/** @param earlier gets the ids of all releases that the registry names. */
async function readLiveSite(releases: string, earlier: Set<string>): Promise<LiveSite> {
  const { parts } = await readRegistry(releases);
  for (const [name, { active, history }] of Object.entries(parts)) {
    for (const version of [...history, active]) earlier.add(releaseId({ name, version }));
  }
  const live = await Promise.all(
    Object.entries(parts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { active }]) => readRelease(releases, name, active)),
  );
  // The file may have been edited by hand.
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

async function fingerprint(releases: string): Promise<string> {
  const file = await stat(path.join(releases, REGISTRY_FILE)).catch(() => undefined);
  return file ? `${file.ino}:${file.mtimeMs}:${file.size}` : '';
}
