import type { Log } from '@app/http-server/logger';
import type { SiteContext } from '@app/site/site-config';
import type { KnownRegistry } from '../releases/described-files.ts';
import { type LiveSite, serverBundle, watchLiveSite } from '../releases/live-site.ts';
import { createBreakers } from './breakers.ts';
import { createPageHeads, type PageHeads } from './page-heads.ts';
import { type CostOfVersion, createRenderCosts } from './render-costs.ts';
import type { RenderPoolOptions } from './render-pool.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

/** Longest wait for the renderer of a release set; after that the set goes live anyway. */
const PREPARE_DEADLINE_MS = 10_000;

/** The releases that are live together, their renderer and the heads of their pages. */
export interface ReleaseSet {
  readonly site: LiveSite;
  readonly renderer: Renderer;
  readonly heads: PageHeads;
}

export interface ReleaseSets {
  current(): ReleaseSet;
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
  readonly siteContext: () => SiteContext;
  readonly onFault?: RenderPoolOptions['onFault'];
  readonly onRender?: RendererOptions['onRender'];
  readonly log: Log;
}

/**
 * Follows the registry. Releases and renderer change together: a page made by an old server bundle
 * would not match the browser bundle of a new release. The set before stays live until the renderer
 * of the new one is ready. A remote that cannot be loaded does not delay that: the renderer is
 * ready without it. A shell that cannot be loaded delays it until the deadline.
 */
export async function openReleaseSets(options: ReleaseSetsOptions): Promise<ReleaseSets> {
  const { releases, log } = options;
  const watch = await watchLiveSite(releases, log);
  const breakers = createBreakers();
  const costs = createRenderCosts(log);
  let closed = false;
  let preparing: ReleaseSet | undefined;
  let current = makeSet(watch.current());
  await prepare(current);
  watch.onChange(async (site) => {
    // A newer set replaces one that is still being prepared, whose renderer would only cost time.
    void preparing?.renderer.close();
    const next = makeSet(site);
    preparing = next;
    await prepare(next);
    if (closed || preparing !== next) return;
    preparing = undefined;
    const last = current;
    current = next;
    breakers.keepOnly({
      shell: site.shell.version,
      versionOf: (part) => [site.shell, ...site.remotes].find(({ name }) => name === part)?.version,
    });
    log.info({ live: site.id }, 'live releases changed');
    await last.renderer.close();
  });

  function makeSet(site: LiveSite): ReleaseSet {
    const bundleOf = (release: LiveSite['shell']) => ({
      name: release.name,
      version: release.version,
      file: serverBundle(releases, release),
      integrity: release.integrity?.[release.server],
    });
    const renderer = createRenderer({
      ...{ ...options, breakers, costs },
      shell: bundleOf(site.shell),
      remotes: site.remotes.map(bundleOf),
    });
    return { site, renderer, heads: createPageHeads(site, renderer, options.siteContext) };
  }

  /** Resolves when pages can be rendered and their heads are known, or at the deadline. */
  async function prepare(set: ReleaseSet): Promise<void> {
    const { site, renderer, heads } = set;
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    // Not unref'ed: at the start this timer may be all that keeps the process running.
    const deadline = setTimeout(() => resolve('late'), PREPARE_DEADLINE_MS);
    const outcome = await Promise.race([renderer.ready.then(heads.publicPages), late]);
    clearTimeout(deadline);
    const isWanted = !closed && (set === preparing || set === current);
    if (outcome === 'late' && isWanted) {
      const { name: remote, version } = site.shell;
      log.error({ remote, version, live: site.id }, 'releases go live before they are rendered');
    }
  }

  return {
    current: () => current,
    renderCosts: costs.read,
    registry: watch.registry,
    async close() {
      closed = true;
      watch.stop();
      await Promise.all([preparing?.renderer.close(), current.renderer.close()]);
    },
  };
}
