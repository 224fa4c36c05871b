import { acceptedCodings } from '@app/http-server/accepted-codings';
import { networkOf } from '@app/http-server/network-of';
import type { ServerEnv } from '@app/http-server/request-context';
import { VISITOR_ADDRESS_HEADER, type VisitorAddresses } from '@app/http-server/visitor-address';
import type { SiteConfig } from '@app/site/site-config';
import type { Context, Hono } from 'hono';
import type { TelemetryTerms } from '../../src/telemetry/report.ts';
import type { Health } from '../health/version-health.ts';
import { type LiveSite, releaseId, servedPage } from '../releases/live-site.ts';
import type { ReleaseSet } from '../rendering/release-sets.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { readForm, sameOrigin } from './form-posts.ts';
import { type MadePage, makePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { protect } from './privacy.ts';
import { hasToken, readQuery } from './query.ts';
import { serverTiming } from './server-timing.ts';
import { createSingleFlight } from './single-flight.ts';
import { type SiteSettings, siteContext } from './site-context.ts';
import { tidyPath } from './tidy-path.ts';

export interface PagesOptions extends SiteSettings {
  readonly site: SiteConfig;
  readonly apiOrigin: string;
  /** The only origin whose forms are taken; unset: the one that the request was sent to. */
  readonly publicOrigin?: string | undefined;
  readonly releaseSet: () => ReleaseSet;
  readonly telemetry: {
    /** Changes when the terms do, so that no page with old ones is sent from the cache. */
    window(): number;
    terms(live: LiveSite): TelemetryTerms;
  };
  readonly visitorAddresses?: Pick<VisitorAddresses, 'sign'> | undefined;
  /** Most bytes of rendered pages that are kept. */
  readonly cacheBytes: number;
  readonly devOrigins?: readonly string[];
  readonly health?: Pick<Health, 'render' | 'pageLoad'> | undefined;
}

/** Answers every path that has no other handler, with a page or the 404 page. */
export function mountPages(app: Hono<ServerEnv>, options: PagesOptions): void {
  const cache = createPageCache(options.cacheBytes);
  const once = createSingleFlight<MadePage>();
  const { map, apiOrigin, publicOrigin, telemetry } = options;
  const policy = contentSecurityPolicy({
    tileOrigin: new URL(map.tileUrl).origin,
    devOrigins: options.devOrigins,
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const set = options.releaseSet();
    const path = tidyPath(pathname, (one) => servedPage(set.site, one) !== undefined);
    if (path !== pathname) {
      if (hasToken(search)) protect(c, 'secret');
      return c.redirect(path + search, 308);
    }
    const site = siteContext(options.site, options, new Date());
    const query = readQuery(search, servedPage(set.site, path)?.route.query);
    const key = `${set.site.id} ${site.year} ${telemetry.window()} ${path}${query}`;
    const make = () =>
      makePage(set, site, apiOrigin, telemetry.terms(set.site), { path, query, ...traced(c) });
    c.header('X-Releases', madeBy(set.site, path));
    for (const of of releasesOf(set.site, path)) {
      options.health?.pageLoad(of, networkOf(c.get('clientAddress')));
    }
    if (hasToken(query)) return send(c, key, await make());
    const kept = cache.get(key);
    if (kept) {
      // The renderer counts what it renders; both leave queries out.
      if (!query) for (const of of releasesOf(set.site, path)) options.health?.render(of);
      return send(c, key, { page: kept, privacy: 'public' }, 'hit');
    }
    const made = await once(key, async () => {
      const fresh = await make();
      if (fresh.keepMs > 0) cache.set(key, fresh.page, fresh.keepMs);
      return fresh;
    });
    // The browser will render from the whole query, and with a token the result may be secret.
    const secret = !made.rendered && hasToken(search);
    return send(c, key, secret ? { ...made, privacy: 'secret' } : made);
  });

  // A form without JavaScript posts to its own page.
  app.post('*', async (c) => {
    if (!sameOrigin(c, publicOrigin))
      return c.text('This form can only be sent from this site.', 403);
    const form = await readForm(c);
    if (!form) return c.text('This form could not be read. Please go back and try again.', 400);
    const { pathname: path, search: query } = new URL(c.req.url);
    const site = siteContext(options.site, options, new Date());
    const signed = options.visitorAddresses?.sign(c.get('clientAddress'));
    const apiHeaders = signed ? { [VISITOR_ADDRESS_HEADER]: signed } : {};
    const request = { path, query, form, apiHeaders, ...traced(c) };
    const set = options.releaseSet();
    c.header('X-Releases', madeBy(set.site, path));
    const made = await makePage(set, site, apiOrigin, telemetry.terms(set.site), request);
    return send(c, path + query, made);
  });

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return c.text(`${c.req.method} is not possible here`, 405);
  });

  async function send(
    c: Context<ServerEnv>,
    key: string,
    { page, privacy, timing }: Pick<MadePage, 'page' | 'privacy' | 'timing'>,
    cached: 'hit' | 'miss' = 'miss',
  ): Promise<Response> {
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Accept-Encoding');
    c.header('Server-Timing', serverTiming(cached, timing));
    protect(c, privacy);
    if (page.noindex) c.header('X-Robots-Tag', 'noindex');
    const status = page.status as 200;
    const [coding] = acceptedCodings(c.req.header('accept-encoding'));
    if (!coding) return c.body(new Uint8Array(page.html), status);
    c.header('Content-Encoding', coding);
    return c.body(new Uint8Array(await cache.encoded(key, page, coding)), status);
  }
}

const traced = (c: Context<ServerEnv>) => ({
  requestId: c.get('requestId'),
  traceparent: c.get('trace').traceparent,
});

/** The releases that a page is made of: the shell, and the remote that serves its path. */
function releasesOf(live: LiveSite, path: string) {
  const served = servedPage(live, path)?.release ?? live.shell;
  return [...new Set([live.shell, served])].map(({ name, version }) => ({ part: name, version }));
}

const madeBy = (live: LiveSite, path: string): string =>
  releasesOf(live, path)
    .map(({ part: name, version }) => releaseId({ name, version }))
    .join(', ');
