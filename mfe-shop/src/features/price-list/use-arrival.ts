import { useLocation } from '@app/kit';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { PriceListData } from './load-price-list.ts';
import { useEntries } from './use-entry-state.ts';

/**
 * Moves the focus when the list shows another part: a product, a category or a comparison. The shell does that
 * only for another path, and here only the query is another one. A new part is shown from its top; one that
 * the visitor comes back to stays where it was left, with the focus on the link that led away.
 * @returns `turn`, to call when the visitor turns a page of the same part, because without it the
 *   visitor would still be at the bottom of the list; `returned`, whether the visitor has come back to it.
 */
export function useArrival(
  top: RefObject<HTMLElement | null>,
  data: PriceListData | undefined,
  loading: boolean,
): { readonly turn: () => void; readonly returned: boolean } {
  const { key, pathname, search } = useLocation();
  const entries = useEntries();
  const seen = `${key} seen`;
  // As it was at first: the effect below notes the entry as seen.
  const returned = useMemo(() => entries.has(seen), [entries, seen]);
  const turned = useRef(false);
  const part = data && partOf(data);
  const shown = useRef({ part, address: pathname + search });
  useEffect(() => {
    if (!data || loading) return;
    const before = shown.current;
    const arrived = turned.current || (before.part !== undefined && before.part !== part);
    turned.current = false;
    shown.current = { part, address: pathname + search };
    entries.set(seen, true);
    if (!arrived) return;
    const link = returned && top.current?.querySelector<HTMLElement>(linkTo(before.address));
    (link || top.current)?.focus({ preventScroll: true });
    if (!returned) top.current?.scrollIntoView();
  }, [top, data, part, loading, seen, returned, pathname, search, entries]);
  return {
    turn() {
      turned.current = true;
    },
    returned,
  };
}

const linkTo = (address: string) => `a[href="${CSS.escape(address)}"]`;

function partOf({ sku, query, comparison }: PriceListData): string {
  const compared = comparison?.products.map((product) => product.sku);
  return JSON.stringify([sku, query?.category, compared]);
}
