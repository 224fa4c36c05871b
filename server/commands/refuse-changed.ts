import { becameLive } from '@app/federation/became-live';
import type { Registry } from '@app/federation/registry';
import { type BuiltRelease, ReleaseRefused } from '@app/federation/releases';

/**
 * Refuses builds of parts of which another version went live while they were made: whoever builds has not seen it, and
 * may be about to bring back what it has mended, or what was rolled back. A reason (`--force`) is no way round it.
 * @param before what was live when the builds began.
 * @throws ReleaseRefused with what is live now, and who did it.
 */
export function refuseChanged(
  before: Registry,
  now: Registry,
  built: readonly Pick<BuiltRelease, 'release'>[],
): void {
  const changed = built.flatMap(({ release: { name, version } }) => {
    const active = now.parts[name]?.active;
    // Two people may release the same commit.
    if (active === before.parts[name]?.active || active === version) return [];
    if (!active) return [`${name} was taken off the site`];
    const { who, at } = now.parts[name]?.changes?.findLast(becameLive) ?? {};
    return [`${name} ${active} went live${who ? ` (${who}, ${at})` : ''}`];
  });
  if (changed.length === 0) return;
  throw new ReleaseRefused(
    `While this was built ${changed.join(', and ')}. Look at what is live, then release again.`,
  );
}
