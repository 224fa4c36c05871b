import * as v from 'valibot';
import { recordFormat } from '../leads/record-format.ts';

const cents = v.pipe(v.number(), v.integer());

/** An order as it is stored. Money is cents, VAT included. */
const OrderRecord = v.object({
  customer: v.object({ email: v.string(), name: v.string(), phone: v.string() }),
  lines: v.array(
    v.object({
      sku: v.string(),
      name: v.string(),
      category: v.string(),
      price: cents,
      quantity: v.number(),
      lineTotal: cents,
    }),
  ),
  total: cents,
  /** The VAT within the total. */
  vat: cents,
  includeInstallEstimate: v.boolean(),
  /** Version of the price list that the prices came from. */
  priceListVersion: v.string(),
});
export type OrderRecord = v.InferOutput<typeof OrderRecord>;

export const orderRecords = recordFormat(OrderRecord);
