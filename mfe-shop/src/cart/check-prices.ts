import type { ApiClient } from '@app/api-client';
import type { Cart } from '@app/cart';
import { readCurrentPrices } from '@app/contracts/current-prices';
import { applyCurrentPrices } from './apply-current-prices.ts';
import type { PriceNews } from './price-news.ts';

/** What the price list says about a cart. */
export interface PriceCheck {
  readonly news: PriceNews;
  /** Brings the cart up to date: prices, names, and products that are gone. */
  readonly update: (cart: Cart) => Cart;
}

/**
 * Compares a cart with the price list. `current` gives the cart at the moment of the answer.
 * Undefined when the cart is up to date.
 * @throws when the price list cannot be read.
 */
export async function checkPrices(
  api: ApiClient,
  current: () => Cart,
): Promise<PriceCheck | undefined> {
  const asked = new Set(current().map(({ sku }) => sku));
  const answer = await api.send(readCurrentPrices, { skus: [...asked] });
  if (!answer.ok) throw new Error(answer.failure.detail);
  const update = (cart: Cart) => applyCurrentPrices(cart, asked, answer.value).cart;
  const shown = current();
  const { cart, changed, gone } = applyCurrentPrices(shown, asked, answer.value);
  // A renamed product is no news, but the cart has to follow.
  if (JSON.stringify(cart) === JSON.stringify(shown)) return undefined;
  return { news: { changed, gone }, update };
}
