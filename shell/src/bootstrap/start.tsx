import { createApiClient } from '@app/api-client';
import type { ReleaseName } from '@app/federation/release-of-url';
import type { Resource } from '@app/federation/remote-module';
import { isOwnerPath } from '@app/site/paths';
import { createToastStore } from '@app/ui/toast-store';
import { StrictMode, startTransition } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { keepPageToken, pageHeaders } from '../admin/page-token.ts';
import { offerBoundaries } from '../boundaries/offer-boundaries.ts';
import { createBrowserSource } from '../remotes/browser-source.ts';
import { fetchLiveParts } from '../remotes/live-parts.ts';
import { focusAfterRetry, loadDocument } from '../remotes/load-document.ts';
import { Late } from '../remotes/load-fault.ts';
import { type LoadedPage, loadData, loadPage } from '../remotes/load-page.ts';
import { PageBoundary } from '../remotes/page-boundary.tsx';
import type { Outdated } from '../remotes/page-source.ts';
import { forgetServedPage, rememberServedPage } from '../remotes/served-page.ts';
import { isInPage } from '../telemetry/is-in-page.ts';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import { startTelemetry } from '../telemetry/start-telemetry.ts';
import { nextTask } from './next-task.ts';
import { type PageData, readPageData } from './page-data.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { ELSEWHERE, makeRoutes, routeId, type ServedPath, servedPaths } from './routes.tsx';
import { Site } from './site.tsx';
import { dropStrayClicks } from './stray-clicks.ts';
import { admitParts } from './trusted-types.ts';

await nextTask();

const data = readPageData(document);
admitParts(data.remotes);
keepPageToken(data.pageToken);
// A page whose code could not be loaded is shown without it, which cannot match the server's HTML. The mismatch is then not reported: the failure itself was.
let pageFailed = false;
const firstPage = window.location.pathname + window.location.search;
const api = createApiClient({ fetch: (input, init) => fetch(input, init), headers: pageHeaders });
const source = createBrowserSource(data.shell, data.remotes);
const toasts = createToastStore();
const ofOwner = isOwnerPath(window.location.pathname);
const routes = makeRoutes(data.remotes, { ofOwner, load, onBroken: source.broke, leave });

await nextTask();

dropStrayClicks();
keyForeignEntries();
const router = createBrowserRouter(routes, { hydrationData: hydrationData(data) });
const root = document.getElementById('root') as HTMLElement;

const site = (
  <StrictMode>
    <Site site={data.site} api={api} toasts={toasts}>
      <RouterProvider router={router} />
    </Site>
  </StrictMode>
);

/** Pages have boundaries, which tell of their faults themselves. What is caught beyond is the frame. */
const onCaughtError: HydrationOptions['onCaughtError'] = (cause, { errorBoundary }) => {
  console.error(cause);
  if (!(errorBoundary instanceof PageBoundary)) noticeFault({ kind: 'render', cause });
};

if (data.rendered) {
  rememberServedPage();
  router.subscribe(({ location }) => {
    if (location.pathname + location.search !== firstPage) forgetServedPage();
  });
  // In a transition React hydrates in slices, so that taps and key presses are handled in between.
  startTransition(() => {
    hydrateRoot(root, site, {
      onCaughtError,
      onRecoverableError(cause, { componentStack }) {
        if (pageFailed) return;
        console.warn(cause);
        noticeFault({ kind: 'hydration', cause, release: whoseHtml(componentStack ?? '') });
      },
    });
  });
} else {
  createRoot(root, { onCaughtError }).render(site);
}

const { telemetry: terms, shell, remotes } = data;
const { running } = source;
if (terms) startTelemetry({ terms, shell, remotes, running }, router);
prefetchLinks(document, ({ pathname }) => {
  const served = servedAt(pathname);
  if (served) source.prefetch(served.remote, served.module);
});
offerBoundaries({ shell, remotes, running, liveParts: fetchLiveParts, router });

/** Whose HTML differs: React itself has thrown, and names the elements around the place. */
function whoseHtml(componentStack: string): ReleaseName {
  const name = isInPage(componentStack) && servedAt(window.location.pathname)?.remote.name;
  const version = name && running(name);
  return name && version ? { name, version } : { name: 'shell', version: shell };
}

/** The page of a remote at a path; undefined for any other, and in a document of the owner. */
function servedAt(pathname: string): ServedPath | undefined {
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id;
  return servedPaths(data.remotes).find((candidate) => routeId(candidate) === id);
}

/**
 * Hydrates the frame at once, without waiting for the code of the page, which hydrates when its
 * remote has loaded. The same happens when the server could not render and the frame is empty.
 */
function hydrationData({ submission }: PageData) {
  const served = servedAt(window.location.pathname);
  if (!served) return { loaderData: { [ELSEWHERE]: null } };
  const id = routeId(served);
  const page = loadFirst(served);
  void page.then(async ({ kind }) => {
    pageFailed = kind === 'failed';
    await nextTask();
    focusAfterRetry();
  });
  const hydrating: LoadedPage = { kind: 'hydrating', page };
  return {
    loaderData: { [id]: hydrating },
    actionData: submission ? { [id]: submission } : null,
  };
}

/** Loads the page in the state that the server rendered, because React hydrates that HTML. */
async function loadFirst(served: ServedPath): Promise<LoadedPage> {
  const url = new URL(window.location.href);
  const version = source.running(served.remote.name);
  if (data.endless && version) {
    // Retry loads the version that is live by then.
    source.broke({ name: served.remote.name, version }, { kind: 'timeout', cause: new Late() });
    return { kind: 'failed' };
  }
  if (!data.resource) return load(served, new Request(url));
  return orNewDocument(url, await openRendered(served, url, data.resource));
}

async function load(served: ServedPath, request: Request): Promise<LoadedPage> {
  const { remote, module } = served;
  const url = new URL(request.url);
  // The data that the server sent is kept like every answer of the API, so that going back to the
  // first page shows it as it was.
  const loaded =
    data.resource?.phase === 'ready' && url.pathname + url.search === firstPage
      ? await openRendered(served, url, data.resource)
      : await loadPage(source, remote, module, { url, api, signal: request.signal });
  return orNewDocument(url, loaded);
}

/** Pages of the owner and those of remotes are never in one document. */
function leave({ url }: Request): Promise<null> {
  const to = new URL(url);
  return isOwnerPath(to.pathname) === ofOwner ? Promise.resolve(null) : loadDocument(to);
}

function orNewDocument(url: URL, loaded: LoadedPage | Outdated): LoadedPage | Promise<never> {
  return loaded.kind === 'outdated' ? loadDocument(url) : loaded;
}

async function openRendered(
  { remote, module }: ServedPath,
  url: URL,
  resource: Resource<unknown>,
): Promise<LoadedPage | Outdated> {
  const opened = await source.open(remote, module);
  if (opened.kind !== 'opened') return opened;
  const { page, release } = opened;
  // After a failure, load the data again: it may have caused the failure, and another release may
  // need other data.
  if (resource.phase === 'ready' && !opened.renewed)
    return { kind: 'ready', page, release, resource };
  const { signal } = new AbortController();
  return { kind: 'ready', page, release, resource, arriving: loadData(page, { url, api, signal }) };
}

/**
 * Gives history entries that the browser made, for links to a place on the same page, a key. The
 * router remembers scroll positions by key and uses the key of the first page for entries without
 * one, so going back would scroll to where the first page was left. Call it before the router
 * listens.
 */
function keyForeignEntries(): void {
  window.addEventListener('popstate', () => {
    if (history.state !== null) return;
    history.replaceState({ key: Math.random().toString(36).slice(2) }, '');
  });
}
