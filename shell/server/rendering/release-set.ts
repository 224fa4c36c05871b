import type { Log } from '@app/http-server/logger';
import type { SiteContext } from '@app/site/site-config';
import { type LiveReleases, serverBundle } from '../releases/live-releases.ts';
import { createStyleSheets, type StyleSheets } from '../releases/style-sheets.ts';
import { createPageHeads, type PageHeads } from './page-heads.ts';
import type { RenderPoolOptions } from './render-pool.ts';
import { createRenderer, type Renderer, type RendererOptions } from './renderer.ts';

/** Longest wait for the renderer of a release set. */
export const PREPARE_DEADLINE_MS = 10_000;

/** The releases that make a page together, their renderer and the heads of their pages. */
export interface ReleaseSet {
  readonly live: LiveReleases;
  readonly renderer: Renderer;
  readonly heads: PageHeads;
  readonly styleSheets: StyleSheets;
}

export interface ReleaseSetOptions
  extends Pick<
    RendererOptions,
    'breakers' | 'costs' | 'deadlineMs' | 'heapMb' | 'onFault' | 'onRender'
  > {
  /** Folder of the releases. */
  readonly releases: string;
  readonly siteContext: () => SiteContext;
  readonly log: Log;
}

/** Starts the render processes of a release set. */
export function openSet(
  live: LiveReleases,
  processes: number,
  { releases, siteContext, ...options }: ReleaseSetOptions,
): ReleaseSet {
  const bundleOf = (release: LiveReleases['shell']): RenderPoolOptions['shell'] => ({
    name: release.name,
    version: release.version,
    file: serverBundle(releases, release),
    integrity: release.integrity?.[release.server],
  });
  const remotes = live.remotes.map(bundleOf);
  const renderer = createRenderer({ ...options, processes, shell: bundleOf(live.shell), remotes });
  const heads = createPageHeads(live, renderer, siteContext);
  return { live, renderer, heads, styleSheets: createStyleSheets(releases) };
}

/**
 * Resolves when pages can be rendered and their heads are known, or at the deadline.
 * @param options.holdsProcess keeps this process running until then.
 * @returns false when that was too late.
 */
export async function prepareSet(
  { renderer, heads }: ReleaseSet,
  { holdsProcess = false } = {},
): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const deadline = setTimeout(() => resolve('late'), PREPARE_DEADLINE_MS);
  if (!holdsProcess) deadline.unref();
  const outcome = await Promise.race([renderer.ready.then(heads.publicPages), late]);
  clearTimeout(deadline);
  return outcome !== 'late';
}
