import * as v from 'valibot';
import { NO_NEWS, type PriceNews } from '../../cart/price-news.ts';

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
export function readNews(): PriceNews {
  try {
    const stored = v.safeParse(News, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return stored.success ? stored.output : NO_NEWS;
  } catch {
    return NO_NEWS;
  }
}

export function keepNews(news: PriceNews): void {
  try {
    if (news.changed.length + news.gone.length > 0)
      sessionStorage.setItem(KEY, JSON.stringify(news));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: the news stay as long as the page.
  }
}
