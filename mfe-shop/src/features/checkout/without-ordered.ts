import { type Cart, setQuantity } from '@app/cart';

/** The cart after an order: only what was added while the order was being sent. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  ordered.reduce<Cart>((left, { sku, quantity }) => {
    const present = left.find((line) => line.sku === sku);
    return present ? setQuantity(left, sku, present.quantity - quantity) : left;
  }, cart);
