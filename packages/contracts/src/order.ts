import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { SKU_LIMIT } from './product.ts';
import { emailAddress, line } from './text.ts';

export const QUANTITY_LIMIT = 999;
export const CART_LINE_LIMIT = 200;
export const wholeQuantity = `Quantity must be a whole number from 1 to ${QUANTITY_LIMIT}`;

/**
 * A cart line as the browser sends it. Only the SKU and the quantity count: names and prices are
 * taken from the price list when the order is placed.
 */
const OrderedLine = v.object({
  Sku: v.pipe(v.string(), v.minLength(1), v.maxLength(SKU_LIMIT)),
  quantity: v.pipe(
    v.number(wholeQuantity),
    v.integer(wholeQuantity),
    v.minValue(1, wholeQuantity),
    v.maxValue(QUANTITY_LIMIT, wholeQuantity),
  ),
  Product: v.optional(v.string()),
  Category: v.optional(v.string()),
  Cost: v.optional(v.number()),
  Price: v.optional(v.number()),
});

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
  includeInstallEstimate: v.optional(v.boolean(), false),
});
export type OrderRequest = v.InferOutput<typeof OrderRequest>;

export const OrderReceipt = v.object({
  success: v.literal(true),
  reference: v.string(),
  /** Rand, VAT included, from the price list at the moment of the order. */
  total: v.number(),
  /** Path of the order's own page; whoever has it can read the order. */
  link: v.string(),
});
export type OrderReceipt = v.InferOutput<typeof OrderReceipt>;

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order-confirmation',
  summary: 'Place an order; lines are repriced from the price list',
  request: OrderRequest,
  response: OrderReceipt,
  recordsLead: true,
});

/** An order as its link shows it: no name, e-mail address or phone number. */
export const OrderSummary = v.object({
  reference: v.string(),
  placedAt: v.string(),
  lines: v.array(
    v.object({
      Sku: v.string(),
      Product: v.string(),
      quantity: v.number(),
      Price: v.number(),
      lineTotal: v.number(),
    }),
  ),
  total: v.number(),
  vat: v.number(),
  includeInstallEstimate: v.boolean(),
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;

export const readOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:token',
  summary: 'An order by the unguessable token of its link',
  response: OrderSummary,
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
