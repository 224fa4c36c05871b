import type { SiteConfig, SiteContext } from '@app/site/site-config';
import type { DescribedPages } from '../../src/bootstrap/describe-pages.ts';
import { type SiteSettings, siteContext } from '../pages/site-context.ts';
import { asLiveRemote } from '../releases/live-site.ts';
import type { Stage } from '../rendering/stage.ts';

export interface PublicPages extends DescribedPages {
  readonly site: SiteContext;
}

/** A list with gaps is made again after this long, so that asking for it costs little. */
const INCOMPLETE_MS = 10_000;

/** What the live pages say of themselves; they are asked once for a set of releases. */
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
