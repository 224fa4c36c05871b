import type { CartAddition } from '@app/cart/additions';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { useApi } from '@app/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SharedCart } from '../../cart/share-link.ts';

/** The products of a shared cart at the prices of today. */
export type SharedProducts =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | {
      readonly phase: 'ready';
      readonly additions: readonly CartAddition[];
      /** SKUs that the price list does not have. */
      readonly unknown: readonly string[];
    };

export function useSharedProducts({ lines }: SharedCart) {
  const api = useApi();
  const [products, setProducts] = useState<SharedProducts>({ phase: 'loading' });

  async function read() {
    setProducts({ phase: 'loading' });
    const current = await api.send(readCurrentPrices, { skus: lines.map(({ sku }) => sku) });
    if (!current.ok) {
      console.warn(current.failure.detail);
      setProducts({ phase: 'failed' });
      return;
    }
    const listed = new Map(current.value.map((product) => [product.sku, product]));
    setProducts({
      phase: 'ready',
      additions: lines.flatMap(({ sku, quantity }) => {
        const product = listed.get(sku);
        return product ? [{ product, quantity }] : [];
      }),
      unknown: lines.map(({ sku }) => sku).filter((sku) => !listed.has(sku)),
    });
  }
  const readOnce = useEffectEvent(read);
  useEffect(() => void readOnce(), []);

  return { products, read };
}
