import type { SiteConfig, SiteContext } from '@app/site/site-config';
import type { DescribedPages } from '../../src/bootstrap/describe-pages.ts';
import { type SiteSettings, siteContext } from '../pages/site-context.ts';
import { asLiveRemote } from '../releases/live-site.ts';
import type { Stage } from '../rendering/stage.ts';

export interface PublicPages extends DescribedPages {
  readonly site: SiteContext;
}

/**
 * A list from which pages are missing is kept for this long, so that requests for it cost little.
 */
const INCOMPLETE_MS = 10_000;

/** The heads of the live pages, which are read once for each release set. */
export function publicPagesOf(
  options: SiteSettings & { readonly site: SiteConfig; readonly stage: () => Stage },
): () => Promise<PublicPages> {
  let asked: { readonly id: string; readonly answer: Promise<PublicPages> } | undefined;
  let freshUntil = 0;

  async function ask({ site: live, pool }: Stage): Promise<PublicPages> {
    const site = siteContext(options.site, options, new Date());
    const described = await pool.describe({ site, remotes: live.remotes.map(asLiveRemote) });
    if (!described?.complete) freshUntil = Date.now() + INCOMPLETE_MS;
    return { site, ...(described ?? { pages: [], complete: false }) };
  }

  return () => {
    const stage = options.stage();
    const { id } = stage.site;
    if (asked?.id !== id || Date.now() > freshUntil) {
      freshUntil = Number.POSITIVE_INFINITY;
      asked = { id, answer: ask(stage) };
    }
    return asked.answer;
  };
}
