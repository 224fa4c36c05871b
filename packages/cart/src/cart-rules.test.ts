import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/cart-line';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addProduct, type Cart, cartTotal, itemCount, removeProduct, setQuantity } from './cart.ts';
import { aProduct } from './testing/builders.ts';

const sku = fc.constantFrom('A', 'B', 'C', 'D');
const step = fc.oneof(
  fc
    .record({ sku, price: fc.nat(10_000_000) })
    .map((changes) => (cart: Cart) => addProduct(cart, aProduct(changes))),
  fc.record({ sku, quantity: fc.oneof(fc.integer({ min: -5, max: 2000 }), fc.double()) }).map(
    ({ sku, quantity }) =>
      (cart: Cart) =>
        setQuantity(cart, sku, quantity),
  ),
  sku.map((sku) => (cart: Cart) => removeProduct(cart, sku)),
);

test('a cart keeps its limits after any sequence of changes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const cart = steps.reduce<Cart>((before, change) => change(before), []);
      expect(new Set(cart.map(({ sku }) => sku)).size).toBe(cart.length);
      expect(cart.length).toBeLessThanOrEqual(CART_LINE_LIMIT);
      for (const { quantity } of cart) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_LIMIT).toBe(
          true,
        );
      }
      expect(itemCount(cart)).toBe(cart.reduce((sum, { quantity }) => sum + quantity, 0));
      const repeated = cart.flatMap(({ price, quantity }) => Array(quantity).fill(price));
      expect(cartTotal(cart)).toBe(repeated.reduce((sum, cents) => sum + cents, 0));
    }),
  );
});

test('a change returns a new cart and leaves the old one as it was', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), step, (steps, last) => {
      const cart = steps.reduce<Cart>((before, change) => change(before), []);
      const before = structuredClone(cart);
      last(cart);
      expect(cart).toEqual(before);
    }),
  );
});
