import { type OrderRequest, QUANTITY_LIMIT } from '@app/contracts/order';
import { failed, type Result, success } from '@app/result';
import type { StoredProduct } from '../catalogue/ports.ts';
import type { OrderRecordLine } from './order-record.ts';

type OrderedLine = OrderRequest['cart'][number];

export type LineFailure =
  | { readonly kind: 'unknown-products'; readonly fields: Record<string, string> }
  | { readonly kind: 'too-many'; readonly fields: Record<string, string> };

/**
 * Lines of an order at the prices of the list, one a product; nothing but SKU and quantity is taken
 * from the request. Failures name each bad line by its place in the cart as it was sent.
 */
export function repriceLines(
  cart: readonly OrderedLine[],
  products: readonly StoredProduct[],
): Result<readonly OrderRecordLine[], LineFailure> {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  const unknown: Record<string, string> = {};
  const tooMany: Record<string, string> = {};
  const lines = new Map<string, OrderRecordLine>();
  for (const [index, { Sku, quantity }] of cart.entries()) {
    const product = bySku.get(Sku);
    if (!product) {
      unknown[`cart.${index}.Sku`] = 'This product is no longer in the price list';
      continue;
    }
    const sum = (lines.get(Sku)?.quantity ?? 0) + quantity;
    if (sum > QUANTITY_LIMIT) {
      tooMany[`cart.${index}.quantity`] = `An order has at most ${QUANTITY_LIMIT} of a product`;
      continue;
    }
    lines.set(Sku, toLine(product, sum));
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
  lineTotal: product.price * quantity,
});
