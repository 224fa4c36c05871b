import type { PartVersion } from '@app/federation/live-releases';
import { failed, type Result, success } from '@app/result';
import type { LiveReleases } from '../../releases/live-releases.ts';
import { prepareSet, type ReleaseSet } from '../../rendering/release-set.ts';
import type { LiveWith } from '../port.ts';

/** Each preview has a render process of its own. */
const MOST = 2;
const UNUSED_MS = 5 * 60_000;

interface Opened {
  readonly set: ReleaseSet;
  readonly prepared: Promise<boolean>;
  unused: NodeJS.Timeout;
}

export interface PreviewSets {
  /**
   * The live releases with these versions, ready to be rendered. Fails with the reason, as one line. When
   * its renderer is not ready in time, browsers render its pages.
   */
  open(instead: readonly PartVersion[]): Promise<Result<ReleaseSet, string>>;
  allLive(): readonly LiveReleases[];
  close(): Promise<void>;
}

export interface PreviewOptions {
  readonly liveWith: LiveWith;
  readonly open: (live: LiveReleases) => ReleaseSet;
  /** A set that visitors get already. */
  readonly inUse: (siteId: string) => ReleaseSet | undefined;
}

/**
 * Release sets of previews, opened by their first request. At most two are open: a third closes the one
 * whose last use is longest ago. One that is not used for five minutes is closed.
 */
export function createPreviewSets({ liveWith, open, inUse }: PreviewOptions): PreviewSets {
  /** By the id of their releases, the least recently used first. */
  const opened = new Map<string, Opened>();

  function close(id: string): Promise<void> | undefined {
    const one = opened.get(id);
    clearTimeout(one?.unused);
    opened.delete(id);
    return one?.set.renderer.close();
  }

  function startOne(live: LiveReleases): Opened {
    const set = open(live);
    return { set, prepared: prepareSet(set), unused: closeLater(live.id) };
  }

  const closeLater = (id: string) => setTimeout(() => void close(id), UNUSED_MS).unref();

  function use(live: LiveReleases): Opened {
    const one = opened.get(live.id) ?? startOne(live);
    clearTimeout(one.unused);
    one.unused = closeLater(live.id);
    opened.delete(live.id);
    opened.set(live.id, one);
    const [oldest] = opened.keys();
    if (opened.size > MOST && oldest !== undefined) void close(oldest);
    return one;
  }

  return {
    async open(instead) {
      const live = await liveWith(instead);
      if (!live.ok) return failed(live.failure);
      const shown = inUse(live.value.id);
      if (shown) return success(shown);
      const { set, prepared } = use(live.value);
      await prepared;
      return success(set);
    },
    allLive: () => [...opened.values()].map(({ set }) => set.live),
    async close() {
      await Promise.all([...opened.keys()].map(close));
    },
  };
}
