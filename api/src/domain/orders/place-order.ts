import { cartTotal, needsInstallEstimate } from '@app/cart';
import { vatIncludedIn } from '@app/contracts/money';
import { encodeReceipt, type OrderRequest, type WireReceipt } from '@app/contracts/order';
import { failed, type Result, success } from '@app/result';
import { orderPath } from '@app/site/paths';
import type {
  AcceptedRequest,
  CannotMeet,
  LeadServices,
  PreparedLead,
} from '../leads/lead-declaration.ts';
import type { OrderRecord } from './order-record.ts';
import { repriceLines } from './reprice-lines.ts';

const PRICES_CHANGED =
  'Prices have changed since you reviewed this order, so it was not sent. Please check the new total.';
const NO_PRICE_LIST = 'The price list is not available at the moment. Please try again later.';

/** An order at the prices that visitors are shown, whatever prices the request names. */
export const acceptOrder = (
  request: OrderRequest,
  services: LeadServices,
): AcceptedRequest<OrderRecord, WireReceipt> => ({
  suspect: false,
  substance: {
    email: request.email,
    name: request.name,
    phone: request.phone,
    // The member names of the wire, because fingerprints of stored orders were made with them.
    cart: request.cart.map(({ sku, quantity }) => ({ Sku: sku, quantity })),
    includeInstallEstimate: request.includeInstallEstimate,
  },
  prepare: () => priceOrder(request, services),
});

async function priceOrder(
  request: OrderRequest,
  { prices, vatRate }: LeadServices,
): Promise<Result<PreparedLead<OrderRecord, WireReceipt>, CannotMeet>> {
  const skus = [...new Set(request.cart.map((line) => line.sku))];
  const shown = await prices.find(skus);
  if (!shown) return failed({ kind: 'unavailable', message: NO_PRICE_LIST });
  const priced = repriceLines(request.cart, shown.products);
  if (!priced.ok) return failed({ kind: 'bad-fields', fields: priced.failure.fields });
  const record = toRecord(request, priced.value, shown.versionId, vatRate);
  if (record.total !== (request.reviewedTotal ?? record.total)) {
    return failed({ kind: 'not-as-seen', fields: { reviewedTotal: PRICES_CHANGED } });
  }
  return success({
    record,
    kept: ({ reference, token }) =>
      encodeReceipt({ success: true, reference, total: record.total, link: orderPath(token) }),
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
