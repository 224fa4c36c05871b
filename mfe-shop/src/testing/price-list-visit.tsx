import { memoryApi } from '@app/api-client/testing/memory-api';
import type { CataloguePage } from '@app/contracts/catalogue';
import type { Product } from '@app/contracts/product';
import { useLocation } from '@app/kit';
import { renderInSite } from '@app/testing/render-in-site';
import { useEffect, useState } from 'react';
import { load, type PriceListData } from '../features/price-list/load-price-list.ts';
import { PriceListOrOrder } from '../features/price-list/price-list-or-order.tsx';

/** A page of the price list with one category; name only what the test is about. */
export const aCataloguePage = (
  products: readonly Product[],
  changes: Partial<CataloguePage> = {},
): CataloguePage => ({
  term: '',
  page: 1,
  pages: 1,
  productCount: products.length,
  categories: [{ name: 'IP CAMERAS', count: products.length, products: [...products] }],
  ...changes,
});

/** Opens the price list as the shell shows it: the page loads what its address asks for. */
export const openLoading = (api = memoryApi(), path = '/consulting') =>
  renderInSite(<LoadingPage api={api} />, { api, path });

type Loaded = { readonly of: string; readonly data?: PriceListData };

function LoadingPage({ api }: { readonly api: ReturnType<typeof memoryApi> }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    load({ url: new URL(address, 'http://site'), api, signal })
      .then((data) => ({ of: address, data }))
      .catch(() => ({ of: address }))
      .then((next: Loaded) => signal.aborted || setLoaded(next));
    return () => control.abort();
  }, [address, api]);
  const current = loaded?.of === address ? loaded : undefined;
  const resource = current
    ? current.data
      ? ({ phase: 'ready', data: current.data } as const)
      : ({ phase: 'failed' } as const)
    : ({ phase: 'loading' } as const);
  return <PriceListOrOrder resource={resource} submission={undefined} />;
}
