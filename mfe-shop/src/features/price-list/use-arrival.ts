import { useLocation } from '@app/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { PriceListData } from './load-price-list.ts';
import { useEntries } from './use-entry-state.ts';

/**
 * Moves the focus when the list shows another part: a product, a category or a comparison. The shell does that
 * only for another path, and here only the query is another one. A new part is shown from its top; one that
 * the visitor comes back to stays where it was left, with the focus on the link that led away.
 * @returns a function to call when the visitor turns a page of the same part, because without it the
 *   visitor would still be at the bottom of the list.
 */
export function useArrival(
  top: RefObject<HTMLElement | null>,
  data: PriceListData | undefined,
  loading: boolean,
): () => void {
  const { key, pathname, search } = useLocation();
  const entries = useEntries();
  const turned = useRef(false);
  const part = data && partOf(data);
  const shown = useRef({ part, address: pathname + search });
  useEffect(() => {
    if (!data || loading) return;
    const before = shown.current;
    const arrived = turned.current || (before.part !== undefined && before.part !== part);
    turned.current = false;
    shown.current = { part, address: pathname + search };
    const seen = `${key} seen`;
    const back = entries.has(seen);
    entries.set(seen, true);
    if (!arrived) return;
    const link = back && top.current?.querySelector<HTMLElement>(linkTo(before.address));
    (link || top.current)?.focus({ preventScroll: true });
    if (!back) top.current?.scrollIntoView();
  }, [top, data, part, loading, key, pathname, search, entries]);
  return () => {
    turned.current = true;
  };
}

const linkTo = (address: string) => `a[href="${CSS.escape(address)}"]`;

function partOf({ sku, query, comparison }: PriceListData): string {
  const compared = comparison?.products.map((product) => product.sku);
  return JSON.stringify([sku, query?.category, compared]);
}
