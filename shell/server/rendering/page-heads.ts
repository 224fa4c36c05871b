import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import type { DescribedPages } from '../../src/bootstrap/describe-pages.ts';
import { asLiveRemote, type LiveReleases } from '../releases/live-releases.ts';
import { isPageHead } from './rendered-page.ts';
import type { Renderer } from './renderer.ts';

/** An incomplete list is kept this long, so that requests for it do not ask all pages each time. */
const INCOMPLETE_MS = 10_000;

/** The heads of the pages of a release set. */
export interface PageHeads {
  /** Head of a page without its data; undefined while it is not known. */
  of(path: string): PageHead | undefined;
  /**
   * The pages that search engines may index. Asked for once, and again while some did not answer.
   */
  publicPages(): Promise<DescribedPages>;
}

export function createPageHeads(
  { remotes }: LiveReleases,
  renderer: Pick<Renderer, 'describe'>,
  siteContext: () => SiteContext,
): PageHeads {
  const known = new Map<string, PageHead>();
  let asked: Promise<DescribedPages> | undefined;
  let freshUntil = 0;

  async function ask(): Promise<DescribedPages> {
    const site = siteContext();
    const described = await renderer.describe({ site, remotes: remotes.map(asLiveRemote) });
    const pages = described.pages.filter(({ head }) => isPageHead(head));
    const complete = described.complete && pages.length === described.pages.length;
    for (const { path, head } of pages) known.set(path, head);
    freshUntil = complete ? Number.POSITIVE_INFINITY : Date.now() + INCOMPLETE_MS;
    const shown = pages.filter(({ head }) => !head.noindex && !head.secret);
    return { pages: shown, complete };
  }

  return {
    of: (path) => known.get(path),
    publicPages() {
      if (!asked || Date.now() > freshUntil) {
        freshUntil = Number.POSITIVE_INFINITY;
        asked = ask();
      }
      return asked;
    },
  };
}
