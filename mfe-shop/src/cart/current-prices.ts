import type { PriceNews } from './price-news.ts';

/** The prices of the cart, as its panel keeps them for checkout. */
export interface CurrentPrices {
  /** True while the price list is asked. */
  readonly checking: boolean;
  readonly news: PriceNews;
  /** Asks the price list again. */
  readonly refresh: () => Promise<void>;
  /** Called when the visitor has accepted the news. */
  readonly accept: () => void;
}
