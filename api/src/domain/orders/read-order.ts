import { toRand } from '@app/contracts/money';
import type { OrderSummary } from '@app/contracts/order';
import { failed, type Result, success } from '@app/result';
import type { LeadStore } from '../leads/ports.ts';
import { orderKind } from './order-kind.ts';
import { orderRecords } from './order-record.ts';

const tokenShape = /^[0-9a-f]{32}$/;

/** An order as whoever has its link may see it: what was ordered, not by whom. */
export async function readOrder(
  leads: LeadStore,
  token: string,
): Promise<Result<OrderSummary, { kind: 'not-found' }>> {
  const lead = tokenShape.test(token) ? await leads.findByToken(token) : undefined;
  if (lead?.kind !== orderKind.name) return failed({ kind: 'not-found' });
  const read = orderRecords.read(lead.payload);
  if (!read.ok) throw new Error(`The record of order ${lead.reference} cannot be read`);
  const order = read.value;
  return success({
    reference: lead.reference,
    placedAt: lead.receivedAt,
    lines: order.lines.map((line) => ({
      Sku: line.sku,
      Product: line.name,
      quantity: line.quantity,
      Price: toRand(line.price),
      lineTotal: toRand(line.lineTotal),
    })),
    total: toRand(order.total),
    vat: toRand(order.vat),
    includeInstallEstimate: order.includeInstallEstimate,
  });
}
