import { changeReleases } from './change-releases.ts';
import type { BuiltRelease } from './copy-release.ts';
import { withParts } from './live-releases.ts';
import { type Note, noted, type ReleaseNote } from './part-changes.ts';
import type { KnownRelease, NotLivePart, RegisteredPart, Registry } from './registry.ts';
import { writeKept } from './releases.ts';
import { type CheckFlip, stageReleases } from './stage-release.ts';

/**
 * Checks and copies built releases as `publish` does and makes nothing live: a signed link shows them. They
 * are kept for 30 days.
 * @throws ReleaseRefused when they could not be made live now, in one step.
 */
export async function publishPreview(
  releases: string,
  built: BuiltRelease | readonly BuiltRelease[],
  check?: CheckFlip,
  { who, why }: ReleaseNote = {},
): Promise<void> {
  const all = 'release' in built ? [built] : built;
  await changeReleases(releases, async (registry) => {
    const instead = all.map(({ release }) => ({ part: release.name, version: release.version }));
    const staged = await stageReleases(releases, registry, all, { registry, instead }, check);
    const by = { who, why: why?.() };
    const next = instead.reduce(
      (before, { part, version }) => withPreview(before, part, version, staged[part] as string, by),
      registry,
    );
    await writeKept(releases, next, { built: all });
  });
}

function withPreview(
  registry: Registry,
  name: string,
  version: string,
  description: string,
  by: Pick<Note, 'who' | 'why'>,
): Registry {
  const at = new Date().toISOString();
  const live = registry.parts[name];
  const known: KnownRelease = { description, lastLive: at };
  const after = <T extends RegisteredPart | NotLivePart>(part: T, from: string | undefined): T => ({
    ...part,
    releases: { ...part.releases, [version]: known },
    changes: noted(part.changes, {
      ...by,
      what: 'preview',
      at,
      to: version,
      ...(from ? { from } : {}),
    }),
  });
  if (live?.active === version || live?.canary?.version === version) return registry;
  if (live) return withParts(registry, { [name]: after(live, live.active) });
  const none: NotLivePart = { since: at, history: [], releases: {}, changes: [] };
  const part = after(registry.notLive?.[name] ?? none, undefined);
  return { ...registry, notLive: { ...registry.notLive, [name]: part } };
}
