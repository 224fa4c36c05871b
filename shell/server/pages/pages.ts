import { acceptedCodings } from '@app/http-server/accepted-codings';
import { readBytes } from '@app/http-server/body';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig, SiteContext } from '@app/site/site-config';
import type { Context, Hono } from 'hono';
import type { LiveSite } from '../releases/live-site.ts';
import type { Stage } from '../rendering/stage.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { documentOf } from './document.ts';
import { type CachedPage, createPageCache, encodedAs } from './page-cache.ts';
import { type SiteSettings, siteContext } from './site-context.ts';
import { tidyPath } from './tidy-path.ts';

/** Pages with data of their own are kept this long, so that a new price list shows soon. */
const DATA_PAGE_MS = 2000;
const POST_LIMIT = 64 * 1024;

export interface PagesOptions extends SiteSettings {
  readonly site: SiteConfig;
  readonly apiOrigin: string;
  readonly log: Log;
  readonly stage: () => Stage;
  readonly devOrigins?: readonly string[];
}

/** Answers every path that nothing else took: a page, or the 404 page. */
export function mountPages(app: Hono<ServerEnv>, options: PagesOptions): void {
  const cache = createPageCache();
  const { origin, map } = options;
  const policy = contentSecurityPolicy({
    tileOrigin: new URL(map.tileUrl).origin,
    devOrigins: options.devOrigins,
  });

  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const stage = options.stage();
    const tidy = tidyPath(pathname, (path) => isServed(stage.site, path));
    if (tidy !== pathname) {
      if (hasToken(search)) keepSecret(c);
      return c.redirect(tidy + search, 308);
    }
    const site = siteContext(options.site, options, new Date());
    const key = `${stage.site.id} ${site.year} ${pathname}${search}`;
    const cached = cache.get(key);
    if (cached) return send(c, cached, policy);
    const made = await makePage(c, stage, site, pathname + search);
    if (made.keepMs > 0) cache.set(key, made.page);
    return send(c, made.page, policy, made.privacy);
  });

  // A form without JavaScript posts to its own page.
  app.post('*', async (c) => {
    if (!sameOrigin(c, origin)) return c.text('This form can only be sent from this site.', 403);
    const form = await readForm(c);
    if (!form) return c.text('This form could not be read. Please go back and try again.', 400);
    const { pathname, search } = new URL(c.req.url);
    const site = siteContext(options.site, options, new Date());
    const made = await makePage(c, options.stage(), site, pathname + search, form);
    return send(c, made.page, policy, made.privacy);
  });

  async function makePage(
    c: Context<ServerEnv>,
    { site: live, pool }: Stage,
    site: SiteContext,
    url: string,
    form?: [string, string][],
  ): Promise<{ page: CachedPage; keepMs: number; privacy: Privacy }> {
    const rendered = await pool.render({
      url,
      site,
      remotes: live.remotes.map(({ name, version, entry, routes }) => ({
        name,
        version,
        entry,
        routes: routes.map(({ path, module }) => ({ path, module })),
      })),
      apiOrigin: options.apiOrigin,
      requestId: c.get('requestId'),
      ...(form ? { form } : {}),
    });
    const path = url.split('?')[0] ?? url;
    const html = Buffer.from(documentOf(live, site, path, rendered));
    const complete = rendered && (!rendered.hasData || rendered.resource?.phase === 'ready');
    const keepMs =
      !complete || rendered.secret || rendered.status !== 200 || form
        ? 0
        : rendered.hasData
          ? DATA_PAGE_MS
          : Number.POSITIVE_INFINITY;
    const page = {
      status: rendered?.status ?? statusUnrendered(live, path, form !== undefined),
      html,
      // A page that only the browser can render now says it in its head alone.
      noindex: rendered?.noindex ?? false,
      expires: Date.now() + keepMs,
      encoded: new Map(),
    };
    const secret = rendered?.secret ?? hasToken(url);
    return { page, keepMs, privacy: secret ? 'secret' : form ? 'personal' : 'public' };
  }
}

async function send(
  c: Context<ServerEnv>,
  page: CachedPage,
  policy: string,
  privacy: Privacy = 'public',
): Promise<Response> {
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Accept-Encoding');
  if (privacy === 'secret') keepSecret(c);
  if (privacy === 'personal') keepPersonal(c);
  if (page.noindex) c.header('X-Robots-Tag', 'noindex');
  const [encoding] = acceptedCodings(c.req.header('accept-encoding'));
  if (!encoding) return c.body(new Uint8Array(page.html), page.status as 200);
  c.header('Content-Encoding', encoding);
  return c.body(new Uint8Array(await encodedAs(page, encoding)), page.status as 200);
}

/**
 * A secret page has an address that nobody else may know. A personal one shows what somebody typed,
 * under an address that everybody knows; told to send no referrer, browsers would send the form on
 * it with `Origin: null`.
 */
type Privacy = 'public' | 'personal' | 'secret';

/** Order, plan and cart links are secrets of whoever has them. */
const hasToken = (url: string): boolean => /[?&](order|plan|cart)=/.test(url);

function keepPersonal(c: Context<ServerEnv>): void {
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
}

function keepSecret(c: Context<ServerEnv>): void {
  keepPersonal(c);
  c.header('Referrer-Policy', 'no-referrer');
}

async function readForm(c: Context<ServerEnv>): Promise<[string, string][] | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const bytes = await readBytes(c.req.raw.body, POST_LIMIT);
  if (!bytes.ok) return undefined;
  return [...new URLSearchParams(new TextDecoder().decode(bytes.value))];
}

/**
 * Browsers say where a form comes from; what says nothing is not a browser of a visitor. From a page
 * without a referrer they say `null`, and that the site is the same.
 */
function sameOrigin(c: Context<ServerEnv>, origin: string): boolean {
  const from = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  if (from === 'null') return site === 'same-origin';
  if (from) return from === origin || URL.parse(from)?.host === c.req.header('host');
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Without a rendered page the registry still knows what there is; a post may not have been recorded. */
function statusUnrendered(live: LiveSite, path: string, posted: boolean): number {
  if (posted) return 503;
  return isServed(live, path) ? 200 : 404;
}

const isServed = ({ shell, remotes }: LiveSite, path: string): boolean =>
  [shell, ...remotes].some(({ routes }) => routes.some((route) => route.path === path));
