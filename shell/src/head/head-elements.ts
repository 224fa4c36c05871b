import { type PageHead, pageTitle } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import { SHARE_IMAGE, shareImagePath } from './share-image.ts';
import { structuredData } from './structured-data.ts';

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The head of a page as data: rendered by the server, updated by the browser after navigation. */
export function headElements(
  head: PageHead,
  site: SiteContext,
  path: string,
): { readonly title: string; readonly tags: readonly HeadTag[] } {
  const title = pageTitle(head, site);
  const hidden = head.secret || head.noindex;
  const address = site.origin + (head.address ?? path);
  return {
    title,
    tags: [
      meta('description', head.description),
      meta('keywords', head.keywords.join(', ')),
      meta('robots', hidden ? 'noindex' : 'index, follow'),
      ...(head.secret ? [meta('referrer', 'no-referrer')] : []),
      ...(hidden ? [] : [link('canonical', address)]),
      property('og:title', title),
      property('og:description', head.description),
      property('og:type', 'website'),
      property('og:url', address),
      property('og:site_name', site.company.name),
      property('og:locale', 'en_ZA'),
      ...(hidden ? [] : shareImageTags(head, title, site, path)),
      ...structuredData(head, site, path).map(jsonBlock),
    ],
  };
}

/** X uses the Open Graph title, description and image; only the type of card has its own tag. */
const shareImageTags = (head: PageHead, title: string, site: SiteContext, path: string) => [
  property('og:image', site.origin + shareImagePath(head, site, path)),
  property('og:image:width', String(SHARE_IMAGE.width)),
  property('og:image:height', String(SHARE_IMAGE.height)),
  property('og:image:alt', title),
  meta('twitter:card', 'summary_large_image'),
];

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
});

const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } });

const jsonBlock = (data: object): HeadTag => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify(data),
});
