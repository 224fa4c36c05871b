import type { PageProps, Resource } from '@app/federation/remote-module';
import { useSearchParams } from '@app/kit';
import { useEffect, useRef } from 'react';
import { OrderPage } from '../order/order-page.tsx';
import type { PriceListData } from './load-price-list.ts';
import { PriceList } from './price-list.tsx';

const UNAVAILABLE = { kind: 'unavailable' } as const;

/** The price list, or the order if the URL has one: both have the same path. */
export function PriceListOrOrder({ resource }: PageProps<PriceListData>) {
  const [searchParams] = useSearchParams();
  const token = searchParams.get('order');
  useHeadingFocus(token);
  return token === null ? (
    <PriceList resource={resource} />
  ) : (
    <OrderPage key={token} token={token} loaded={loadedOrder(resource)} />
  );
}

/**
 * Focuses the heading when the view has changed. The shell does that only for another path, and here
 * only the query is another one.
 */
function useHeadingFocus(token: string | null) {
  const shown = useRef(token);
  useEffect(() => {
    if (shown.current === token) return;
    shown.current = token;
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [token]);
}

/** Undefined while the order is being loaded. */
function loadedOrder(resource: Resource<PriceListData>) {
  switch (resource.phase) {
    case 'loading':
      return undefined;
    case 'ready':
      return resource.data.opened;
    case 'failed':
      return UNAVAILABLE;
  }
}
