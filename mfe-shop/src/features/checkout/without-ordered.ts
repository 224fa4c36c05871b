import { type Cart, setQuantity } from '@app/cart';

/** What stays in the cart after an order: what came into it while the order was on its way. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  ordered.reduce<Cart>((left, { sku, quantity }) => {
    const present = left.find((line) => line.sku === sku);
    return present ? setQuantity(left, sku, present.quantity - quantity) : left;
  }, cart);
