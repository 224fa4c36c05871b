import * as v from 'valibot';
import { encodeProduct, type Product, productMembers, productOf } from './product.ts';

/** Most lines of a cart or an order. */
export const CART_LINE_LIMIT = 200;
export const QUANTITY_LIMIT = 999;
const wholeQuantity = `Quantity must be a whole number from 1 to ${QUANTITY_LIMIT}`;

export const Quantity = v.pipe(
  v.number(wholeQuantity),
  v.integer(wholeQuantity),
  v.minValue(1, wholeQuantity),
  v.maxValue(QUANTITY_LIMIT, wholeQuantity),
);

/** A product in a cart or an order. `quantity` is a whole number from 1 up. */
export interface CartLine extends Product {
  readonly quantity: number;
}

/** A cart line as browsers store and send it: the members of the product, money in rand, and the quantity. */
export const CartLine = v.pipe(
  v.object({ ...productMembers, quantity: Quantity }),
  v.transform(({ quantity, ...members }): CartLine => ({ ...productOf(members), quantity })),
);
export type WireCartLine = v.InferInput<typeof CartLine>;

export const encodeCartLine = ({ quantity, ...product }: CartLine): WireCartLine => ({
  ...encodeProduct(product),
  quantity,
});
