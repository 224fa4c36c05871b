import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { DescribedPage } from '../../src/bootstrap/describe-pages.ts';
import { SHEET_NAVY } from '../images/colours.ts';
import type { PublicPages } from './public-pages.ts';

const ONE_HOUR = 'public, max-age=3600';

interface File {
  /** Undefined when it cannot be made now. */
  readonly text: string | undefined;
  readonly caching: string;
}

/**
 * Serves the files that crawlers and other programs read: sitemap, llms.txt, robots.txt, security.txt
 * and web app manifest.
 */
export function mountDiscoveryFiles(
  app: Hono<ServerEnv>,
  options: {
    readonly site: SiteConfig;
    readonly origin: string;
    readonly publicPages: () => Promise<PublicPages>;
  },
): void {
  const serve = (path: string, type: string, make: () => Promise<File>) =>
    app.get(path, etag(), async (c) => {
      const { text, caching } = await make();
      c.header('Cache-Control', caching);
      if (text !== undefined) return c.body(text, 200, { 'Content-Type': type });
      c.header('Retry-After', '10');
      return c.text('Please try again in a moment.', 503);
    });
  const fixed = (text: string) => async () => ({ text, caching: ONE_HOUR });
  const aboutPages = (write: (known: PublicPages) => string) => async () => {
    const known = await options.publicPages();
    // Home first: the others come in the order in which their remotes were first released.
    const pages = known.pages.toSorted((a, b) => Number(b.path === '/') - Number(a.path === '/'));
    // An empty list would tell search engines that the site has no pages any more.
    const text = pages.length > 0 ? write({ ...known, pages }) : undefined;
    return { text, caching: known.complete ? ONE_HOUR : 'no-store' };
  };

  serve('/sitemap.xml', 'application/xml; charset=utf-8', aboutPages(sitemap));
  serve('/llms.txt', 'text/plain; charset=utf-8', aboutPages(llms));
  serve('/robots.txt', 'text/plain; charset=utf-8', fixed(robots(options.origin)));
  const { email } = options.site.company;
  serve(SECURITY_TXT, 'text/plain; charset=utf-8', async () => ({
    text: securityTxt(email, options.origin, new Date()),
    caching: ONE_HOUR,
  }));
  const manifest = JSON.stringify(webManifest(options.site));
  serve('/manifest.webmanifest', 'application/manifest+json', fixed(manifest));
}

/** https://llmstxt.org: the company and its pages as Markdown. */
function llms({ site, pages }: PublicPages): string {
  const { name, blurb, phone, email, office } = site.company;
  const line = ({ path, head }: DescribedPage) =>
    `- [${inline(head.title)}](${site.origin}${path}): ${inline(head.description)}`;
  const sections = Map.groupBy(pages, ({ head }) => head.parent?.name ?? 'Pages');
  return [
    `# ${inline(name)}`,
    `> ${inline(blurb)}`,
    `Telephone ${phone.shown}, e-mail ${email}. Office: ${inline(office.street)}, ${inline(office.locality)}, ${inline(office.region)}.`,
    ...[...sections].map(
      ([heading, members]) => `## ${inline(heading)}\n\n${members.map(line).join('\n')}`,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/** On one line, with brackets escaped so that they cannot end a link. */
const inline = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]]/g, (bracket) => `\\${bracket}`);

/**
 * https://www.rfc-editor.org/rfc/rfc9309. Search results, secret links and the admin page are not
 * disallowed: they say `noindex`, which a crawler sees only when it may read them.
 */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/** The address of the file. */
const SECURITY_TXT = '/.well-known/security.txt';
const VALID_DAYS = 180;

/**
 * Where a vulnerability is reported: https://www.rfc-editor.org/rfc/rfc9116. It expires about half a
 * year after it was read, because the RFC advises less than a year; at midnight UTC, so that the file
 * and its ETag are the same all day.
 */
function securityTxt(email: string, origin: string, now: Date): string {
  const expires = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + VALID_DAYS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_TXT}`,
    '',
  ].join('\n');
}

/**
 * https://www.sitemaps.org/protocol.html. Without `lastmod`: a release says when its part was
 * published, not when a page of it last changed.
 */
function sitemap({ site, pages }: PublicPages): string {
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

/** https://www.w3.org/TR/appmanifest/. A website that can be put on a home screen, not an app. */
const webManifest = ({ company }: SiteConfig): object => ({
  name: company.name,
  short_name: company.shortName,
  description: company.blurb,
  lang: 'en-ZA',
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: SHEET_NAVY,
  theme_color: SHEET_NAVY,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
});
