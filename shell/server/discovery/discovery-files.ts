import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { llms } from './llms.ts';
import type { PublicPages } from './public-pages.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

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
