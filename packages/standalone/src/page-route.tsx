import type { ApiClient } from '@app/api-client';
import type { PageContext, RemoteRoute, Resource } from '@app/federation/remote-module';
import { useSite } from '@app/kit/services';
import { pageTitle } from '@app/site/page-head';
import { useEffect } from 'react';
import { type RouteObject, useLoaderData, useLocation, useRouteError } from 'react-router-dom';

/** The route of a page, which loads its data before it is shown. */
export const pageRoute = (page: RemoteRoute, api: ApiClient): RouteObject => ({
  path: page.path,
  caseSensitive: true,
  loader: ({ request }) =>
    loadData(page, { url: new URL(request.url), api, signal: request.signal }),
  element: <Page page={page} />,
  errorElement: <BrokenPage />,
});

/** The data of a page, or that it could not be loaded; the reason is logged. */
async function loadData(page: RemoteRoute, context: PageContext): Promise<Resource<unknown>> {
  try {
    return { phase: 'ready', data: await page.load?.(context) };
  } catch (cause) {
    if (!context.signal.aborted) console.error(cause);
    return { phase: 'failed' };
  }
}

function Page({ page }: { readonly page: RemoteRoute }) {
  const resource = useLoaderData<Resource<unknown>>();
  const site = useSite();
  const { pathname, search } = useLocation();
  const url = new URL(pathname + search, site.origin);
  const data = resource.phase === 'ready' ? resource.data : undefined;
  const title = pageTitle(page.head({ site, url, data }), site);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <page.Component key={pathname} resource={resource} submission={undefined} />;
}

/** For developers, so it shows what was thrown. */
function BrokenPage() {
  const fault = useRouteError();
  return (
    <>
      <h1>This page threw</h1>
      <pre role="alert">{fault instanceof Error ? fault.stack : String(fault)}</pre>
    </>
  );
}
