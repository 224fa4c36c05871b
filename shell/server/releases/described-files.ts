import { readRelease } from '@app/federation/releases';
import { LRUCache } from 'lru-cache';

/**
 * Number of descriptions in memory: enough for the live releases and those that open tabs still
 * use.
 */
const REMEMBERED = 100;

/** What is known of the files of one release. */
export interface DescribedFiles {
  /** Bytes by name; absent for an old release, whose description has no sizes. */
  readonly sizes: Readonly<Record<string, number>> | undefined;
  /** Damaged files that were logged, so that each is logged once. */
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
