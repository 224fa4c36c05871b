import type { Log } from '@app/http-server/logger';
import type { SiteContext } from '@app/site/site-config';
import type { OpenReleaseControl, ReleaseControl } from '../release-control/port.ts';
import type { KnownRegistry } from '../releases/described-files.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { watchLiveReleases } from '../releases/watch-live-releases.ts';
import { createBreakers, type PageVersions } from './breakers.ts';
import { openSet, prepareSet, type ReleaseSet } from './release-set.ts';
import { type CostOfVersion, createRenderCosts } from './render-costs.ts';
import type { RenderPoolOptions } from './render-pool.ts';
import type { RendererOptions } from './renderer.ts';

export interface ReleaseSets {
  /** What visitors get who are in no canary. */
  current(): ReleaseSet;
  /** All that visitors get now: the live releases, and those in their place. */
  allLive(): readonly LiveReleases[];
  /** Render times, faults and memory of each version that this process has rendered. */
  renderCosts(): readonly CostOfVersion[];
  readonly registry: KnownRegistry;
  readonly control: ReleaseControl;
  close(): Promise<void>;
}

export interface ReleaseSetsOptions {
  /** Folder of the releases. */
  readonly releases: string;
  readonly processes: number;
  /** Limit of the JavaScript heap of each render process. */
  readonly heapMb: number;
  readonly deadlineMs?: RendererOptions['deadlineMs'];
  readonly siteContext: () => SiteContext;
  readonly onFault?: RenderPoolOptions['onFault'];
  readonly openControl: OpenReleaseControl;
  readonly log: Log;
}

/**
 * Follows the registry. Releases and renderer change together: a page made by an old server bundle
 * would not match the browser bundle of a new release. The set before stays live until the renderer
 * of the new one is ready. A remote that cannot be loaded does not delay that: the renderer is
 * ready without it. A shell that cannot be loaded delays it until the deadline, and then the set goes
 * live anyway.
 */
export async function openReleaseSets(options: ReleaseSetsOptions): Promise<ReleaseSets> {
  const { releases, log, processes } = options;
  const breakers = createBreakers();
  const costs = createRenderCosts(log);
  const control: ReleaseControl = options.openControl({
    current: () => current,
    // Faults that count for nothing must not stop others from being rendered either.
    open: (live, counts) => (counts ? open(live, 1) : openSet(live, 1, { ...options, costs })),
    liveWith: (instead) => watch.liveWith(instead),
    registry: () => watch.registry,
  });
  const { others, counts } = control;
  const open = (live: LiveReleases, most: number) =>
    openSet(live, most, { ...options, breakers, costs, onRender: counts.rendered });
  const watch = await watchLiveReleases(releases, others.read, log).catch(async (fault) => {
    await control.close();
    throw fault;
  });
  let closed = false;
  let preparing: ReleaseSet | undefined;
  let current = open(watch.current(), processes);
  await prepareLive(current);
  others.follow();
  control.start();

  watch.onChange((live) => {
    if ((preparing ?? current).live.id === live.id) {
      return preparing ? others.keep() : followOthers();
    }
    // A newer set replaces one that is still being prepared, whose renderer would only cost time.
    void preparing?.renderer.close();
    preparing = undefined;
    if (current.live.id === live.id) return followOthers();
    const promoted = others.take(live.id);
    if (promoted) {
      promoted.renderer.grow(processes);
      return goLive(promoted);
    }
    others.keep();
    void prepareNext(open(live, processes));
  });

  async function prepareNext(next: ReleaseSet): Promise<void> {
    preparing = next;
    await prepareLive(next);
    if (closed || preparing !== next) return;
    preparing = undefined;
    goLive(next);
  }

  function goLive(next: ReleaseSet): void {
    const last = current;
    current = next;
    log.info({ live: next.live.id }, 'live releases changed');
    followOthers();
    void last.renderer.close();
  }

  function followOthers(): void {
    others.follow();
    breakers.keepOnly(isUsed);
  }

  const allLive = () => [current.live, ...others.allLive()];

  function isUsed({ remote, version, shell }: PageVersions): boolean {
    return allLive().some(
      (live) =>
        live.shell.version === shell &&
        [live.shell, ...live.remotes].some((one) => one.name === remote && one.version === version),
    );
  }

  /** Resolves when pages can be rendered and their heads are known, or at the deadline. */
  async function prepareLive(set: ReleaseSet): Promise<void> {
    // At the start its timer may be all that keeps the process running.
    const inTime = await prepareSet(set, { holdsProcess: true });
    if (inTime || closed || (set !== preparing && set !== current)) return;
    const { shell, id } = set.live;
    const where = { remote: shell.name, version: shell.version, live: id };
    log.error(where, 'releases go live before they are rendered');
  }

  return {
    current: () => current,
    allLive,
    renderCosts: costs.read,
    registry: watch.registry,
    control,
    async close() {
      closed = true;
      watch.stop();
      await Promise.all([preparing?.renderer.close(), current.renderer.close(), control.close()]);
    },
  };
}
