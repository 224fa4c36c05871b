import { knownReleases } from '@app/federation/known-releases';
import type { Registry, Release } from '@app/federation/registry';
import { readRelease } from '@app/federation/releases';
import type { Log } from '@app/http-server/logger';
import { LRUCache } from 'lru-cache';

/** Number of descriptions in memory: more than a registry names for the last 30 days. */
const REMEMBERED = 500;

/** The registry as this server knows it. */
export interface KnownRegistry {
  current(): Registry;
  /** Looks at the file first: another server may have sent a page of a newer one. */
  refresh(): Promise<Registry>;
}

/** Nothing is released, as in development: each part has a server of its own. */
export const nothingReleased: KnownRegistry = {
  current: () => ({ parts: {} }),
  refresh: async () => ({ parts: {} }),
};

/** Finds the release that a file belongs to, among those whose descriptions the registry vouches for. */
export interface DescribedFiles {
  ofVersion(name: string, version: string): Promise<Release | undefined>;
  /** The release of any version that has this file by its content. */
  ofContent(name: string, file: string): Promise<Release | undefined>;
  /** The file of any version whose bytes have this hash. */
  withHash(
    name: string,
    integrity: string,
  ): Promise<{ readonly release: Release; readonly file: string } | undefined>;
}

/** Reads the descriptions of releases once: they never change. */
export function createDescribedFiles(
  releases: string,
  registry: KnownRegistry,
  log: Log,
): DescribedFiles {
  const known = new LRUCache<string, Release>({ max: REMEMBERED });
  const reported = new Set<string>();

  async function described(now: Registry, name: string, version: string) {
    const hash = knownReleases(now, name)[version]?.description;
    if (!hash) return undefined;
    const found = known.get(hash);
    if (found) return found;
    try {
      const release = await readRelease(releases, name, version, now);
      known.set(hash, release);
      return release;
    } catch (fault) {
      if (!reported.has(hash)) {
        log.error({ remote: name, version, fault: String(fault) }, 'release file is damaged');
      }
      reported.add(hash);
      return undefined;
    }
  }

  async function withContent(now: Registry, name: string, file: string) {
    const known = Object.keys(knownReleases(now, name));
    const active = now.parts[name]?.active;
    for (const version of new Set(active ? [active, ...known] : known)) {
      const release = await described(now, name, version);
      if (release?.byContent && release.integrity?.[file]) return release;
    }
    return undefined;
  }

  return {
    ofVersion: async (name, version) =>
      (await described(registry.current(), name, version)) ??
      (await described(await registry.refresh(), name, version)),
    async withHash(name, integrity) {
      const now = registry.current();
      for (const version of Object.keys(knownReleases(now, name))) {
        const release = await described(now, name, version);
        const [file] =
          Object.entries(release?.integrity ?? {}).find(([, hash]) => hash === integrity) ?? [];
        if (release && file) return { release, file };
      }
      return undefined;
    },
    ofContent: async (name, file) =>
      (await withContent(registry.current(), name, file)) ??
      (await withContent(await registry.refresh(), name, file)),
  };
}
