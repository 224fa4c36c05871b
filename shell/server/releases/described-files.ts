import { readRelease } from '@app/federation/releases';
import { LRUCache } from 'lru-cache';

/** Releases whose descriptions are remembered: the live ones and those that open pages still have. */
const REMEMBERED = 100;

/** What is known of the files of one release. */
export interface DescribedFiles {
  /** Bytes by name; absent for a release from before sizes were described. */
  readonly sizes: Readonly<Record<string, number>> | undefined;
  /** Damaged files that are in the log already. */
  readonly reported: Set<string>;
}

/** Reads the descriptions of releases once: they never change. */
export function createDescribedFiles(releases: string) {
  const known = new LRUCache<string, DescribedFiles>({ max: REMEMBERED });
  return async (name: string, version: string): Promise<DescribedFiles | undefined> => {
    const key = `${name} ${version}`;
    const found = known.get(key);
    if (found) return found;
    const release = await readRelease(releases, name, version).catch(() => undefined);
    if (!release) return undefined;
    const described = { sizes: release.files, reported: new Set<string>() };
    known.set(key, described);
    return described;
  };
}
