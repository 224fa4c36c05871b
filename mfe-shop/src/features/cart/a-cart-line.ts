import type { CartLine } from '@app/contracts/cart-line';

/** A cart line for tests; name only what the test is about. */
export const aCartLine = (line: Partial<CartLine> = {}): CartLine => ({
  sku: 'VT-4T',
  name: 'Turret camera',
  category: 'IP CAMERAS',
  price: 10_000,
  quantity: 1,
  ...line,
});
