/** https://www.rfc-editor.org/rfc/rfc9309. Search results and secret links say `noindex` themselves. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /admin/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
