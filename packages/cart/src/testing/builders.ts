import type { CartLine } from '@app/contracts/cart-line';
import type { Product } from '@app/contracts/product';

export const aProduct = (changes: Partial<Product> = {}): Product => ({
  sku: 'CAM-4MP',
  name: '4MP dome camera',
  category: 'CAMERAS',
  cost: 50_000,
  price: 80_490,
  ...changes,
});

export const aLine = (changes: Partial<CartLine> = {}): CartLine => ({
  ...aProduct(),
  quantity: 1,
  ...changes,
});

/** Lines of one, `SKU-0` and on. */
export const linesOf = (count: number): CartLine[] =>
  Array.from({ length: count }, (_, index) => aLine({ sku: `SKU-${index}` }));
