import * as v from 'valibot';
import { CART_LINE_LIMIT, type CartLine, Quantity } from './cart-line.ts';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { toCents, toRand } from './money.ts';
import { SKU_LIMIT } from './product.ts';
import { rand } from './rand.ts';
import { emailAddress, line, longest } from './text.ts';

const unreadableLine =
  'This line of your cart cannot be read. Please remove it and add the product again.';

/**
 * A cart line as an order reads it. Only the SKU and the quantity count: names and prices are taken
 * from the price list when the order is placed.
 */
const OrderedLine = v.pipe(
  v.object(
    {
      Sku: v.pipe(
        v.string(unreadableLine),
        v.minLength(1, unreadableLine),
        longest(SKU_LIMIT, unreadableLine),
      ),
      quantity: Quantity,
      Product: v.optional(v.string(unreadableLine)),
      Category: v.optional(v.string(unreadableLine)),
      Cost: v.optional(v.number(unreadableLine)),
      Price: v.optional(v.number(unreadableLine)),
    },
    unreadableLine,
  ),
  v.transform(({ Sku, quantity }): Pick<CartLine, 'sku' | 'quantity'> => ({ sku: Sku, quantity })),
);

const emptyCart = 'Your cart is empty.';
const tooManyLines = `An order has at most ${CART_LINE_LIMIT} lines`;

/** What the visitor types at checkout. */
export const CheckoutDetails = v.object({
  email: emailAddress('Invalid email'),
  name: line(1, 'Name required'),
  phone: v.pipe(
    v.string('Phone must be 10+ digits'),
    v.trim(),
    v.regex(/^\d{10,20}$/, 'Phone must be 10+ digits'),
  ),
});
export type CheckoutDetails = v.InferOutput<typeof CheckoutDetails>;

const unreadableTotal = 'The total of this order cannot be read';

export const OrderRequest = v.object({
  ...CheckoutDetails.entries,
  cart: checkedFirst(
    v.pipe(v.array(v.unknown(), emptyCart), v.maxLength(CART_LINE_LIMIT, tooManyLines)),
    v.pipe(
      v.array(OrderedLine, emptyCart),
      v.minLength(1, emptyCart),
      v.maxLength(CART_LINE_LIMIT, tooManyLines),
    ),
  ),
  includeInstallEstimate: v.optional(v.boolean('Please answer yes or no'), false),
  /**
   * The total that the visitor reviewed, VAT included. When the order costs something else, it is
   * refused, so that the visitor is asked again.
   */
  reviewedTotal: v.optional(
    v.pipe(
      v.number(unreadableTotal),
      v.finite(unreadableTotal),
      v.minValue(0, unreadableTotal),
      v.transform(toCents),
    ),
  ),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;
export type WireOrderRequest = v.InferInput<typeof OrderRequest>;

export const OrderReceipt = v.object({
  success: v.literal(true),
  reference: v.string(),
  /** VAT included, from the price list at the moment of the order. */
  total: rand,
  /** Path of the page of this order. Anyone who has it can read the order. */
  link: v.string(),
});
export type OrderReceipt = v.InferOutput<typeof OrderReceipt>;

export type WireReceipt = v.InferInput<typeof OrderReceipt>;

export const encodeReceipt = (receipt: OrderReceipt): WireReceipt => ({
  ...receipt,
  total: toRand(receipt.total),
});

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order-confirmation',
  summary: 'Place an order; lines are repriced from the price list',
  request: OrderRequest,
  response: OrderReceipt,
  recordsLead: true,
});

export const cartTexts = {
  title: 'Shopping Cart',
  empty: 'Your cart is empty.',
  total: 'Total:',
  checkout: 'Checkout',
} as const;

export const checkoutTexts = {
  title: 'Checkout',
  email: 'Email',
  name: 'Name',
  phone: 'Phone',
  cancel: 'Cancel',
  submit: 'Submit Order',
  submitted: 'Order submitted!',
  installQuestion: 'Want an install estimate?',
  yes: 'Yes',
  no: 'No',
} as const;

/** How long "Order submitted!" stays before the dialog closes. */
export const CHECKOUT_CLOSE_MS = 2000;
