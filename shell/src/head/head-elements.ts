import { localBusiness, type PageHead, pageTitle } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The head of a page as data: the server prints it, the browser updates it after navigation. */
export function headElements(
  head: PageHead,
  site: SiteContext,
  path: string,
): { readonly title: string; readonly tags: readonly HeadTag[] } {
  const title = pageTitle(head, site);
  const canonical = site.origin + path;
  const hidden = head.secret || head.noindex;
  const meta = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { name, content },
  });
  const property = (name: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property: name, content },
  });
  return {
    title,
    tags: [
      meta('description', head.description),
      meta('keywords', head.keywords.join(', ')),
      meta('robots', hidden ? 'noindex' : 'index, follow'),
      ...(head.secret ? [meta('referrer', 'no-referrer')] : []),
      ...(hidden
        ? []
        : [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const]),
      property('og:title', title),
      property('og:description', head.description),
      property('og:type', 'website'),
      property('og:url', canonical),
      property('og:site_name', site.company.name),
      {
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify(localBusiness(site)),
      },
    ],
  };
}
