import { canariesOf } from '@app/federation/known-releases';
import type { PartVersion } from '@app/federation/live-releases';
import type { Log } from '@app/http-server/logger';
import type { Result } from '@app/result';
import type { ReleaseSet } from '../rendering/release-set.ts';
import { type CanaryReleases, type CanarySet, createCanarySets } from './canaries/canary-sets.ts';
import type { LiveSets, LiveWith, OtherSets } from './port.ts';
import { createPreviewSets } from './previews/preview-sets.ts';

export interface CanariesAndPreviews extends OtherSets {
  /** Those of the registry that fit what is live, in the order of their parts. */
  canaries(): readonly CanarySet[];
  /** What a preview shows; opened when it is not open yet. Fails with the reason, as one line. */
  preview(instead: readonly PartVersion[]): Promise<Result<ReleaseSet, string>>;
  /** The releases of a preview, without a process. */
  readonly previewReleases: LiveWith;
  close(): Promise<void>;
}

/** The release sets of canaries, which wait until the live set has changed, and of previews. */
export function createOtherSets(
  { current, open, liveWith }: Pick<LiveSets, 'current' | 'open' | 'liveWith'>,
  log: Log,
): CanariesAndPreviews {
  let wanted: readonly CanaryReleases[] = [];
  const complaints = new Set<string>();
  const canaries = createCanarySets((live) => open(live, true), log);
  const previews = createPreviewSets({
    liveWith,
    // What a team looks at before a release says nothing of the release.
    open: (live) => open(live, false),
    inUse: (id) =>
      [current(), ...canaries.current().map(({ set }) => set)].find((set) => set?.live.id === id),
  });

  /** It is tried again, and logged once. */
  function complain(about: { readonly remote: string; readonly version: string; why: string }) {
    const text = JSON.stringify(about);
    if (!complaints.has(text)) log.error(about, 'canary cannot be used');
    complaints.add(text);
  }

  return {
    /** A canary that cannot be used must not keep the live releases from changing. */
    async read(registry, liveWith) {
      const read: CanaryReleases[] = [];
      const named = canariesOf(registry);
      for (const canary of named) {
        const live = await liveWith([canary]);
        const { part, version } = canary;
        if (live.ok) read.push({ ...canary, live: live.value });
        else complain({ remote: part, version, why: live.failure });
      }
      wanted = read;
      const described = wanted.map(({ percent, live }) => `${percent}% ${live.id}`).join(', ');
      return { isWhole: wanted.length === named.length, described };
    },
    keep: () => canaries.keep(wanted),
    follow: () => canaries.follow(wanted),
    take: canaries.take,
    allLive: () => [...canaries.allLive(), ...previews.allLive()],
    canaries: canaries.current,
    preview: previews.open,
    previewReleases: liveWith,
    async close() {
      await Promise.all([canaries.close(), previews.close()]);
    },
  };
}
