/**
 * https://www.rfc-editor.org/rfc/rfc9309. Search results, secret links and the owner's page say
 * `noindex` themselves, which only a crawler that may read them sees.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
