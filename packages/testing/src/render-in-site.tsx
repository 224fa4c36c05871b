import { type MemoryApi, memoryApi } from '@app/api-client/testing/memory-api';
import type { Cart } from '@app/cart';
import { encodeCartLine } from '@app/contracts/cart-line';
import { CartProvider } from '@app/kit/cart';
import { CART_KEY } from '@app/kit/cart-storage';
import { ServicesProvider } from '@app/kit/services';
import type { SiteContext } from '@app/site/site-config';
import { sampleSite } from '@app/site/testing/sample-site';
import { ToastRegion } from '@app/ui/toast-region';
import { createToastStore } from '@app/ui/toast-store';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render } from 'vitest-browser-react';

interface Surroundings {
  /** Path of the page. */
  readonly path?: string;
  readonly site?: SiteContext;
  readonly api?: MemoryApi;
  /** What is in the visitor's cart. */
  readonly cart?: Cart;
  /** A navigation waits for this before the address changes. */
  readonly load?: () => Promise<void>;
}

/** Renders a part of a page with the providers that the shell puts around it. */
export async function renderInSite(
  part: ReactNode,
  {
    path = '/',
    site = sampleSite,
    api = memoryApi(),
    cart = [],
    load = async () => {},
  }: Surroundings = {},
) {
  localStorage.setItem(CART_KEY, JSON.stringify(cart.map(encodeCartLine)));
  const toasts = createToastStore();
  const loader = () => load().then(() => null);
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', loader, element: <main>{part}</main> }],
    { initialEntries: [path], hydrationData: { loaderData: { page: null } } },
  );
  const screen = await render(
    <ServicesProvider services={{ site, api, showToast: toasts.show }}>
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
      <ToastRegion store={toasts} />
    </ServicesProvider>,
  );
  return { screen, api, router };
}
