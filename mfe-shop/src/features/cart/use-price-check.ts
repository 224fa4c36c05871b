import { useApi, useShoppingCart } from '@app/kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { CurrentPrices } from '../../cart/current-prices.ts';
import { NO_NEWS, type PriceNews, withLaterNews } from '../../cart/price-news.ts';

/**
 * Brings the cart up to date with the price list: when the page shows a list that this cart was not
 * compared with, when it comes back from the back-forward cache, and whenever `refresh` is called.
 * News stays, also after a reload, until `accept` is called.
 * @param list tells one price list from another; undefined while it is being loaded.
 */
export function usePriceCheck(list: string | undefined): CurrentPrices {
  const api = useApi();
  const { lines, loaded, change } = useShoppingCart();
  const [underWay, setUnderWay] = useState(0);
  // Read after mount, so that the first render matches the server's.
  const [kept, setNews] = useState<PriceNews>();
  useEffect(() => setNews(readNews()), []);
  useEffect(() => {
    if (kept) keepNews(kept);
  }, [kept]);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const refresh = useCallback(async () => {
    if (latest.current.length === 0) return;
    setUnderWay((count) => count + 1);
    try {
      // Loaded late: most visitors have an empty cart.
      const { checkPrices } = await import('../../cart/check-prices.ts');
      const found = await checkPrices(api, () => latest.current);
      // A cart that is no longer on the screen must not change without the news.
      if (!found || !mounted.current) return;
      change(found.update);
      setNews((before = NO_NEWS) => withLaterNews(before, found.news));
    } catch (cause) {
      // The server refuses an order at another total than the visitor has reviewed, so this is no
      // more than a note. It is also what happens when the visitor goes to another page meanwhile.
      console.info(cause);
    } finally {
      setUnderWay((count) => count - 1);
    }
  }, [api, change]);

  const [compared, setCompared] = useState(list);
  if (list !== undefined && list !== compared) setCompared(list);
  useEffect(() => {
    if (!loaded || compared === undefined) return;
    refresh();
    const restored = (event: PageTransitionEvent) => event.persisted && refresh();
    window.addEventListener('pageshow', restored);
    return () => window.removeEventListener('pageshow', restored);
  }, [loaded, compared, refresh]);

  const news = kept ?? NO_NEWS;
  const inCart = news.changed.filter(({ sku }) => lines.some((line) => line.sku === sku));
  return {
    checking: underWay > 0,
    news: { ...news, changed: inCart },
    refresh,
    accept: useCallback(() => setNews(NO_NEWS), []),
  };
}

const KEY = 'cart-news:1';

const PriceChange = v.object({
  sku: v.string(),
  name: v.string(),
  before: v.number(),
  now: v.number(),
});
const News = v.object({ changed: v.array(PriceChange), gone: v.array(v.string()) });

/**
 * News that the visitor has not accepted yet. The cart itself has the new prices already, so after a
 * reload only this knows what they were.
 */
function readNews(): PriceNews {
  try {
    const stored = v.safeParse(News, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.output : NO_NEWS;
  } catch {
    return NO_NEWS;
  }
}

function keepNews(news: PriceNews): void {
  try {
    if (news.changed.length + news.gone.length > 0)
      sessionStorage.setItem(KEY, JSON.stringify(news));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the news stay as long as the page.
  }
}
