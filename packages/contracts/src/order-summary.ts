import * as v from 'valibot';
import type { CartLine } from './cart-line.ts';
import { defineEndpoint } from './endpoint.ts';
import { type Cents, toRand } from './money.ts';
import { rand } from './rand.ts';

/** A line of an order with what it costs in all. */
export interface OrderLine extends Omit<CartLine, 'category' | 'cost'> {
  readonly lineTotal: Cents;
}

const OrderLine = v.pipe(
  v.object({
    Sku: v.string(),
    Product: v.string(),
    quantity: v.number(),
    Price: rand,
    lineTotal: rand,
  }),
  v.transform(
    ({ Sku, Product, quantity, Price, lineTotal }): OrderLine => ({
      sku: Sku,
      name: Product,
      quantity,
      price: Price,
      lineTotal,
    }),
  ),
);

/** An order as its link shows it: no name, e-mail address or phone number. */
export const OrderSummary = v.object({
  reference: v.string(),
  placedAt: v.string(),
  lines: v.array(OrderLine),
  total: rand,
  vat: rand,
  includeInstallEstimate: v.boolean(),
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;

export type WireOrder = v.InferInput<typeof OrderSummary>;

export const encodeOrder = (order: OrderSummary): WireOrder => ({
  ...order,
  lines: order.lines.map(({ sku, name, quantity, price, lineTotal }) => ({
    Sku: sku,
    Product: name,
    quantity,
    Price: toRand(price),
    lineTotal: toRand(lineTotal),
  })),
  total: toRand(order.total),
  vat: toRand(order.vat),
});

export const readOrder = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:token',
  summary: 'An order by the unguessable token of its link',
  response: OrderSummary,
});
