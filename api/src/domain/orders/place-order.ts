import { cartTotal, needsInstallEstimate } from '@app/cart';
import { vatIncludedIn } from '@app/contracts/money';
import { encodeReceipt, type OrderRequest, type WireReceipt } from '@app/contracts/order';
import { failed, type Result, success } from '@app/result';
import { orderPath } from '@app/site/paths';
import type { PriceListStore } from '../catalogue/ports.ts';
import {
  type Arrival,
  type LeadContent,
  type LeadDesk,
  type NotRecorded,
  recordLead,
} from '../leads/record-lead.ts';
import type { OrderRecord } from './order-record.ts';
import { type LineFailure, repriceLines } from './reprice-lines.ts';

export interface OrderDesk extends LeadDesk {
  readonly priceLists: PriceListStore;
  /** Such as 0.15; prices include it. */
  readonly vatRate: number;
}

type PricingFailure = LineFailure | { readonly kind: 'no-price-list' };
export type OrderFailure = PricingFailure | NotRecorded;

/** Records an order at the prices of the active price list, whatever prices the request names. */
export function placeOrder(
  desk: OrderDesk,
  request: OrderRequest,
  arrival: Arrival,
): Promise<Result<WireReceipt, OrderFailure>> {
  const submission = {
    ...arrival,
    kind: 'order',
    referencePrefix: 'ORD',
    suspect: false,
    substance: {
      email: request.email,
      name: request.name,
      phone: request.phone,
      // Named as on the wire: fingerprints of stored orders were made from these names.
      cart: request.cart.map(({ sku, quantity }) => ({ Sku: sku, quantity })),
      includeInstallEstimate: request.includeInstallEstimate,
    },
  } as const;
  return recordLead(desk, submission, () => priceOrder(desk, request));
}

async function priceOrder(
  desk: OrderDesk,
  request: OrderRequest,
): Promise<Result<LeadContent<WireReceipt>, PricingFailure>> {
  const version = await desk.priceLists.active();
  if (!version) return failed({ kind: 'no-price-list' });
  const skus = [...new Set(request.cart.map((line) => line.sku))];
  const products = await desk.priceLists.find(version.id, skus);
  const priced = repriceLines(request.cart, products);
  if (!priced.ok) return priced;
  const payload = toRecord(request, priced.value, version.id, desk.vatRate);
  return success({
    payload,
    answer: ({ reference, token }) =>
      encodeReceipt({ success: true, reference, total: payload.total, link: orderPath(token) }),
  });
}

function toRecord(
  request: OrderRequest,
  lines: OrderRecord['lines'],
  priceListVersion: string,
  vatRate: number,
): OrderRecord {
  const { email, name, phone, includeInstallEstimate } = request;
  const total = cartTotal(lines);
  return {
    customer: { email, name, phone },
    lines,
    total,
    vat: vatIncludedIn(total, vatRate),
    includeInstallEstimate: includeInstallEstimate && needsInstallEstimate(lines),
    priceListVersion,
  };
}
