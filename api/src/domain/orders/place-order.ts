import { needsInstallEstimate } from '@app/cart';
import { toRand, vatIncludedIn } from '@app/contracts/money';
import type { OrderReceipt, OrderRequest } from '@app/contracts/order';
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
import type { OrderRecord, OrderRecordLine } from './order-record.ts';
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
): Promise<Result<OrderReceipt, OrderFailure>> {
  const submission = {
    ...arrival,
    kind: 'order',
    referencePrefix: 'ORD',
    suspect: false,
    substance: {
      email: request.email,
      name: request.name,
      phone: request.phone,
      cart: request.cart.map(({ Sku, quantity }) => ({ Sku, quantity })),
      includeInstallEstimate: request.includeInstallEstimate,
    },
  } as const;
  return recordLead(desk, submission, () => priceOrder(desk, request));
}

async function priceOrder(
  desk: OrderDesk,
  request: OrderRequest,
): Promise<Result<LeadContent<OrderReceipt>, PricingFailure>> {
  const version = await desk.priceLists.active();
  if (!version) return failed({ kind: 'no-price-list' });
  const skus = [...new Set(request.cart.map((line) => line.Sku))];
  const products = await desk.priceLists.find(version.id, skus);
  const priced = repriceLines(request.cart, products);
  if (!priced.ok) return priced;
  const payload = toRecord(request, priced.value, version.id, desk.vatRate);
  return success({
    payload,
    answer: ({ reference, token }): OrderReceipt => ({
      success: true,
      reference,
      total: toRand(payload.total),
      link: orderPath(token),
    }),
  });
}

function toRecord(
  request: OrderRequest,
  lines: readonly OrderRecordLine[],
  priceListVersion: string,
  vatRate: number,
): OrderRecord {
  const { email, name, phone, includeInstallEstimate } = request;
  const total = lines.reduce((sum, line) => sum + line.lineTotal, 0);
  const mountable = needsInstallEstimate(lines.map(({ category }) => ({ Category: category })));
  return {
    customer: { email, name, phone },
    lines: [...lines],
    total,
    vat: vatIncludedIn(total, vatRate),
    includeInstallEstimate: includeInstallEstimate && mountable,
    priceListVersion,
  };
}
