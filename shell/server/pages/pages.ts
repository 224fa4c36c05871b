import { randomBytes } from 'node:crypto';
import { acceptedCodings } from '@app/http-server/accepted-codings';
import { readBytes } from '@app/http-server/body';
import { UNUSED_FEATURES } from '@app/http-server/common-headers';
import { networkOf } from '@app/http-server/network-of';
import { isOfThisSite } from '@app/http-server/of-this-site';
import type { ServerEnv } from '@app/http-server/request-context';
import { VISITOR_ADDRESS_HEADER, type VisitorAddresses } from '@app/http-server/visitor-address';
import { isOwnerPath } from '@app/site/paths';
import type { SiteConfig } from '@app/site/site-config';
import type { Context, Hono } from 'hono';
import type { TelemetryTerms } from '../../src/telemetry/report.ts';
import { pageTokenFor } from '../admin-session.ts';
import type { HealthCounts, VisitorSet, VisitorSets } from '../release-control/port.ts';
import {
  type LiveReleases,
  releaseId,
  releasesOfPage,
  servedPage,
} from '../releases/live-releases.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import { contentSecurityPolicy, ownerPolicy } from './content-security-policy.ts';
import type { OwnerDocument } from './document.ts';
import { type MadePage, makePage } from './make-page.ts';
import { createPageCache } from './page-cache.ts';
import { protect } from './privacy.ts';
import { hasSecret, readQuery } from './query.ts';
import { recordRendering, serverTiming } from './server-timing.ts';
import { type SiteSettings, siteContext } from './site-context.ts';
import { tidyPath } from './tidy-path.ts';

export interface PagesOptions extends SiteSettings {
  readonly site: SiteConfig;
  readonly apiOrigin: string;
  /** The only origin whose forms are taken; unset: the one that the request was sent to. */
  readonly publicOrigin?: string | undefined;
  /** All that visitors get now. */
  readonly allLive: () => readonly LiveReleases[];
  readonly visitors: Pick<VisitorSets, 'forDocument' | 'forForm'>;
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

/** Answers every path that has no other handler, with a page or the 404 page. */
export function mountPages(app: Hono<ServerEnv>, options: PagesOptions): void {
  const cache = createPageCache(options.cacheBytes);
  const once = createSingleFlight<MadePage>();
  const { map, apiOrigin, publicOrigin, telemetry, counts } = options;
  const tileOrigin = new URL(map.tileUrl).origin;

  /** Of this visitor's releases, even should their preview just have been closed, and of all others. */
  const isSecret = (query: string, { live }: ReleaseSet) =>
    hasSecret(query, [live, ...options.allLive()]);

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
    const key = `${set.live.id} ${site.year} ${telemetry.window()} ${path}${query}`;
    const owner = isOwnerPath(path) ? await ownerDocument(c) : undefined;
    const secret = owner !== undefined || isSecret(query, set);
    const request = { path, query, secret, owner, ...traced(c) };
    const make = () => makePage(set, site, apiOrigin, telemetry.terms, request);
    c.set('route', servedPage(set.live, path) ? path : 'no page');
    if (!visitor.preview) {
      const network = networkOf(c.get('clientAddress'));
      for (const of of versionsOf(set.live, path)) counts.pageLoad(of, network);
    }
    const policy = announce(c, visitor, path, owner);
    if (visitor.preview || secret) return send(c, policy, key, shownTo(visitor, await make()));
    const kept = cache.get(key);
    if (kept) {
      // The renderer counts what it renders itself.
      if (!query) for (const of of versionsOf(set.live, path)) counts.render(of);
      return send(c, policy, key, { page: kept, privacy: 'public' }, 'hit');
    }
    const made = await once(key, async () => {
      const fresh = await make();
      if (fresh.keepMs > 0) cache.set(key, fresh.page, fresh.keepMs);
      return fresh;
    });
    // The browser will render from the whole query, and what a secret parameter shows is secret.
    const becomesSecret = !made.rendered && isSecret(search, set);
    return send(c, policy, key, becomesSecret ? { ...made, privacy: 'secret' } : made);
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
    const policy = announce(c, visitor, path, owner);
    c.set('route', servedPage(set.live, path) ? path : 'no page');
    const made = await makePage(set, site, apiOrigin, telemetry.terms, request);
    return send(c, policy, path + query, made);
  });

  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD, POST');
    return c.text(`${c.req.method} is not possible here`, 405);
  });

  const ownerDocument = async (c: Context<ServerEnv>): Promise<OwnerDocument> => ({
    nonce: newNonce(),
    pageToken: await pageTokenFor(c, apiOrigin),
  });

  /**
   * Headers that say what the page is made of, for whom, and what it may do.
   * @returns its security policy, once the style in its HTML is known.
   */
  function announce(
    c: Context,
    { set, preview, varies }: VisitorSet,
    path: string,
    owner: OwnerDocument | undefined,
  ): Policy {
    const named = preview ? `; preview=${releaseId({ ...preview, name: preview.part })}` : '';
    const madeBy = releasesOfPage(set.live, path).map(releaseId).join(', ');
    c.header('X-Releases', madeBy + named);
    c.header('Vary', varies ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
    const { devOrigins } = options;
    const served = { devOrigins, trustedTypes: set.live.shell.trustedTypes };
    if (!owner) {
      return (styleHashes) => contentSecurityPolicy({ tileOrigin, styleHashes, ...served });
    }
    // Another page of this site that opens it loses the window, which `same-origin` would leave to it.
    c.header('Cross-Origin-Opener-Policy', 'noopener-allow-popups');
    c.header('Permissions-Policy', UNUSED_FEATURES);
    return () => ownerPolicy(owner.nonce, served);
  }

  async function send(
    c: Context<ServerEnv>,
    policy: Policy,
    key: string,
    { page, privacy, timing }: Pick<MadePage, 'page' | 'privacy' | 'timing'>,
    cached: 'hit' | 'miss' = 'miss',
  ): Promise<Response> {
    c.header('Content-Security-Policy', policy(page.styleHashes));
    c.header('Content-Type', 'text/html; charset=utf-8');
    c.header('Cache-Control', 'private, no-cache');
    c.header('Server-Timing', serverTiming(cached, timing));
    if (timing) recordRendering(c.get('trace'), timing);
    protect(c, privacy);
    if (page.noindex) c.header('X-Robots-Tag', 'noindex');
    const status = page.status as 200;
    const [coding] = acceptedCodings(c.req.header('accept-encoding'));
    if (!coding) return c.body(new Uint8Array(page.html), status);
    c.header('Content-Encoding', coding);
    return c.body(new Uint8Array(await cache.encoded(key, page, coding)), status);
  }
}

type Policy = (styleHashes: readonly string[]) => string;

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
