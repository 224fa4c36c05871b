import type { ApiClient } from '@app/api-client';
import { CartProvider } from '@app/kit/cart';
import { ServicesProvider } from '@app/kit/services';
import type { SiteContext } from '@app/site/site-config';
import type { ToastStore } from '@app/ui/toast-store';
import type { ReactNode } from 'react';
import { Toasts } from '../toasts/toasts.tsx';

/** Everything around the router, the same on the server and in the browser. */
export function Site({
  site,
  api,
  toasts,
  children,
}: {
  readonly site: SiteContext;
  readonly api: ApiClient;
  readonly toasts: ToastStore;
  readonly children: ReactNode;
}) {
  return (
    <ServicesProvider services={{ site, api, showToast: toasts.show }}>
      <CartProvider>{children}</CartProvider>
      <Toasts store={toasts} />
    </ServicesProvider>
  );
}
