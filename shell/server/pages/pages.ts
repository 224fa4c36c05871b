import { randomBytes } from 'node:crypto';
import { acceptedCodings } from '@app/http-server/accepted-codings';
import { readBytes } from '@app/http-server/body';
import type { FindReady } from '@app/http-server/early-answers';
import { isKnown } from '@app/http-server/etag';
import { networkOf } from '@app/http-server/network-of';
import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import { VISITOR_ADDRESS_HEADER, type VisitorAddresses } from '@app/http-server/visitor-address';
import { yearInJohannesburg } from '@app/site/johannesburg-time';
import { isOwnerPath } from '@app/site/paths';
import type { SiteConfig } from '@app/site/site-config';
import type { Context, Hono } from 'hono';
import type { TelemetryTerms } from '../../src/telemetry/report.ts';
import { pageTokenFor } from '../admin-session.ts';
import type { HealthCounts, VisitorSet, VisitorSets } from '../release-control/port.ts';
import { type LiveReleases, releasesOfPage, servedPage } from '../releases/live-releases.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import type { OwnerDocument } from './document.ts';
import { type MadePage, makePage } from './make-page.ts';
import { createPageCache, type FinishedPage } from './page-cache.ts';
import { pageHeaders, type SentPage } from './page-headers.ts';
import { protect } from './privacy.ts';
import { hasSecret, isOnlyMarketing, readQuery } from './query.ts';
import { createReadyPages } from './ready-pages.ts';
import { recordRendering } from './server-timing.ts';
import { type SiteSettings, siteContext } from './site-context.ts';
import { tidyPath } from './tidy-path.ts';

export interface PagesOptions extends SiteSettings {
  readonly site: SiteConfig;
  readonly apiOrigin: string;
  /** The only origin whose forms are taken; unset: the one that the request was sent to. */
  readonly publicOrigin?: string | undefined;
  /** All that visitors get now. */
  readonly allLive: () => readonly LiveReleases[];
  readonly visitors: Pick<VisitorSets, 'forAnyone' | 'forDocument' | 'forForm'>;
  readonly counts: Pick<HealthCounts, 'render' | 'pageLoad'>;
  readonly telemetry: {
    /** Changes when the terms do, so that no page with old ones is sent from the cache. */
    window(): number;
    terms(live: LiveReleases): TelemetryTerms;
  };
  readonly visitorAddresses?: Pick<VisitorAddresses, 'sign'> | undefined;
  /** Most bytes of rendered pages that are kept. */
  readonly cacheBytes: number;
  readonly devOrigins?: readonly string[];
}

/**
 * Answers every path that has no other handler, with a page or the 404 page.
 * @returns finds pages from the cache that need no handler.
 */
export function mountPages(app: Hono<ServerEnv>, options: PagesOptions): FindReady {
  const readyPages = createReadyPages();
  const cache = createPageCache(options.cacheBytes);
  const once = createSingleFlight<MadePage>();
  const { map, apiOrigin, publicOrigin, telemetry, counts } = options;
  const tileOrigin = new URL(map.tileUrl).origin;

  /** Of this visitor's releases, even should their preview just have been closed, and of all others. */
  const isSecret = (query: string, { live }: ReleaseSet) =>
    hasSecret(query, [live, ...options.allLive()]);

  /** @param asked path, and what the page reads of the query. */
  const keyOf = ({ live }: ReleaseSet, asked: string, year: number) =>
    `${live.id} ${year} ${telemetry.window()} ${asked}`;

  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    const visitor = await options.visitors.forDocument(c);
    if (visitor instanceof Response) return visitor;
    const { set, search } = visitor;
    const { pathname } = url;
    const path = tidyPath(pathname, (one) => servedPage(set.live, one) !== undefined);
    if (path !== pathname) {
      if (isSecret(search, set)) protect(c, 'secret');
      else if (visitor.varies) c.header('Cache-Control', 'no-store');
      return c.redirect(path + url.search, 308);
    }
    const site = siteContext(options.site, options, new Date());
    const query = readQuery(search, servedPage(set.live, path)?.route.query);
    const key = keyOf(set, path + query, site.year);
    const owner = isOwnerPath(path) ? await ownerDocument(c) : undefined;
    const secret = owner !== undefined || isSecret(query, set);
    const request = { path, query, secret, owner, ...traced(c) };
    const make = () => makePage(set, site, apiOrigin, telemetry.terms, request);
    c.set('route', servedPage(set.live, path) ? path : 'no page');
    if (!visitor.preview) {
      const network = networkOf(c.get('clientAddress'));
      const opened = openedPage(set.live, path, (name) => c.req.header(name));
      for (const of of versionsOf(set.live, path)) counts.pageLoad(of, network, opened);
    }
    const sent = { visitor, path, owner };
    if (visitor.preview || secret)
      return send(c, key, { ...sent, ...shownTo(visitor, await make()) });
    const kept = cache.get(key);
    if (kept) {
      // The renderer counts what it renders itself.
      if (!query) for (const of of versionsOf(set.live, path)) counts.render(of);
      return send(c, key, { ...sent, page: kept, privacy: 'public', cached: 'hit' });
    }
    const made = await once(key, async () => {
      const fresh = await make();
      if (fresh.keepMs > 0) cache.set(key, fresh.page, fresh.keepMs);
      return fresh;
    });
    // The browser will render from the whole query, and what a secret parameter shows is secret.
    const becomesSecret = !made.rendered && isSecret(search, set);
    return send(c, key, { ...sent, ...made, ...(becomesSecret ? { privacy: 'secret' } : {}) });
  });

  // A form without JavaScript posts to its own page.
  app.post('*', async (c) => {
    if (!isOfThisSite(c, publicOrigin))
      return c.text('This form can only be sent from this site.', 403);
    const form = await readForm(c);
    if (!form) return c.text('This form could not be read. Please go back and try again.', 400);
    const visitor = await options.visitors.forForm(c);
    if (visitor instanceof Response) return visitor;
    const { set, search: query } = visitor;
    const { pathname: path } = new URL(c.req.url);
    const site = siteContext(options.site, options, new Date());
    const signed = options.visitorAddresses?.sign(c.get('clientAddress'));
    const apiHeaders = signed ? { [VISITOR_ADDRESS_HEADER]: signed } : {};
    const owner = isOwnerPath(path) ? { nonce: newNonce() } : undefined;
    const secret = isSecret(query, set);
    const request = { path, query, secret, form, apiHeaders, owner, ...traced(c) };
    c.set('route', servedPage(set.live, path) ? path : 'no page');
    const made = await makePage(set, site, apiOrigin, telemetry.terms, request);
    return send(c, path + query, { visitor, path, owner, ...made });
  });

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return c.text(`${c.req.method} is not possible here`, 405);
  });

  const ownerDocument = async (c: Context<ServerEnv>): Promise<OwnerDocument> => ({
    nonce: newNonce(),
    pageToken: await pageTokenFor(c, apiOrigin),
  });

  async function send(c: Context<ServerEnv>, key: string, sent: Sent): Promise<Response> {
    const { visitor, page, privacy, timing } = sent;
    if (timing) recordRendering(c.get('trace'), timing);
    const { devOrigins } = options;
    const [coding] = acceptedCodings(c.req.header('accept-encoding'));
    const { bytes, final } = coding
      ? await cache.encoded(key, page, coding)
      : { bytes: page.html, final: true };
    // A strong ETag, of the HTML and its coding: no part of the bytes can be asked for.
    const etag =
      privacy === 'public' && page.hash ? `"${page.hash}-${coding ?? 'html'}"` : undefined;
    const headers = {
      ...pageHeaders({ cached: 'miss', ...sent, tileOrigin, devOrigins }),
      ...(etag ? { etag } : {}),
    };
    const ofBytes = { 'content-type': HTML, ...(coding ? { 'content-encoding': coding } : {}) };
    if (etag && sent.cached === 'hit' && final && !visitor.varies) {
      readyPages.add(page, coding, { etag, headers, ofBytes, bytes });
    }
    const set = (some: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(some)) c.header(name, value);
    };
    set(headers);
    if (etag && isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    set(ofBytes);
    return c.body(bytes as Uint8Array<ArrayBuffer>, page.status as 200);
  }

  return (request) => {
    const { target, address, headers } = request;
    // A cookie may be that of a canary.
    const set = headers.cookie ? undefined : options.visitors.forAnyone();
    if (!set) return undefined;
    const [path = '', ...query] = target.split('?');
    // Any other query may be that of a preview, or secret.
    if (query.length > 0) {
      const search = `?${query.join('?')}`;
      if (!isOnlyMarketing(search, servedPage(set.live, path)?.route.query)) return undefined;
    }
    const page = cache.get(keyOf(set, path, yearInJohannesburg(new Date())));
    const ready = page && readyPages.of(page, request);
    if (!ready) return undefined;
    const network = networkOf(address);
    const opened = openedPage(set.live, path, (name) => headers[name]?.toString());
    for (const of of versionsOf(set.live, path)) {
      counts.pageLoad(of, network, opened);
      counts.render(of);
    }
    return ready;
  };
}

type Sent = Omit<SentPage, 'tileOrigin' | 'devOrigins' | 'cached' | 'page'> &
  Partial<Pick<SentPage, 'cached'>> & { readonly page: FinishedPage };

const HTML = 'text/html; charset=utf-8';

const newNonce = (): string => randomBytes(16).toString('base64url');

const traced = (c: Context<ServerEnv>) => ({
  requestId: c.get('requestId'),
  traceparent: c.get('trace').traceparent,
});

/** A preview is for nobody else. */
const shownTo = ({ preview }: VisitorSet, made: MadePage): MadePage =>
  preview && made.privacy === 'public' ? { ...made, privacy: 'personal' } : made;

const versionsOf = (live: LiveReleases, path: string) =>
  releasesOfPage(live, path).map(({ name, version }) => ({ part: name, version }));

/**
 * The page that a visitor opens in a browser: one that runs scripts, not ahead of time. Only these are waited for to come
 * alive. https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header
 */
function openedPage(
  live: LiveReleases,
  path: string,
  header: (name: string) => string | undefined,
): string | undefined {
  const byVisitor = header('sec-fetch-dest') === 'document' && !header('sec-purpose');
  const tells = byVisitor && live.shell.tellsAlive;
  const release = tells ? servedPage(live, path)?.release : undefined;
  return release && release !== live.shell ? path : undefined;
}

/** Fourteen long texts in letters that take six characters each, such as é, and the rest. */
const POST_LIMIT = 512 * 1024;

/** Fields of a form that was posted without JavaScript; undefined for any other body. */
async function readForm(c: Context<ServerEnv>): Promise<[string, string][] | undefined> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim();
  if (type !== 'application/x-www-form-urlencoded') return undefined;
  const bytes = await readBytes(c.req.raw.body, POST_LIMIT);
  if (!bytes.ok) return undefined;
  return [...new URLSearchParams(new TextDecoder().decode(bytes.value))];
}

/** Shares the result of work under way with every further call for the same key. */
function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>();
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const begun = underWay.get(key);
    if (begun) return begun;
    const value = work().finally(() => underWay.delete(key));
    underWay.set(key, value);
    return value;
  };
}
