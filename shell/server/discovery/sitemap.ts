import type { PublicPages } from './public-pages.ts';

/**
 * https://www.sitemaps.org/protocol.html. Without `lastmod`: a release says when its part was
 * published, not when a page of it last changed.
 */
export function sitemap({ site, pages }: PublicPages): string {
  const urls = pages.map(({ path }) => `<url><loc>${escapeXml(site.origin + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
