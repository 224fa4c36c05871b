import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

/** Pixels; the size that services which show links ask for. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Raised when the drawing changes, so that nobody goes on showing the old one. */
const DRAWING = 1;

/** Below `/og/` and the key: a page's path as a file name. */
export const shareImageFile = (path: string): string =>
  `${path === '/' ? 'index' : path.slice(1)}.png`;

/** The title as the image has it, which names the company anyway. */
export function shareTitle({ title }: PageHead, { company }: SiteContext): string {
  const lead = `${company.name}: `;
  if (!title.startsWith(lead)) return title;
  const [first = '', ...rest] = title.slice(lead.length);
  return first.toUpperCase() + rest.join('');
}

/**
 * Path of the image of a page. It holds a key of all that the image shows, so another title, name
 * or accent is another image, and one image can be kept for ever.
 */
export function shareImagePath(head: PageHead, site: SiteContext, path: string): string {
  const { company, accent } = site;
  const shown = [DRAWING, shareTitle(head, site), company.name, accent].join('\n');
  return `/og/${fnv1a(shown)}/${shareImageFile(path)}`;
}

/** http://www.isthe.com/chongo/tech/comp/fnv/, 32 bits. The browser has no hash that answers at once. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
