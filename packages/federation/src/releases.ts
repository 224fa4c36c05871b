import { changeReleases } from './change-releases.ts';
import type { BuiltRelease } from './copy-release.ts';
import { withoutMisfits, withParts } from './live-releases.ts';
import { type Note, type ReleaseNote, withLive, withoutCanary } from './part-changes.ts';
import { deleteUnneeded, withoutOld } from './prune.ts';
import type { MadeLiveBy, RegisteredPart, Registry } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';
import { type CheckFlip, stageReleases } from './stage-release.ts';
import { type SignedWith, writeRegistry } from './write-registry.ts';

// What other parts of the program name a release store by.
export type { BuiltRelease } from './copy-release.ts';
export { readRegistry, readRelease } from './registry-store.ts';
export { REGISTRY_FILE, RELEASE_FILE, releaseFolder, releasesFolder } from './release-paths.ts';
export { ReleaseRefused } from './release-refused.ts';
export { rollback } from './rollback.ts';
export type { Flip } from './stage-release.ts';

/**
 * Copies built releases into their own folders, where they are never changed again, and makes them
 * live, all in one step. Visitors see them from their next page on.
 * @param check what must hold first, while no other process can change the releases. It throws
 *   `ReleaseRefused` to leave everything as it is.
 * @param note for the notes of the parts; `who` where it is not whoever runs this process.
 */
export async function publish(
  releases: string,
  built: BuiltRelease | readonly BuiltRelease[],
  check?: CheckFlip,
  note: ReleaseNote = {},
): Promise<void> {
  const all = 'release' in built ? [built] : built;
  await changeReleases(releases, async (registry) => {
    await makeLive(releases, registry, all, { ...note, what: 'release' }, check);
  });
}

/** A part that a start left as it was. */
export interface KeptPart {
  readonly name: string;
  readonly live: string;
  readonly madeLiveBy: MadeLiveBy | undefined;
  readonly hasCanary: boolean;
  /** The version that the start had built. */
  readonly built: string;
}

/**
 * Makes the builds of a start live, all at once. Versions that a team has released or rolled back
 * to stay live: a part is replaced only when its live version came from a start and it has no canary,
 * and only by a version that was never live. Returns the parts that stay at another version than the
 * one that was built.
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
      const { active, history, madeLiveBy, canary } = part;
      if (active === version) return false;
      if (madeLiveBy === 'start' && !canary && !history.includes(version)) return true;
      const hasCanary = canary !== undefined;
      kept.push({ name, live: active, madeLiveBy, hasCanary, built: version });
      return false;
    });
    // Whoever starts the site for himself has no keys of the teams.
    const unowned = fresh.map(({ signers, ...one }) => one);
    if (fresh.length > 0) await makeLive(releases, registry, unowned, { what: 'start' });
  });
  return kept;
}

/** Deletes what no page needs any more. A release does the same. */
export async function prune(releases: string): Promise<void> {
  await changeReleases(releases, async (registry) => {
    await writeKept(releases, registry, { mayUseReserve: true });
  });
}

async function makeLive(
  releases: string,
  registry: Registry,
  built: readonly BuiltRelease[],
  { what, who, why }: ReleaseNote & { readonly what: MadeLiveBy },
  check?: CheckFlip,
): Promise<void> {
  const names = built.map(({ release }) => release.name);
  const at = new Date().toISOString();
  const partsNow = () =>
    built.map(({ release: { name, version } }) => {
      const together = names.filter((other) => other !== name);
      const note = { what, who, why: why?.(), at, madeLiveBy: what, together };
      return { name, version, part: released(registry, name, version, note) };
    });
  const changed = Object.fromEntries(partsNow().map(({ name, part }) => [name, part]));
  const next = withParts(registry, changed);
  refuseWithoutShell(next);
  const staged = await stageReleases(releases, registry, built, { registry: next }, check);
  for (const { name, version, part } of partsNow()) {
    const known = { ...part.releases, [version]: { description: staged[name] as string } };
    changed[name] = { ...part, releases: known };
  }
  await writeKept(releases, await withoutMisfits(releases, withParts(registry, changed)), {
    built,
  });
}

/** The part after a release of this version, which ends a canary of another one. */
function released(
  { parts, notLive }: Registry,
  name: string,
  version: string,
  note: Note & { readonly madeLiveBy: MadeLiveBy },
): RegisteredPart {
  const part = parts[name];
  if (!part) {
    const before = notLive?.[name];
    return withLive(before, version, before?.history ?? [], note);
  }
  const { active, history } = part;
  const before = active === version ? history : [...history, active];
  const next = withLive(part, version, before, note);
  if (active === version) return next;
  return withoutCanary(next, { what: 'end-canary', why: 'another version was released' });
}

/** Writes the registry without what nothing needs any more, and deletes that. */
export async function writeKept(
  releases: string,
  registry: Registry,
  options: SignedWith = {},
): Promise<void> {
  const kept = withoutOld(registry);
  await writeRegistry(releases, kept, options);
  await deleteUnneeded(releases, kept);
}

function refuseWithoutShell({ parts }: Registry): void {
  if (!parts.shell) throw new ReleaseRefused('There is no shell yet: release the shell first.');
}
