import type { CanaryOfPart } from '@app/federation/known-releases';
import type { Log } from '@app/http-server/logger';
import type { LiveReleases } from '../../releases/live-releases.ts';
import { prepareSet, type ReleaseSet } from '../../rendering/release-set.ts';

/** What the visitors of a canary get: the live releases, with its version of its part. */
export interface CanaryReleases extends CanaryOfPart {
  readonly live: LiveReleases;
}

/** A canary, with its release set when that can be rendered here. */
export interface CanarySet extends CanaryOfPart {
  readonly set: ReleaseSet | undefined;
}

export interface CanarySets {
  /** In the order of their parts. */
  current(): readonly CanarySet[];
  /** Ends all others. */
  keep(wanted: readonly CanaryReleases[]): void;
  /**
   * Ends all others, and opens those that are new. A set that did not change goes on. When another part
   * has changed, the set before is used until the new one is ready.
   */
  follow(wanted: readonly CanaryReleases[]): void;
  /** The set of these releases, when it is ready. It is the caller's then. */
  take(siteId: string): ReleaseSet | undefined;
  /** Releases of all that is used or will be. */
  allLive(): readonly LiveReleases[];
  close(): Promise<void>;
}

interface Opened {
  readonly set: ReleaseSet;
  state: 'opening' | 'ready' | 'failed';
}

/**
 * The release sets of canaries. One that is not ready in time is closed, and its visitors get what is
 * live, until the registry names another one.
 */
export function createCanarySets(open: (live: LiveReleases) => ReleaseSet, log: Log): CanarySets {
  /** By the id of their releases. */
  const opened = new Map<string, Opened>();
  let wanted: readonly CanaryReleases[] = [];
  let current: readonly CanarySet[] = [];

  function withSet({ live, ...canary }: CanaryReleases): CanarySet {
    const own = opened.get(live.id);
    const isSame = ({ part, version }: CanarySet) =>
      part === canary.part && version === canary.version;
    const before = own?.state === 'failed' ? undefined : current.find(isSame)?.set;
    return { ...canary, set: own?.state === 'ready' ? own.set : before };
  }

  function settle() {
    current = wanted.map(withSet);
    for (const [id, { set }] of opened) {
      const isNeeded =
        wanted.some(({ live }) => live.id === id) || current.some((one) => one.set === set);
      if (isNeeded) continue;
      opened.delete(id);
      void set.renderer.close();
    }
  }

  async function prepare({ part: remote, version, percent, live }: CanaryReleases) {
    const one: Opened = { set: open(live), state: 'opening' };
    opened.set(live.id, one);
    const isReady = await prepareSet(one.set);
    if (opened.get(live.id) !== one) return;
    one.state = isReady ? 'ready' : 'failed';
    if (isReady) log.info({ remote, version, percent }, 'canary in use');
    else {
      log.error({ remote, version }, 'canary is not rendered in time, so nobody gets it');
      void one.set.renderer.close();
    }
    settle();
  }

  function keep(next: readonly CanaryReleases[]) {
    wanted = next;
    settle();
  }

  return {
    current: () => current,
    keep,
    follow(next) {
      keep(next);
      for (const one of next) if (!opened.has(one.live.id)) void prepare(one);
    },
    take(siteId) {
      const one = opened.get(siteId);
      if (one?.state !== 'ready') return undefined;
      opened.delete(siteId);
      current = current.filter(({ set }) => set !== one.set);
      return one.set;
    },
    allLive: () => [
      ...wanted.map(({ live }) => live),
      ...current.flatMap(({ set }) => set?.live ?? []),
    ],
    async close() {
      wanted = [];
      current = [];
      const closing = [...opened.values()].map(({ set }) => set.renderer.close());
      opened.clear();
      await Promise.all(closing);
    },
  };
}
