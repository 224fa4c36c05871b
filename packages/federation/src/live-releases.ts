import type { BuiltRelease } from './copy-release.ts';
import { type CanaryOfPart, canariesOf } from './known-releases.ts';
import { conflictOf } from './live-set.ts';
import { withoutCanary } from './part-changes.ts';
import type { RegisteredPart, Registry, Release } from './registry.ts';
import { readRelease } from './registry-store.ts';
import { releaseFolder } from './release-paths.ts';
import { ReleaseRefused } from './release-refused.ts';

/** A version of a part that is used instead of the live one. */
export interface PartVersion {
  readonly part: string;
  readonly version: string;
}

/** The registry with these parts changed, which are live from then on. */
export function withParts(registry: Registry, parts: Registry['parts']): Registry {
  const { notLive = {}, ...others } = registry;
  const left = Object.entries(notLive).filter(([name]) => !parts[name]);
  return {
    ...others,
    parts: { ...registry.parts, ...parts },
    ...(left.length > 0 ? { notLive: Object.fromEntries(left) } : {}),
  };
}

/**
 * Descriptions of the releases that are live, in the order of the registry.
 * @param instead versions of live parts, or of ones that would be live beside the others.
 * @param built new builds that are not published yet.
 */
export function readLive(
  releases: string,
  registry: Registry,
  {
    instead = [],
    built = [],
  }: { instead?: readonly PartVersion[]; built?: readonly BuiltRelease[] } = {},
): Promise<Release[]> {
  const active = Object.entries(registry.parts).map(([name, part]) => [name, part.active]);
  const versions: Record<string, string> = Object.fromEntries(active);
  for (const { part, version } of instead) versions[part] = version;
  return Promise.all(
    Object.entries(versions).map(([name, version]) => {
      const isBuilt = ({ release }: BuiltRelease) =>
        release.name === name && release.version === version;
      return built.find(isBuilt)?.release ?? readRelease(releases, name, version, registry);
    }),
  );
}

/** These releases with the folders of their files. */
export const inFolders = (
  releases: string,
  live: readonly Release[],
  built: readonly BuiltRelease[] = [],
): readonly BuiltRelease[] =>
  live.map((release) => {
    const one = built.find((candidate) => candidate.release === release);
    return one ?? { release, folder: releaseFolder(releases, release.name, release.version) };
  });

/** @throws ReleaseRefused when these releases cannot be live together. */
export function refuseConflict(live: readonly Release[]): void {
  const conflict = conflictOf(live);
  if (conflict) throw new ReleaseRefused(conflict);
}

/**
 * The registry without the canaries that do not fit what is live from now on: a rollback or a release
 * of another part must not wait for them.
 */
export async function withoutMisfits(releases: string, registry: Registry): Promise<Registry> {
  let kept = registry;
  for (const canary of canariesOf(registry)) {
    const why = await misfit(releases, registry, canary);
    if (!why) continue;
    const part = registry.parts[canary.part] as RegisteredPart;
    kept = withParts(kept, { [canary.part]: withoutCanary(part, { what: 'end-canary', why }) });
  }
  return kept;
}

async function misfit(
  releases: string,
  registry: Registry,
  instead: CanaryOfPart,
): Promise<string | undefined> {
  try {
    return conflictOf(await readLive(releases, registry, { instead: [instead] }));
  } catch (cause) {
    if (cause instanceof ReleaseRefused) return cause.message;
    throw cause;
  }
}
