import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import type { Product } from '@app/contracts/product';
import { addProduct, type Cart, setQuantity } from './cart.ts';

/** A product with how many of it are added to a cart. */
export interface CartAddition {
  readonly product: Product;
  readonly quantity: number;
}

/** The cart with the additions. What is in it already gets a higher quantity. */
export const withAdditions = (cart: Cart, additions: readonly CartAddition[]): Cart =>
  additions.reduce((filled, { product, quantity }) => {
    const before = filled.find(({ sku }) => sku === product.sku)?.quantity ?? 0;
    return setQuantity(addProduct(filled, product), product.sku, before + quantity);
  }, cart);

/** Names of the products of which one order does not take as many. */
export function beyondLimits(cart: Cart, additions: readonly CartAddition[]): readonly string[] {
  const newProducts = additions.filter(
    ({ product }) => !cart.some(({ sku }) => sku === product.sku),
  );
  const noRoom = newProducts.slice(Math.max(0, CART_LINE_LIMIT - cart.length));
  const tooMany = additions.filter(({ product, quantity }) => {
    const before = cart.find(({ sku }) => sku === product.sku)?.quantity ?? 0;
    return before + quantity > QUANTITY_LIMIT;
  });
  return [...new Set([...noRoom, ...tooMany].map(({ product }) => product.name))];
}
