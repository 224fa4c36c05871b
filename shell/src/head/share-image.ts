import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

/** In pixels: the size that services with link previews recommend. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Increase it when the drawing changes, or cached images of the old drawing stay in use. */
const DRAWING_VERSION = 1;

/** File name of a page's image, which follows `/og/` and the fingerprint. */
export const shareImageFile = (path: string): string =>
  `${path === '/' ? 'index' : path.slice(1)}.png`;

/** The title in the image, without the company name, which the image shows separately. */
export function shareTitle({ title }: PageHead, { company }: SiteContext): string {
  const lead = `${company.name}: `;
  if (!title.startsWith(lead)) return title;
  const [first = '', ...rest] = title.slice(lead.length);
  return first.toUpperCase() + rest.join('');
}

/**
 * Path of the image of a page. It has a fingerprint of everything that the image shows, so that
 * another title, name or accent gives another path, and images can be cached for ever.
 */
export function shareImagePath(head: PageHead, site: SiteContext, path: string): string {
  const { company, accent } = site;
  const shown = [DRAWING_VERSION, shareTitle(head, site), company.name, accent].join('\n');
  return `/og/${fnv1a(shown)}/${shareImageFile(path)}`;
}

/**
 * FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). Written here because browsers have
 * only asynchronous hash functions.
 */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
