import { CART_LINE_LIMIT, type CartLine, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import type { Cents } from '@app/contracts/money';
import type { Product } from '@app/contracts/product';

export type Cart = readonly CartLine[];

/**
 * Adds one item; a SKU that is already in the cart gets a higher quantity instead of a second line.
 */
export function addProduct(cart: Cart, product: Product): Cart {
  const present = cart.find((line) => line.sku === product.sku);
  if (present) return setQuantity(cart, product.sku, present.quantity + 1);
  return cart.length < CART_LINE_LIMIT ? [...cart, { ...product, quantity: 1 }] : cart;
}

/** Zero or less removes the line; anything that is not a whole number leaves the cart as it is. */
export function setQuantity(cart: Cart, sku: string, quantity: number): Cart {
  if (!Number.isInteger(quantity)) return cart;
  if (quantity <= 0) return removeProduct(cart, sku);
  const bounded = Math.min(quantity, QUANTITY_LIMIT);
  return cart.map((line) => (line.sku === sku ? { ...line, quantity: bounded } : line));
}

export const removeProduct = (cart: Cart, sku: string): Cart =>
  cart.filter((line) => line.sku !== sku);

export const lineTotal = (line: Pick<CartLine, 'price' | 'quantity'>): Cents =>
  line.price * line.quantity;

export const cartTotal = (cart: readonly Pick<CartLine, 'price' | 'quantity'>[]): Cents =>
  cart.reduce((total, line) => total + lineTotal(line), 0);

export const itemCount = (cart: Cart): number =>
  cart.reduce((count, line) => count + line.quantity, 0);

/**
 * True when a product is a camera, monitor or display: those are what customers ask us to mount.
 */
export const needsInstallEstimate = (lines: readonly Pick<Product, 'category'>[]): boolean =>
  lines.some((line) => /CAMERA|MONITOR|DISPLAY/i.test(line.category));

/** A product whose price is another one than when it was added. */
export interface PriceChange {
  readonly sku: string;
  readonly name: string;
  readonly before: Cents;
  readonly now: Cents;
}

export interface Repricing {
  readonly cart: Cart;
  readonly changed: readonly PriceChange[];
  /** Names of products that the price list no longer has. */
  readonly gone: readonly string[];
}

/**
 * Updates a cart to the current price list; `current` has a product for each SKU that is still
 * listed.
 */
export function reprice(cart: Cart, current: readonly Product[]): Repricing {
  const bySku = new Map(current.map((product) => [product.sku, product]));
  const kept = cart.flatMap((line) => {
    const product = bySku.get(line.sku);
    return product ? [{ ...product, quantity: line.quantity }] : [];
  });
  const changed = cart.flatMap(({ sku, price: before }) => {
    const product = bySku.get(sku);
    if (product === undefined || product.price === before) return [];
    return [{ sku, name: product.name, before, now: product.price }];
  });
  return {
    cart: kept,
    changed,
    gone: cart.filter((line) => !bySku.has(line.sku)).map((line) => line.name),
  };
}
