import type { CartLine } from '@app/cart';

/** A cart line for tests; name only what the test is about. */
export const aCartLine = (line: Partial<CartLine> = {}): CartLine => ({
  Sku: 'VT-4T',
  Product: 'Turret camera',
  Category: 'IP CAMERAS',
  Price: 100,
  quantity: 1,
  ...line,
});
