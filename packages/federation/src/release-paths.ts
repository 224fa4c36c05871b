import path from 'node:path';
import type { Release } from './registry.ts';

/** Description of a release, beside its files. */
export const RELEASE_FILE = 'release.json';
export const REGISTRY_FILE = 'registry.json';
/** Ends the name of a file or folder that is still being written. */
export const PARTIAL = '.partial';

export const releasesFolder = (dataDir: string): string => path.join(dataDir, 'releases');

export const registryFile = (releases: string): string => path.join(releases, REGISTRY_FILE);

/** What a release has for itself: its description, its server bundle, and in older ones all files. */
export const releaseFolder = (releases: string, name: string, version: string): string =>
  path.join(releases, name, version);

/** The last registry that was good, outside the folder that a release is copied to. */
export const goodCopyFile = (releases: string): string =>
  path.join(path.dirname(releases), 'registry.good.json');

/** Room for a change of the registry, on the same disk as that: the folder may be a mount of its own. */
export const reserveFile = (releases: string): string => path.join(releases, 'registry.reserve');

/** Builds that teams publish, until they are checked: outside the folder of what may be served. */
export const incomingFolder = (releases: string, part = ''): string =>
  path.join(path.dirname(releases), 'incoming', part);
export const incomingLock = (releases: string, part: string): string =>
  `${incomingFolder(releases, part)}.lock`;

/** The key of an installation that was not given one. */
export const keyFile = (releases: string): string =>
  path.join(path.dirname(releases), 'release.key');

/** Keys of teams and of this server that the installation has made. */
export const keysFolder = (releases: string): string => path.join(path.dirname(releases), 'keys');
export const teamKeyFile = (releases: string, part: string): string =>
  path.join(keysFolder(releases), `part.${part}.key`);
export const serverKeyFile = (releases: string): string =>
  path.join(keysFolder(releases), 'server.key');

/**
 * Who has signed the registry with this serial, and until when that counts. Each serial has its own, so
 * that a change is still one rename, that of the registry.
 */
export const metadataFile = (serial: number): string => `metadata-${serial}.json`;

/** The serial in the name of such a file; undefined for other files. */
export function metadataSerial(file: string): number | undefined {
  const [, serial] = /^metadata-(\d+)\.json$/.exec(file) ?? [];
  return serial === undefined ? undefined : Number(serial);
}

/** Files for browsers of all versions of a part that have a hash in their names. */
export const contentFolder = (releases: string, name: string): string =>
  path.join(releases, name, 'files');

/** Where a file of a release is. */
export const storedFile = (releases: string, release: Release, file: string): string =>
  release.byContent && file !== release.server
    ? path.join(contentFolder(releases, release.name), file)
    : path.join(releaseFolder(releases, release.name, release.version), file);
