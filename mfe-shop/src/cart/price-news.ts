import type { PriceChange } from '@app/cart';

/** What the price list has changed about the cart, until the visitor has accepted it. */
export interface PriceNews {
  readonly changed: readonly PriceChange[];
  /** Names of products that were removed. */
  readonly gone: readonly string[];
}

export const NO_NEWS: PriceNews = { changed: [], gone: [] };

/**
 * News with what was found later. A price that changed twice is compared with the first one, and is
 * no news when it is back at that.
 */
export function withLaterNews(news: PriceNews, later: PriceNews): PriceNews {
  const bySku = new Map(news.changed.map((change) => [change.sku, change]));
  for (const change of later.changed) {
    const before = bySku.get(change.sku)?.before ?? change.before;
    bySku.set(change.sku, { ...change, before });
  }
  return {
    changed: [...bySku.values()].filter(({ before, now }) => before !== now),
    gone: [...new Set([...news.gone, ...later.gone])],
  };
}
