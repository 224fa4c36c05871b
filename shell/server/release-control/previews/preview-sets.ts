import type { PartVersion } from '@app/federation/live-releases';
import { failed, type Result, success } from '@app/result';
import type { LiveReleases } from '../../releases/live-releases.ts';
import { prepareSet, type ReleaseSet } from '../../rendering/release-set.ts';

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
   * The live releases with this version, ready to be rendered. Fails with the reason, as one line. When
   * its renderer is not ready in time, browsers render its pages.
   */
  open(instead: PartVersion): Promise<Result<ReleaseSet, string>>;
  sites(): readonly LiveReleases[];
  close(): Promise<void>;
}

export interface PreviewOptions {
  readonly liveWith: (instead: PartVersion) => Promise<Result<LiveReleases, string>>;
  readonly open: (site: LiveReleases) => ReleaseSet;
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

  function startOne(site: LiveReleases): Opened {
    const set = open(site);
    return { set, prepared: prepareSet(set), unused: closeLater(site.id) };
  }

  const closeLater = (id: string) => setTimeout(() => void close(id), UNUSED_MS).unref();

  function use(site: LiveReleases): Opened {
    const one = opened.get(site.id) ?? startOne(site);
    clearTimeout(one.unused);
    one.unused = closeLater(site.id);
    opened.delete(site.id);
    opened.set(site.id, one);
    const [oldest] = opened.keys();
    if (opened.size > MOST && oldest !== undefined) void close(oldest);
    return one;
  }

  return {
    async open(instead) {
      const site = await liveWith(instead);
      if (!site.ok) return failed(site.failure);
      const shown = inUse(site.value.id);
      if (shown) return success(shown);
      const { set, prepared } = use(site.value);
      await prepared;
      return success(set);
    },
    sites: () => [...opened.values()].map(({ set }) => set.site),
    async close() {
      await Promise.all([...opened.keys()].map(close));
    },
  };
}
