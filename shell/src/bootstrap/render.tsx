import { createApiClient } from '@app/api-client';
import type { LiveRemote } from '@app/federation/registry';
import type {
  RemoteModule,
  RemoteRoute,
  Resource,
  Submission,
} from '@app/federation/remote-module';
import type { PageHead } from '@app/site/page-head';
import { isOwnerPath } from '@app/site/paths';
import type { SiteContext } from '@app/site/site-config';
import { createToastStore } from '@app/ui/toast-store';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { type HeadTag, headElements } from '../head/head-elements.ts';
import { refusedTitle } from '../head/refused-title.ts';
import { isUnmatched } from '../layout/frame-fault.tsx';
import { notFoundHead } from '../layout/not-found-head.ts';
import { type LoadedPage, loadData } from '../remotes/load-page.ts';
import { PageBoundary } from '../remotes/page-boundary.tsx';
import { ownHead } from './own-pages.tsx';
import { makeRoutes, routeId, type ServedPath } from './routes.tsx';
import { Site } from './site.tsx';

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly site: SiteContext;
  readonly remotes: readonly LiveRemote[];
  readonly apiOrigin: string;
  readonly requestId: string;
  /** The trace that calls of the API belong to. */
  readonly traceparent?: string;
  /**
   * Go with every call of the API. Only older page servers give them to the page; newer ones make its calls, and add
   * them there.
   */
  readonly apiHeaders?: Readonly<Record<string, string>>;
  /** Fields of a plain form post; absent for GET. */
  readonly form?: readonly (readonly [string, string])[];
}

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** True behind an unguessable link: nothing may store the page. */
  readonly secret: boolean;
  /** True when search engines must not index the page. */
  readonly noindex: boolean;
  /** Absent for a 404 and for pages of the shell. */
  readonly served?: { readonly remote: string; readonly path: string };
  /** The data that the page showed. Unless it is ready, the browser tries to load it. */
  readonly resource?: Resource<unknown>;
  readonly submission?: Submission;
  /** True when the page has data of its own, which may change without a release. */
  readonly hasData: boolean;
  /** Name and message of what the page's `load` threw. Never sent to a browser. */
  readonly dataFault?: string;
  /** Milliseconds that its data and its form post took; absent for a page of the shell. */
  readonly dataMs?: number;
}

interface Made {
  readonly served: ServedPath;
  readonly head: PageHead;
  readonly resource: Resource<unknown>;
  readonly submission: Submission | undefined;
  readonly hasData: boolean;
  readonly dataMs: number;
}

/** Longest wait for data; after that the browser loads it and shows the progress. */
const DATA_TIMEOUT_MS = 600;
/** Longer than for data: a visitor must not be told that a recorded post failed. */
const POST_TIMEOUT_MS = 8000;

/**
 * Renders one page to HTML.
 * @param importServerBundle loads the server bundle of a live remote.
 * @throws when a bundle cannot be loaded or a component throws; the browser then renders the page.
 */
export async function render(
  request: RenderRequest,
  importServerBundle: (remote: LiveRemote) => Promise<RemoteModule>,
): Promise<RenderedPage> {
  const { site, remotes } = request;
  // Concatenated, not resolved: a path that starts with two slashes would name another host.
  const url = new URL(site.origin + request.url);
  const api = createApiClient({
    origin: request.apiOrigin,
    fetch: (input, init) => fetch(input, init),
    headers: {
      ...request.apiHeaders,
      'X-Request-Id': request.requestId,
      ...(request.traceparent ? { traceparent: request.traceparent } : {}),
    },
  });
  let made: Made | undefined;
  let dataFault: string | undefined;
  const load = async (served: ServedPath): Promise<LoadedPage> => {
    const bundle = await importServerBundle(served.remote);
    const page = bundle.routes.find(({ path }) => path === served.path);
    if (!page) throw new Error(`${served.remote.name} has no page for ${served.path}`);
    const patience = request.form ? POST_TIMEOUT_MS : DATA_TIMEOUT_MS;
    const context = { url, api, signal: AbortSignal.timeout(patience) };
    const began = performance.now();
    const submission =
      request.form && (await page.action?.({ ...context, form: toFormData(request.form) }));
    const noting = notingFaults(page, (fault) => {
      dataFault = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
    });
    const loaded = await loadData(noting, context);
    const dataMs = performance.now() - began;
    // Late data has not failed, so the browser goes on waiting for it.
    const resource: Resource<unknown> = context.signal.aborted ? { phase: 'loading' } : loaded;
    const data = resource.phase === 'ready' ? resource.data : undefined;
    const head = page.head({ site, url, data });
    made = { served, head, resource, submission, hasData: page.load !== undefined, dataMs };
    return { kind: 'ready', page, release: served.remote, resource };
  };
  const routes = makeRoutes(remotes, { ofOwner: isOwnerPath(url.pathname), load });
  const html = await renderRoutes(
    routes,
    url,
    (element) => (
      <Site site={site} api={api} toasts={createToastStore()}>
        {element}
      </Site>
    ),
    () => made?.submission && { [routeId(made.served)]: made.submission },
  );
  const { served, resource, submission } = made ?? {};
  const known = made?.head ?? ownHead(url.pathname);
  const head = known ?? notFoundHead;
  const { title, tags } = headElements(head, site, url.pathname);
  return {
    status: statusOf(known, submission),
    html,
    title: refusedTitle(title, submission),
    tags,
    secret: head.secret ?? false,
    noindex: head.noindex ?? false,
    hasData: made?.hasData ?? false,
    ...(made ? { dataMs: made.dataMs } : {}),
    ...(served ? { served: { remote: served.remote.name, path: served.path } } : {}),
    ...(resource ? { resource } : {}),
    ...(dataFault ? { dataFault } : {}),
    ...(submission ? { submission } : {}),
  };
}

/** The same page, whose `load` also tells what it throws. */
function notingFaults(page: RemoteRoute, note: (fault: unknown) => void): RemoteRoute {
  const { load } = page;
  if (!load) return page;
  return {
    ...page,
    async load(context) {
      try {
        return await load(context);
      } catch (fault) {
        note(fault);
        throw fault;
      }
    },
  };
}

function statusOf(head: PageHead | undefined, submission: Submission | undefined): number {
  if (!head || head.missing) return 404;
  return submission?.phase === 'refused' ? 422 : 200;
}

async function renderRoutes(
  routes: RouteObject[],
  url: URL,
  inSite: (element: React.ReactNode) => React.ReactNode,
  actionData: () => Record<string, Submission> | undefined,
): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(readable(url)));
  if (context instanceof Response) throw new Error(`Unexpected redirect from ${url.pathname}`);
  // A 404 is a page of ours, so any other error is a fault.
  const [fault] = Object.values(context.errors ?? {});
  if (fault && !isUnmatched(fault)) throw fault;
  context.actionData = actionData() ?? null;
  const router = createStaticRouter(handler.dataRoutes, context);
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      {inSite(<StaticRouterProvider router={router} context={context} hydrate={false} />)}
    </StrictMode>,
    {
      onError: (cause, { componentStack }) => void faults.push(markFrame(cause, componentStack)),
      // Otherwise React would insert large parts by an inline script, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  if (faults.length > 0) throw faults[0];
  return html;
}

/** Marks a fault of the frame. When React itself throws, its stack does not tell for whom it worked. */
const markFrame = (cause: unknown, componentStack = ''): unknown =>
  cause instanceof Error && !componentStack.includes(`at ${PageBoundary.name} `)
    ? Object.assign(cause, { inFrame: true })
    : cause;

/** A path that is no UTF-8 is nobody's; escaped once more, the router does not warn of it. */
function readable(url: URL): URL {
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return new URL(url.origin + url.pathname.replaceAll('%', '%25') + url.search);
  }
}

function toFormData(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}
