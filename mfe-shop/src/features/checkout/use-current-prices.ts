import { readCurrentPrices } from '@app/contracts/current-prices';
import { useApi, useShoppingCart } from '@app/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyCurrentPrices } from './apply-current-prices.ts';

/** Changes of prices and products that checkout found since it was opened. */
export interface PriceNews {
  readonly changed: boolean;
  /** Names of products that were removed. */
  readonly gone: readonly string[];
}

const NO_NEWS: PriceNews = { changed: false, gone: [] };

/**
 * Brings the cart up to date with the price list, at each opening and whenever `refresh` is called.
 */
export function useCurrentPrices(open: boolean) {
  const api = useApi();
  const { lines, change } = useShoppingCart();
  const [checking, setChecking] = useState(false);
  const [news, setNews] = useState(NO_NEWS);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const asked = new Set(latest.current.map((line) => line.sku));
      if (asked.size === 0) return;
      setChecking(true);
      const current = await api.send(
        readCurrentPrices,
        { skus: [...asked] },
        { ...(signal && { signal }) },
      );
      if (signal?.aborted) return;
      setChecking(false);
      // When this fails, the order still gets the server's prices; the cart only shows the old
      // ones.
      if (!current.ok) {
        console.warn(current.failure.detail);
        return;
      }
      const { value } = current;
      const { changed, gone } = applyCurrentPrices(latest.current, asked, value);
      if (changed.length === 0 && gone.length === 0) return;
      change((cart) => applyCurrentPrices(cart, asked, value).cart);
      setNews((before) => ({
        changed: before.changed || changed.length > 0,
        gone: [...before.gone, ...gone],
      }));
    },
    [api, change],
  );

  useEffect(() => {
    if (!open) return;
    const opening = new AbortController();
    setNews(NO_NEWS);
    refresh(opening.signal);
    return () => opening.abort();
  }, [open, refresh]);

  return { checking, news, refresh };
}

export type CurrentPrices = ReturnType<typeof useCurrentPrices>;
