import type { ApiClient } from '@app/api-client';
import type { RemoteRoute } from '@app/federation/remote-module';
import { Link, useLocation } from '@app/kit';
import { CartProvider } from '@app/kit/cart';
import { ServicesProvider } from '@app/kit/services';
import type { SiteContext } from '@app/site/site-config';
import { sampleSite } from '@app/site/testing/sample-site';
import { Container } from '@app/ui/layout';
import { ToastRegion } from '@app/ui/toast-region';
import { createToastStore } from '@app/ui/toast-store';
import { useState } from 'react';
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  redirectDocument,
} from 'react-router-dom';
import { Frame } from './frame.tsx';
import { pageRoute } from './page-route.tsx';

/** Everything that the shell puts around the pages of a remote, as small as it can be. */
export function StandaloneSite({
  name,
  pages,
  api,
  inFrontOfSite,
}: {
  readonly name: string;
  readonly pages: readonly RemoteRoute[];
  readonly api: ApiClient;
  /** True when a site that runs elsewhere serves all other pages. */
  readonly inFrontOfSite: boolean;
}) {
  const [toasts] = useState(createToastStore);
  const [site] = useState(() => standaloneContext(window.location.origin));
  const [router] = useState(() =>
    createBrowserRouter([
      {
        element: <Frame name={name} pages={pages} />,
        hydrateFallbackElement: <p role="status">Loading page...</p>,
        children: [
          ...pages.map((page) => pageRoute(page, api)),
          elsewhereRoute(name, pages, inFrontOfSite),
        ],
      },
    ]),
  );
  return (
    <ServicesProvider services={{ site, api, showToast: toasts.show }}>
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
      <ToastRegion store={toasts} />
    </ServicesProvider>
  );
}

/** An empty image, so that a map asks no third party for its tiles. */
const NO_TILE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * The facts of the repository's `site.config.json`, at the address where the remote runs.
 * @param origin where the browser finds it, such as `http://localhost:3000`.
 */
const standaloneContext = (origin: string): SiteContext => ({
  ...sampleSite,
  origin,
  year: new Date().getFullYear(),
  map: { ...sampleSite.map, tileUrl: NO_TILE },
});

type Pages = readonly Pick<RemoteRoute, 'path'>[];

/** The route of every path that another part of the site serves. In front of a site it is loaded. */
const elsewhereRoute = (name: string, pages: Pages, inFrontOfSite: boolean): RouteObject =>
  inFrontOfSite
    ? { path: '*', loader: ({ request }) => redirectDocument(request.url) }
    : { path: '*', element: <Elsewhere name={name} pages={pages} /> };

function Elsewhere({ name, pages }: { readonly name: string; readonly pages: Pages }) {
  const { pathname } = useLocation();
  return (
    <Container>
      <h1>
        {pathname} is not a page of {name}
      </h1>
      <p>Another part of the site serves it. The pages of {name}:</p>
      <ul>
        {pages.map(({ path }) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
