import { lineTotal } from '@app/cart';
import { type CartLine, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import { failed, type Result, success } from '@app/result';
import type { StoredProduct } from '../catalogue/ports.ts';
import type { OrderRecord } from './order-record.ts';

type OrderRecordLine = OrderRecord['lines'][number];

export type LineFailure =
  | { readonly kind: 'unknown-products'; readonly fields: Record<string, string> }
  | { readonly kind: 'too-many'; readonly fields: Record<string, string> };

/**
 * Lines of an order at the prices of the list, one for each product; only SKU and quantity are
 * taken from the request. Failures name each bad line by its index in the cart as it was sent.
 */
export function repriceLines(
  cart: readonly Pick<CartLine, 'sku' | 'quantity'>[],
  products: readonly StoredProduct[],
): Result<OrderRecordLine[], LineFailure> {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const unknown: Record<string, string> = {};
  const tooMany: Record<string, string> = {};
  const lines = new Map<string, OrderRecordLine>();
  for (const [index, { sku, quantity }] of cart.entries()) {
    const product = bySku.get(sku);
    if (!product) {
      unknown[`cart.${index}.Sku`] = 'This product is no longer in the price list';
      continue;
    }
    const sum = (lines.get(sku)?.quantity ?? 0) + quantity;
    if (sum > QUANTITY_LIMIT) {
      tooMany[`cart.${index}.quantity`] = `An order has at most ${QUANTITY_LIMIT} of a product`;
      continue;
    }
    lines.set(sku, toLine(product, sum));
  }
  if (Object.keys(unknown).length > 0) return failed({ kind: 'unknown-products', fields: unknown });
  if (Object.keys(tooMany).length > 0) return failed({ kind: 'too-many', fields: tooMany });
  return success([...lines.values()]);
}

const toLine = (product: StoredProduct, quantity: number): OrderRecordLine => ({
  sku: product.sku,
  name: product.name,
  category: product.category,
  price: product.price,
  quantity,
  lineTotal: lineTotal({ price: product.price, quantity }),
});
