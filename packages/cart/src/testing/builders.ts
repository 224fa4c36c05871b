import type { Product } from '@app/contracts/product';
import type { CartLine } from '../cart.ts';

export const aProduct = (changes: Partial<Product> = {}): Product => ({
  Sku: 'CAM-4MP',
  Product: '4MP dome camera',
  Category: 'CAMERAS',
  Cost: 500,
  Price: 804.9,
  ...changes,
});

export const aLine = (changes: Partial<CartLine> = {}): CartLine => ({
  ...aProduct(),
  quantity: 1,
  ...changes,
});

/** Lines of one, `SKU-0` and on. */
export const linesOf = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => aLine({ Sku: `SKU-${index}` }));
