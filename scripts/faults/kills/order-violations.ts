import { isDeepStrictEqual } from 'node:util';
import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import type { Lead, LeadStore } from '@app/api/domain/leads/ports';
import { type OrderRecord, orderRecords } from '@app/api/domain/orders/order-record';
import { collect } from '@app/api/testing/collect';
import { toRand, vatIncludedIn } from '@app/contracts/money';
import type { AcknowledgedOrder } from './order-clients.ts';

/** The price list of the run. */
export interface PriceList {
  readonly id: string;
  /** Only products for which customers can ask for an installation estimate. */
  readonly products: readonly StoredProduct[];
  readonly vatRate: number;
}

/**
 * Describes what is wrong with the stored orders. Each acknowledged order must be stored once,
 * complete and as it was acknowledged, and there must be no other.
 */
export async function orderViolations(
  leads: LeadStore,
  acknowledged: readonly AcknowledgedOrder[],
  priceList: PriceList,
): Promise<string[]> {
  const stored = await collect(leads.since(''));
  const byKey = Map.groupBy(stored, ({ id }) => id);
  const byReference = Map.groupBy(stored, ({ reference }) => reference);
  const violations: string[] = [];
  for (const order of acknowledged) {
    const { key, receipt } = order;
    const found = byReference.get(receipt.reference) ?? [];
    const [lead] = found;
    const token = receipt.link.slice(-32);
    const linked = await leads.findByToken(token);
    const wrong = lead
      ? [
          ...(found.length > 1 || byKey.get(key)?.length !== 1 ? ['is there more than once'] : []),
          ...differences(lead, order, priceList),
          ...(linked?.id === key ? [] : ['is not found by its link']),
        ]
      : ['is lost'];
    violations.push(...wrong.map((what) => `order ${receipt.reference} (${key}) ${what}`));
  }
  const keys = new Set(acknowledged.map(({ key }) => key));
  const strangers = stored.filter(({ id }) => !keys.has(id));
  violations.push(...strangers.map(({ id }) => `order ${id} is there and was never acknowledged`));
  return violations;
}

function differences(lead: Lead, order: AcknowledgedOrder, priceList: PriceList): string[] {
  const record = expectedRecord(order, priceList);
  return [
    ...(lead.id === order.key ? [] : [`is stored under ${lead.id}`]),
    ...(isDeepStrictEqual(lead.payload, orderRecords.toPayload(record))
      ? []
      : ['is not stored as it was ordered']),
    ...(isDeepStrictEqual(lead.answer, order.receipt) ? [] : ['is stored with another answer']),
    ...(toRand(record.total) === order.receipt.total ? [] : ['was acknowledged at a wrong total']),
  ];
}

function expectedRecord({ request }: AcknowledgedOrder, priceList: PriceList): OrderRecord {
  const { cart, email, name, phone, includeInstallEstimate = false } = request;
  const lines = cart.flatMap(({ Sku, quantity }) =>
    priceList.products
      .filter(({ sku }) => sku === Sku)
      .map(({ cost: _, ...product }) => ({
        ...product,
        quantity,
        lineTotal: product.price * quantity,
      })),
  );
  const total = lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
  return {
    customer: { email, name, phone },
    lines,
    total,
    vat: vatIncludedIn(total, priceList.vatRate),
    includeInstallEstimate,
    priceListVersion: priceList.id,
  };
}
