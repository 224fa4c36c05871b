import type { Log } from '@app/http-server/logger';
import { type LiveSite, serverBundle, watchLiveSite } from '../releases/live-site.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

/** Longest that a new release waits for its render workers before visitors get it anyway. */
const WARM_UP_MS = 1000;

/** What visitors see now: live releases and the workers that render exactly those. */
export interface Stage {
  readonly site: LiveSite;
  readonly pool: RenderPool;
}

export interface Stages {
  current(): Stage;
  close(): Promise<void>;
}

/**
 * Follows the registry. Releases and render workers change together: a page made by an old server
 * bundle would not match the browser bundle of a new release.
 */
export async function openStages(releases: string, log: Log): Promise<Stages> {
  const watch = await watchLiveSite(releases, log);
  let closed = false;
  let current = await prepare(watch.current());
  watch.onChange(async (site) => {
    const next = await prepare(site);
    // Two quick releases: the later one may be ready first.
    if (closed || watch.current() !== site) return next.pool.close();
    const last = current;
    current = next;
    await last.pool.close();
  });

  async function prepare(site: LiveSite): Promise<Stage> {
    const remotes = site.remotes.map(
      (release) => [release.name, serverBundle(releases, release)] as const,
    );
    const bundles = {
      shell: serverBundle(releases, site.shell),
      remotes: Object.fromEntries(remotes),
    };
    const pool = createRenderPool(bundles, log);
    // The timer counts as work: at the start nothing else may keep the process from ending.
    await Promise.race([pool.ready, new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))]);
    return { site, pool };
  }

  return {
    current: () => current,
    async close() {
      closed = true;
      watch.stop();
      await current.pool.close();
    },
  };
}
