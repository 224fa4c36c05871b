import { changeReleases } from './change-releases.ts';
import type { BuiltRelease } from './copy-release.ts';
import { withParts } from './live-releases.ts';
import { noted } from './part-changes.ts';
import type { KnownRelease, NotLivePart, RegisteredPart, Registry } from './registry.ts';
import { writeKept } from './releases.ts';
import { type CheckFlip, stageReleases } from './stage-release.ts';

/**
 * Checks and copies a built release as `publish` does and makes nothing live: a signed link shows it. It
 * is kept for 30 days.
 * @throws ReleaseRefused when it could not be made live now.
 */
export async function publishPreview(
  releases: string,
  built: BuiltRelease,
  check?: CheckFlip,
): Promise<void> {
  const { name, version } = built.release;
  await changeReleases(releases, async (registry) => {
    const instead = { part: name, version };
    const staged = await stageReleases(releases, registry, [built], { registry, instead }, check);
    const next = withPreview(registry, name, version, staged[name] as string);
    await writeKept(releases, next, [built]);
  });
}

function withPreview(
  registry: Registry,
  name: string,
  version: string,
  description: string,
): Registry {
  const at = new Date().toISOString();
  const live = registry.parts[name];
  const known: KnownRelease = { description, lastLive: at };
  const after = <T extends RegisteredPart | NotLivePart>(part: T, from: string | undefined): T => ({
    ...part,
    releases: { ...part.releases, [version]: known },
    changes: noted(part.changes, { what: 'preview', to: version, ...(from ? { from } : {}) }, at),
  });
  if (live?.active === version || live?.canary?.version === version) return registry;
  if (live) return withParts(registry, { [name]: after(live, live.active) });
  const none: NotLivePart = { since: at, history: [], releases: {}, changes: [] };
  const part = after(registry.notLive?.[name] ?? none, undefined);
  return { ...registry, notLive: { ...registry.notLive, [name]: part } };
}
