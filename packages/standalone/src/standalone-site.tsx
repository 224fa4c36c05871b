import type { ApiClient } from '@app/api-client';
import type { RemoteRoute } from '@app/federation/remote-module';
import { CartProvider } from '@app/kit/cart';
import { ServicesProvider } from '@app/kit/services';
import { ToastRegion } from '@app/ui/toast-region';
import { createToastStore } from '@app/ui/toast-store';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { elsewhereRoute } from './elsewhere.tsx';
import { Frame } from './frame.tsx';
import { pageRoute } from './page-route.tsx';
import { standaloneContext } from './site-context.ts';

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
