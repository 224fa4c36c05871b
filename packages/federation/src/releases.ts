import { constants, existsSync } from 'node:fs';
import { access, cp, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { exclusively } from './exclusively.ts';
import { conflictOf } from './live-set.ts';
import { type MadeLiveBy, Registry, Release } from './registry.ts';

/** Description of a release, beside its files. */
export const RELEASE_FILE = 'release.json';
export const REGISTRY_FILE = 'registry.json';
const LOCK_FILE = 'registry.lock';
/** Longer than several releases take, one after the other, to render their pages and copy their files. */
const LOCK_PATIENCE_MS = 60_000;
const PARTIAL = '.partial';

export const releasesFolder = (dataDir: string): string => path.join(dataDir, 'releases');

export const releaseFolder = (releases: string, name: string, version: string): string =>
  path.join(releases, name, version);

/** Why a release was refused, as one line for the person who runs the command. */
export class ReleaseRefused extends Error {
  override name = 'ReleaseRefused';
}

/**
 * The registry of a releases folder; empty before the first release. Throws when it cannot be read.
 */
export async function readRegistry(releases: string): Promise<Registry> {
  const file = path.join(releases, REGISTRY_FILE);
  if (!existsSync(file)) return { parts: {} };
  const text = await readFile(file, 'utf8');
  try {
    return v.parse(Registry, JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefused(`${file} is not a valid registry: ${why}`);
  }
}

export async function readRelease(
  releases: string,
  name: string,
  version: string,
): Promise<Release> {
  const file = path.join(releaseFolder(releases, name, version), RELEASE_FILE);
  try {
    return v.parse(Release, JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseRefused(`${file} is not a valid release: ${why}`, { cause });
  }
}

/** A release as a build leaves it. */
export interface BuiltRelease {
  readonly release: Release;
  /** Folder that holds exactly its files. */
  readonly folder: string;
}

/** A change of what is live, before it is made. Releases come with the folder of their files. */
export interface Flip {
  /** All releases that would be live together. */
  readonly next: readonly BuiltRelease[];
  /** Those that are live now. Rejects when one of them cannot be read. */
  readonly now: () => Promise<readonly BuiltRelease[]>;
}

/**
 * Copies built releases into their own folders, where they are never changed again, and makes them
 * live, all in one step. Visitors see them from their next page on.
 * @param check what must hold first, while no other process can change the releases. It throws
 *   `ReleaseRefused` to leave everything as it is.
 */
export async function publish(
  releases: string,
  built: BuiltRelease | readonly BuiltRelease[],
  check: (flip: Flip) => Promise<void> = async () => {},
): Promise<void> {
  const all = 'release' in built ? [built] : built;
  await changeReleases(releases, async (registry) => {
    await makeLive(releases, registry, all, 'release', check);
  });
}

/** A part that a start left as it was. */
export interface KeptPart {
  readonly name: string;
  readonly live: string;
  readonly madeLiveBy: MadeLiveBy | undefined;
  /** The version that the start had built. */
  readonly built: string;
}

/**
 * Makes the builds of a start live, all at once. Versions that a team has released or rolled back
 * to stay live: a part is replaced only when its live version came from a start, and only by a
 * version that was never live. Returns the parts that stay at another version than the one that
 * was built.
 */
export async function publishAtStart(
  releases: string,
  built: readonly BuiltRelease[],
): Promise<readonly KeptPart[]> {
  const kept: KeptPart[] = [];
  await changeReleases(releases, async (registry) => {
    const fresh = built.filter(({ release: { name, version } }) => {
      const part = registry.parts[name];
      if (!part) return true;
      const { active, history, madeLiveBy } = part;
      if (active === version) return false;
      if (madeLiveBy === 'start' && !history.includes(version)) return true;
      kept.push({ name, live: active, madeLiveBy, built: version });
      return false;
    });
    if (fresh.length > 0) await makeLive(releases, registry, fresh, 'start');
  });
  return kept;
}

/** Makes the release that was live before live again. Returns both versions. */
export async function rollback(
  releases: string,
  name: string,
): Promise<{ readonly from: string; readonly to: string }> {
  let outcome = { from: '', to: '' };
  await changeReleases(releases, async ({ parts }) => {
    const part = parts[name];
    const to = part?.history.at(-1);
    if (!part || !to) throw new ReleaseRefused(`${name} has no earlier release to go back to.`);
    outcome = { from: part.active, to };
    const history = part.history.slice(0, -1);
    const next: Registry = {
      parts: { ...parts, [name]: { active: to, history, madeLiveBy: 'rollback' } },
    };
    refuseConflict(await readLive(releases, next));
    await writeRegistry(releases, next);
  });
  return outcome;
}

async function makeLive(
  releases: string,
  { parts }: Registry,
  built: readonly BuiltRelease[],
  madeLiveBy: MadeLiveBy,
  check: (flip: Flip) => Promise<void> = async () => {},
): Promise<void> {
  const next: Registry = { parts: { ...parts } };
  for (const { release } of built) {
    const { name, version } = release;
    const { active, history = [] } = parts[name] ?? {};
    const before = active === undefined || active === version ? history : [...history, active];
    next.parts[name] = { active: version, history: before, madeLiveBy };
  }
  const live = await readLive(releases, next, built);
  refuseConflict(live);
  await check({
    next: inFolders(releases, live, built),
    now: async () => inFolders(releases, await readLive(releases, { parts })),
  });
  for (const one of built) await copyRelease(releases, one);
  await writeRegistry(releases, next);
}

/**
 * Descriptions of the releases that will be live, including new builds that are not published yet.
 */
const readLive = (
  releases: string,
  { parts }: Registry,
  built: readonly BuiltRelease[] = [],
): Promise<Release[]> =>
  Promise.all(
    Object.entries(parts).map(([name, { active }]) => {
      const one = built.find(({ release }) => release.name === name);
      return one?.release ?? readRelease(releases, name, active);
    }),
  );

const inFolders = (
  releases: string,
  live: readonly Release[],
  built: readonly BuiltRelease[] = [],
): readonly BuiltRelease[] =>
  live.map((release) => {
    const one = built.find((candidate) => candidate.release === release);
    return one ?? { release, folder: releaseFolder(releases, release.name, release.version) };
  });

function refuseConflict(live: readonly Release[]): void {
  const conflict = conflictOf(live);
  if (conflict) throw new ReleaseRefused(conflict);
}

/** Copies under another name, then renames, so that a release folder is always complete. */
async function copyRelease(releases: string, { release, folder }: BuiltRelease): Promise<void> {
  const target = releaseFolder(releases, release.name, release.version);
  const ofPart = path.dirname(target);
  await mkdir(ofPart, { recursive: true });
  // This process has the lock, so partial files are from a process that was killed.
  for (const entry of await readdir(ofPart)) {
    if (entry.endsWith(PARTIAL)) await rm(path.join(ofPart, entry), { recursive: true });
  }
  if (existsSync(target)) return;
  await cp(folder, target + PARTIAL, { recursive: true });
  await rename(target + PARTIAL, target);
}

/**
 * Writes another file and renames it, so that readers see the old registry or the new one, never a
 * part.
 */
export async function writeRegistry(releases: string, registry: Registry): Promise<void> {
  const file = path.join(releases, REGISTRY_FILE);
  const handle = await open(file + PARTIAL, 'w');
  await handle.writeFile(`${JSON.stringify(registry, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(file + PARTIAL, file);
}

/** Changes the releases while no other process does. */
export async function changeReleases(
  releases: string,
  change: (registry: Registry) => Promise<void>,
): Promise<void> {
  await makeWritable(releases);
  const changed = await exclusively(path.join(releases, LOCK_FILE), LOCK_PATIENCE_MS, async () =>
    change(await readRegistry(releases)),
  );
  if (!changed.ok) {
    throw new ReleaseRefused('Another release is being published. Try again when it is done.');
  }
}

async function makeWritable(releases: string): Promise<void> {
  try {
    await mkdir(releases, { recursive: true });
    await access(releases, constants.W_OK);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new ReleaseRefused(`The folder ${releases} cannot be written (${code}).`, { cause });
  }
}
