import { type BuiltRelease, copyRelease, refuseDamaged, refuseSameName } from './copy-release.ts';
import { isDiskFull } from './disk-full.ts';
import { inFolders, type PartVersion, readLive, refuseConflict } from './live-releases.ts';
import { deleteUnneeded } from './prune.ts';
import type { Registry } from './registry.ts';
import { ReleaseRefused } from './release-refused.ts';

/** A change of what is live, before it is made. Releases come with the folder of their files. */
export interface Flip {
  /** All releases that would be live together. */
  readonly next: readonly BuiltRelease[];
  /** Those that are live now. Rejects when one of them cannot be read. */
  readonly now: () => Promise<readonly BuiltRelease[]>;
}

/** What must hold before a flip. It throws `ReleaseRefused` to leave everything as it is. */
export type CheckFlip = (flip: Flip) => Promise<void>;

/** Hashes of descriptions, by the name of the part. */
export type Descriptions = Readonly<Record<string, string>>;

/**
 * Checks builds with what they would be live with, and copies them into their own folders. Returns the
 * hash of each description, by the name of its part.
 * @param next the registry as it would be, and what of it a canary or a preview would replace.
 * @throws ReleaseRefused before anything is copied.
 */
export async function stageReleases(
  releases: string,
  registry: Registry,
  built: readonly BuiltRelease[],
  next: { readonly registry: Registry; readonly instead?: readonly PartVersion[] },
  check: CheckFlip = async () => {},
): Promise<Descriptions> {
  const { instead = [] } = next;
  const live = await readLive(releases, next.registry, { built, instead });
  refuseConflict(live);
  for (const one of built) {
    await refuseDamaged(one);
    await refuseSameName(releases, registry, one.release);
  }
  await check({
    next: inFolders(releases, live, built),
    now: async () => inFolders(releases, await readLive(releases, registry)),
  });
  const descriptions: Record<string, string> = {};
  try {
    for (const one of built) descriptions[one.release.name] = await copyRelease(releases, one);
  } catch (cause) {
    // What was copied would otherwise stay until the next release, on a disk that may be full.
    await deleteUnneeded(releases, registry);
    if (!isDiskFull(cause)) throw cause;
    const why = `The disk of ${releases} is full. Nothing was changed.`;
    throw new ReleaseRefused(why, { cause });
  }
  return descriptions;
}
