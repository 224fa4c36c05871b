import type { Instead } from '@app/federation/live-releases';
import type { Log } from '@app/http-server/logger';
import type { Result } from '@app/result';
import type { SiteContext } from '@app/site/site-config';
import { type CanarySet, createCanarySets } from '../release-control/canaries/canary-sets.ts';
import { createPreviewSets } from '../release-control/previews/preview-sets.ts';
import type { KnownRegistry } from '../releases/described-files.ts';
import { type LiveSite, watchLiveSite } from '../releases/live-site.ts';
import { createBreakers, type PageVersions } from './breakers.ts';
import { openSet, prepareSet, type ReleaseSet } from './release-set.ts';
import { type CostOfVersion, createRenderCosts } from './render-costs.ts';
import type { RenderPoolOptions } from './render-pool.ts';
import type { RendererOptions } from './renderer.ts';

export type { ReleaseSet } from './release-set.ts';

/** One is enough for some of the visitors. */
const PROCESSES_OF_FEW = 1;

export interface ReleaseSets {
  /** What visitors get who are in no canary. */
  current(): ReleaseSet;
  /** Those of the registry that fit what is live, in the order of their parts. */
  canaries(): readonly CanarySet[];
  /** What a preview shows; opened when it is not open yet. Fails with the reason, as one line. */
  preview(instead: Instead): Promise<Result<ReleaseSet, string>>;
  /** The releases of a preview, without a process. */
  previewSite(instead: Instead): Promise<Result<LiveSite, string>>;
  /** What all visitors get: the live releases, the canaries and the previews that are open. */
  sites(): readonly LiveSite[];
  /** Render times, faults and memory of each version that this process has rendered. */
  renderCosts(): readonly CostOfVersion[];
  readonly registry: KnownRegistry;
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
  readonly onRender?: RendererOptions['onRender'];
  readonly log: Log;
}

/**
 * Follows the registry. Releases and renderer change together: a page made by an old server bundle
 * would not match the browser bundle of a new release. The set before stays live until the renderer
 * of the new one is ready. A remote that cannot be loaded does not delay that: the renderer is
 * ready without it. A shell that cannot be loaded delays it until the deadline, and then the set goes
 * live anyway. Canaries wait until the live set has changed.
 */
export async function openReleaseSets(options: ReleaseSetsOptions): Promise<ReleaseSets> {
  const { releases, log, processes } = options;
  const watch = await watchLiveSite(releases, log);
  const breakers = createBreakers();
  const costs = createRenderCosts(log);
  const open = (site: LiveSite, most: number) =>
    openSet(site, most, { ...options, breakers, costs });
  const openForFew = (site: LiveSite) => open(site, PROCESSES_OF_FEW);
  const canaries = createCanarySets(openForFew, log);
  let closed = false;
  let preparing: ReleaseSet | undefined;
  let current = open(watch.current(), processes);
  await prepareLive(current);
  canaries.follow(watch.canaries());
  const previews = createPreviewSets({
    siteWith: watch.siteWith,
    // What a team looks at before a release says nothing of the release: its faults count for the preview alone.
    open: (site) => openSet(site, PROCESSES_OF_FEW, { ...options, costs, onRender: undefined }),
    inUse: (id) =>
      [current, ...canaries.current().map(({ set }) => set)].find((set) => set?.site.id === id),
  });

  watch.onChange((site) => {
    if ((preparing ?? current).site.id === site.id) {
      if (preparing) canaries.keep(watch.canaries());
      else followCanaries();
      return;
    }
    // A newer set replaces one that is still being prepared, whose renderer would only cost time.
    void preparing?.renderer.close();
    preparing = undefined;
    if (current.site.id === site.id) return followCanaries();
    const promoted = canaries.take(site.id);
    if (promoted) {
      promoted.renderer.grow(processes);
      return goLive(promoted);
    }
    canaries.keep(watch.canaries());
    void prepareNext(open(site, processes));
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
    log.info({ live: next.site.id }, 'live releases changed');
    followCanaries();
    void last.renderer.close();
  }

  function followCanaries(): void {
    canaries.follow(watch.canaries());
    breakers.keepOnly(isUsed);
  }

  const sites = () => [current.site, ...canaries.sites(), ...previews.sites()];

  function isUsed({ remote, version, shell }: PageVersions): boolean {
    return sites().some(
      (site) =>
        site.shell.version === shell &&
        [site.shell, ...site.remotes].some((one) => one.name === remote && one.version === version),
    );
  }

  /** Resolves when pages can be rendered and their heads are known, or at the deadline. */
  async function prepareLive(set: ReleaseSet): Promise<void> {
    // At the start its timer may be all that keeps the process running.
    const inTime = await prepareSet(set, { holdsProcess: true });
    if (inTime || closed || (set !== preparing && set !== current)) return;
    const { shell, id } = set.site;
    const where = { remote: shell.name, version: shell.version, live: id };
    log.error(where, 'releases go live before they are rendered');
  }

  return {
    current: () => current,
    canaries: canaries.current,
    preview: previews.open,
    previewSite: watch.siteWith,
    sites,
    renderCosts: costs.read,
    registry: watch.registry,
    async close() {
      closed = true;
      watch.stop();
      await Promise.all([
        preparing?.renderer.close(),
        current.renderer.close(),
        canaries.close(),
        previews.close(),
      ]);
    },
  };
}
