import { userInfo } from 'node:os';
import { changeReleases } from './change-releases.ts';
import { type BuiltRelease, copyRelease, refuseDamaged, refuseSameName } from './copy-release.ts';
import { conflictOf } from './live-set.ts';
import { deleteUnneeded, withoutOld } from './prune.ts';
import type { MadeLiveBy, RegisteredPart, Registry, Release } from './registry.ts';
import { readRelease, writeRegistry } from './registry-store.ts';
import { releaseFolder } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';

// What other parts of the program name a release store by.
export type { BuiltRelease } from './copy-release.ts';
export { readRegistry, readRelease } from './registry-store.ts';
export { REGISTRY_FILE, RELEASE_FILE, releaseFolder, releasesFolder } from './release-paths.ts';
export { ReleaseRefused } from './release-refused.ts';

/** Most changes and most earlier versions that the registry keeps of a part. */
const KEPT = 20;

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

/**
 * Makes a release that was live before live again: the last one, or the given version and everything
 * before it. Returns both versions.
 */
export async function rollback(
  releases: string,
  name: string,
  version?: string,
): Promise<{ readonly from: string; readonly to: string }> {
  let outcome = { from: '', to: '' };
  await changeReleases(releases, async (registry) => {
    const part = registry.parts[name];
    const to = version ?? part?.history.at(-1);
    if (!part || !to) throw new ReleaseRefused(`${name} has no earlier release to go back to.`);
    const at = part.history.lastIndexOf(to);
    if (at < 0) throw new ReleaseRefused(`${name} ${to} is not in its history.`);
    outcome = { from: part.active, to };
    const before = { ...part, history: part.history.slice(0, at) };
    const next = withParts(registry, { [name]: flipped(before, to, 'rollback') });
    refuseConflict(await readLive(releases, next));
    await writeRegistry(releases, next);
  });
  return outcome;
}

/** Deletes what no page needs any more. A release does the same. */
export async function prune(releases: string): Promise<void> {
  await changeReleases(releases, async (registry) => {
    const kept = withoutOld(registry);
    await writeRegistry(releases, kept);
    await deleteUnneeded(releases, kept);
  });
}

async function makeLive(
  releases: string,
  registry: Registry,
  built: readonly BuiltRelease[],
  madeLiveBy: MadeLiveBy,
  check: (flip: Flip) => Promise<void> = async () => {},
): Promise<void> {
  const next: Registry = { ...registry, parts: { ...registry.parts } };
  for (const { release } of built) {
    const { name, version } = release;
    const part = next.parts[name] ?? { active: version, history: [] };
    const { active, history } = part;
    const before = active === version ? history : [...history, active].slice(-KEPT);
    next.parts[name] = flipped({ ...part, history: before }, version, madeLiveBy);
  }
  refuseWithoutShell(next);
  const live = await readLive(releases, next, built);
  refuseConflict(live);
  for (const one of built) {
    await refuseDamaged(one);
    await refuseSameName(releases, registry, one.release);
  }
  await check({
    next: inFolders(releases, live, built),
    now: async () => inFolders(releases, await readLive(releases, registry)),
  });
  for (const one of built) {
    const { name, version } = one.release;
    const part = next.parts[name] as RegisteredPart;
    const description = await copyRelease(releases, one);
    next.parts[name] = { ...part, releases: { ...part.releases, [version]: { description } } };
  }
  const kept = withoutOld(next);
  await writeRegistry(releases, kept);
  await deleteUnneeded(releases, kept);
}

const withParts = (registry: Registry, parts: Registry['parts']): Registry => ({
  ...registry,
  parts: { ...registry.parts, ...parts },
});

/** The part after a change of its live version, with the change noted. */
function flipped(part: RegisteredPart, to: string, madeLiveBy: MadeLiveBy): RegisteredPart {
  const { active, releases: known = {}, changes = [] } = part;
  const at = new Date().toISOString();
  const isFirst = known[active] === undefined;
  const change = {
    at,
    who: releasedBy(),
    what: madeLiveBy,
    to,
    ...(isFirst ? {} : { from: active }),
  };
  const left = known[active];
  const releases = { ...known };
  if (left && active !== to) releases[active] = { ...left, lastLive: at };
  const back = releases[to];
  if (back) releases[to] = { description: back.description };
  return { ...part, active: to, madeLiveBy, releases, changes: [...changes, change].slice(-KEPT) };
}

/** `RELEASED_BY`, or the user of the operating system; its number where it has no name. */
function releasedBy(): string {
  const given = process.env.RELEASED_BY?.trim();
  if (given) return given;
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/**
 * Descriptions of the releases that will be live, including new builds that are not published yet.
 */
const readLive = (
  releases: string,
  registry: Registry,
  built: readonly BuiltRelease[] = [],
): Promise<Release[]> =>
  Promise.all(
    Object.entries(registry.parts).map(([name, { active }]) => {
      const one = built.find(({ release }) => release.name === name);
      return one?.release ?? readRelease(releases, name, active, registry);
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
function refuseWithoutShell({ parts }: Registry): void {
  if (!parts.shell) throw new ReleaseRefused('There is no shell yet: release the shell first.');
}

function refuseConflict(live: readonly Release[]): void {
  const conflict = conflictOf(live);
  if (conflict) throw new ReleaseRefused(conflict);
}
