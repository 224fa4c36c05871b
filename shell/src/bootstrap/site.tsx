import type { ApiClient } from '@app/api-client';
import { CartProvider } from '@app/kit/cart';
import { ServicesProvider, type ShowToast } from '@app/kit/services';
import type { SiteContext } from '@app/site/site-config';
import type { ReactNode } from 'react';

/** Everything around the router, the same on the server and in the browser. */
export function Site({
  site,
  api,
  showToast,
  children,
}: {
  readonly site: SiteContext;
  readonly api: ApiClient;
  readonly showToast: ShowToast;
  readonly children: ReactNode;
}) {
  return (
    <ServicesProvider services={{ site, api, showToast }}>
      <CartProvider>{children}</CartProvider>
    </ServicesProvider>
  );
}
