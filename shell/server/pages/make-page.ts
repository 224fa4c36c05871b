import { hash } from 'node:crypto';
import { integrityOf } from '@app/federation/integrity';
import type { SiteContext } from '@app/site/site-config';
import type { RenderedPage } from '../../src/bootstrap/render.tsx';
import { headElements } from '../../src/head/head-elements.ts';
import { notFoundHead } from '../../src/layout/not-found-head.ts';
import type { TelemetryTerms } from '../../src/telemetry/report.ts';
import { asLiveRemote, type LiveReleases, servedPage } from '../releases/live-releases.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import type { RenderTiming } from '../rendering/renderer.ts';
import { type DocumentHead, documentOf, type OwnerDocument, sheetsOf } from './document.ts';
import { type FirstStyle, firstStyle } from './first-style/first-style.ts';
import type { FinishedPage } from './page-cache.ts';
import type { Privacy } from './privacy.ts';

/** Pages with data are cached for this short time only, so that a new price list shows soon. */
const DATA_PAGE_MS = 2000;

export interface PageRequest {
  readonly path: string;
  /** Starts with `?`, or is empty. */
  readonly query: string;
  /** Whether a release declares one of its parameters as secret. */
  readonly secret: boolean;
  readonly requestId: string;
  readonly traceparent: string;
  /** Fields of a form post; absent for GET. */
  readonly form?: readonly [string, string][];
  /** Headers of the calls of the API that only this server can make. */
  readonly apiHeaders?: Readonly<Record<string, string>>;
  /** For a page of the owner, which holds no remote. */
  readonly owner?: OwnerDocument | undefined;
}

export interface MadePage {
  readonly page: FinishedPage;
  /** How long other visitors may get the same page; 0: never. */
  readonly keepMs: number;
  readonly privacy: Privacy;
  readonly rendered: boolean;
  /** Absent when it was not rendered. */
  readonly timing?: RenderTiming;
}

/**
 * Renders a page and writes its document. When rendering fails, the document tells the browser to
 * render.
 */
export async function makePage(
  set: ReleaseSet,
  site: SiteContext,
  apiOrigin: string,
  terms: (live: LiveReleases) => TelemetryTerms,
  { path, query, secret: hasSecret, form, apiHeaders = {}, owner, ...traced }: PageRequest,
): Promise<MadePage> {
  const { renderer } = set;
  const live = owner ? { ...set.live, remotes: [] } : set.live;
  const remotes = live.remotes.map(asLiveRemote);
  const url = path + query;
  const rendered = await renderer.render({
    url,
    site,
    remotes,
    apiOrigin,
    apiHeaders,
    ...traced,
    ...(form ? { form } : {}),
  });
  // Pages of the owner say so themselves, unless they could not be rendered.
  const secret = rendered?.secret ?? (hasSecret || owner !== undefined);
  const head = rendered ?? unrenderedHead(set, site, path, secret);
  const complete = rendered && (!rendered.hasData || rendered.resource?.phase === 'ready');
  const style = rendered && !owner ? styleOf(set, path, rendered) : undefined;
  const document = documentOf(live, site, path, rendered, {
    head,
    endless: !rendered && renderer.isEndless({ url, remotes }),
    telemetry: terms(live),
    owner,
    style,
  });
  const isKept = complete && !rendered.secret && rendered.status === 200 && !form;
  return {
    page: {
      status: rendered?.status ?? statusUnrendered(set, path, form !== undefined),
      html: Buffer.from(document),
      ...(isKept ? { hash: hash('sha256', document, 'base64url').slice(0, 22) } : {}),
      noindex: head?.noindex ?? false,
      styleHashes: style?.texts.map(integrityOf) ?? [],
    },
    keepMs: isKept ? (rendered.hasData ? DATA_PAGE_MS : Number.POSITIVE_INFINITY) : 0,
    privacy: secret ? 'secret' : form || owner ? 'personal' : 'public',
    rendered: rendered !== undefined,
    ...(rendered?.timing ? { timing: rendered.timing } : {}),
  };
}

/** What a page shows first of its style sheets; undefined when these have to be linked. */
function styleOf(
  { live, styleSheets }: ReleaseSet,
  path: string,
  page: RenderedPage,
): FirstStyle | undefined {
  const sheets = sheetsOf(live, path, page).map(({ release, file }) => styleSheets(release, file));
  const complete = sheets.flatMap((rules) => (rules ? [rules] : []));
  return complete.length === sheets.length ? firstStyle(complete, page.html) : undefined;
}

/**
 * Not rendered: 200 or 404 by the registry, but 503 for a form post, which may not have been
 * recorded.
 */
function statusUnrendered({ live }: ReleaseSet, path: string, posted: boolean): number {
  if (posted) return 503;
  return servedPage(live, path) ? 200 : 404;
}

interface UnrenderedHead extends DocumentHead {
  readonly noindex: boolean;
}

/**
 * Head of a page that could not be rendered, as its release described it when it went live. Search
 * engines and shared links then get the usual title and description. Undefined when the release did
 * not describe the page.
 */
function unrenderedHead(
  { live, heads }: ReleaseSet,
  site: SiteContext,
  path: string,
  secret: boolean,
): UnrenderedHead | undefined {
  const known = servedPage(live, path) ? heads.of(path) : notFoundHead;
  if (!known) return undefined;
  const head = secret ? { ...known, secret } : known;
  return {
    ...headElements(head, site, path),
    noindex: (head.noindex || head.secret) ?? false,
  };
}
