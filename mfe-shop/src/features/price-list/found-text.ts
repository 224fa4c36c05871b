import { counted } from '@app/wording/counted';
import type { PriceListData } from './load-price-list.ts';

/** What a search found, in a sentence; undefined without a search, and when it found nothing. */
export function foundText({ catalogue }: PriceListData): string | undefined {
  if (!catalogue || catalogue.term === '' || catalogue.productCount === 0) return undefined;
  const { term, productCount, corrected } = catalogue;
  const products = counted(productCount, 'product', 'products');
  return corrected === undefined
    ? `${products} found for "${term}".`
    : `Nothing matches "${term}" exactly. ${products} found for "${corrected}".`;
}
