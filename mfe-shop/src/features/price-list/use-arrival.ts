import { type RefObject, useEffect, useRef } from 'react';
import type { PriceListData } from './load-price-list.ts';

/**
 * Moves the focus to the top of the list when it shows another part: a product, a category or a
 * comparison. The shell does that only for another path, and here only the query is another one.
 * @returns a function to call when the visitor turns a page of the same part, because without it the
 *   visitor would still be at the bottom of the list.
 */
export function useArrival(
  top: RefObject<HTMLElement | null>,
  data: PriceListData | undefined,
  loading: boolean,
): () => void {
  const turned = useRef(false);
  const part = data && partOf(data);
  const shown = useRef(part);
  useEffect(() => {
    if (!data || loading) return;
    const arrived = turned.current || (shown.current !== undefined && shown.current !== part);
    turned.current = false;
    shown.current = part;
    if (!arrived) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [top, data, part, loading]);
  return () => {
    turned.current = true;
  };
}

function partOf({ sku, query, comparison }: PriceListData): string {
  const compared = comparison?.products.map((product) => product.sku);
  return JSON.stringify([sku, query?.category, compared]);
}
