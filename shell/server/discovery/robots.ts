/**
 * https://www.rfc-editor.org/rfc/rfc9309. Search results, secret links and the admin page are not
 * disallowed: they say `noindex`, which a crawler sees only when it may read them.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
