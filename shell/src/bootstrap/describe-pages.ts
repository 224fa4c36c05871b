import type { LiveRemote } from '@app/federation/registry';
import type { RemoteModule } from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import { ownHead } from './own-pages.tsx';
import { ownPaths } from './own-paths.ts';
import { servedPaths } from './routes.tsx';

export interface DescribeRequest {
  readonly site: SiteContext;
  readonly remotes: readonly LiveRemote[];
}

export interface DescribedPage {
  readonly path: string;
  readonly head: PageHead;
}

export interface DescribedPages {
  /** Sorted by path, so home is first. */
  readonly pages: readonly DescribedPage[];
  /** False when some page could not be asked: it may be missing. */
  readonly complete: boolean;
}

/**
 * Collects the heads of all live pages, the shell's own included, without loading their data and
 * without rendering them. Some are not for search engines; their heads tell.
 * @param importServerBundle loads the server bundle of a live remote.
 */
export async function describePages(
  { site, remotes }: DescribeRequest,
  importServerBundle: (remote: LiveRemote) => Promise<RemoteModule>,
): Promise<DescribedPages> {
  const pages: DescribedPage[] = ownPaths.flatMap((path) => {
    const head = ownHead(path);
    return head ? [{ path, head }] : [];
  });
  let complete = true;
  for (const { remote, path } of servedPaths(remotes)) {
    try {
      const { routes } = await importServerBundle(remote);
      const url = new URL(path, site.origin);
      const head = routes
        .find((route) => route.path === path)
        ?.head({ site, url, data: undefined });
      if (!head) complete = false;
      else pages.push({ path, head });
    } catch {
      // The reason is logged when a visitor opens such a page. The other pages are still listed.
      complete = false;
    }
  }
  return { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)), complete };
}
