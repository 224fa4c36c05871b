import { toRand } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';
import type { StoredProduct } from '../ports.ts';

/** A product as the API sends it, money in rand. Without `Cost` when the operator hides it. */
export function toWireProduct(product: StoredProduct, hideCost: boolean): Product {
  const { sku, name, category, cost, price } = product;
  return {
    Sku: sku,
    Product: name,
    Category: category,
    ...(hideCost ? {} : { Cost: toRand(cost) }),
    Price: toRand(price),
  };
}
