import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressedCopy, integrityOf, integrityOfFiles, isIntact } from './integrity.ts';
import { knownReleases } from './known-releases.ts';
import type { Registry, Release } from './registry.ts';
import { readRelease, replaceFile } from './registry-store.ts';
import { contentFolder, PARTIAL, RELEASE_FILE, releaseFolder } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';
import type { NewRelease } from './write-registry.ts';

/** A release as a build leaves it. */
export interface BuiltRelease extends NewRelease {
  readonly release: Release;
  /** Folder that holds exactly its files. */
  readonly folder: string;
}

/**
 * Checks that the folder of a build has exactly the files of its description.
 * @throws ReleaseRefused with what differs.
 */
export async function refuseDamaged({ release, folder }: BuiltRelease): Promise<void> {
  const { name, version, integrity } = release;
  const what = `${name} ${version}`;
  if (!integrity) throw new ReleaseRefused(`${what} does not say the hashes of its files.`);
  const found = await integrityOfFiles(folder);
  for (const file of new Set([...Object.keys(integrity), ...Object.keys(found), release.server])) {
    if (integrity[file] === undefined) throw new ReleaseRefused(`${what} has no hash of ${file}.`);
    if (integrity[file] !== found[file]) {
      throw new ReleaseRefused(`${file} of ${what} is ${found[file] ? 'damaged' : 'missing'}.`);
    }
  }
}

/**
 * Refuses a release in which a file has the name, and so the address, of another one that browsers
 * keep for ever.
 */
export async function refuseSameName(
  releases: string,
  registry: Registry,
  { name, byContent, server, integrity = {} }: Release,
): Promise<void> {
  if (!byContent) return;
  for (const version of Object.keys(knownReleases(registry, name))) {
    // One that is damaged is not served either.
    const other = await readRelease(releases, name, version, registry).catch(() => undefined);
    if (!other?.byContent) continue;
    for (const [file, hash] of Object.entries(other.integrity ?? {})) {
      if (file !== server && integrity[file] !== undefined && integrity[file] !== hash) {
        throw new ReleaseRefused(`${file} of ${name} is another file in ${version}.`);
      }
    }
  }
}

/**
 * Copies a release that was checked. Files by content first, then the folder of its version under
 * another name, which is renamed, so that it is always complete. Returns the hash of its description.
 */
export async function copyRelease(releases: string, built: BuiltRelease): Promise<string> {
  const { release, folder } = built;
  const { name, version } = release;
  const target = releaseFolder(releases, name, version);
  await mkdir(path.dirname(target), { recursive: true });
  if (release.byContent) await copyContent(contentFolder(releases, name), built);
  if (!(await isWhole(target, release))) {
    await rm(target, { recursive: true, force: true });
    await mkdir(target + PARTIAL);
    for (const file of await readdir(folder)) {
      if (release.byContent && file !== release.server && file !== RELEASE_FILE) continue;
      await cp(path.join(folder, file), path.join(target + PARTIAL, file));
    }
    await rename(target + PARTIAL, target);
  }
  return integrityOf(await readFile(path.join(target, RELEASE_FILE)));
}

async function copyContent(target: string, { release, folder }: BuiltRelease): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const file of await readdir(folder)) {
    if (file === release.server || file === RELEASE_FILE) continue;
    const bytes = await readFile(path.join(folder, file));
    const there = await readFile(path.join(target, file)).catch(() => undefined);
    const hash = release.integrity?.[file.replace(compressedCopy, '')];
    // One that was damaged is replaced. Compressed copies may differ between versions of Node.
    if (there && hash && isIntact(file, there, hash)) continue;
    await replaceFile(path.join(target, file), bytes);
  }
}

/** True when this version is there and nothing in its folder was changed since. */
async function isWhole(folder: string, { server, byContent }: Release): Promise<boolean> {
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const { integrity = {} } = JSON.parse(text) as Partial<Release>;
  const found = await integrityOfFiles(folder);
  const files = byContent ? [server] : Object.keys(integrity);
  return files.every((file) => found[file] === integrity[file]);
}
