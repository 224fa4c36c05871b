import { encodeOrder, type WireOrder } from '@app/contracts/order-summary';
import { failed, type Result, success } from '@app/result';
import type { LeadStore } from '../leads/ports.ts';
import { orderKind } from './order-kind.ts';
import { orderRecords } from './order-record.ts';

const tokenShape = /^[0-9a-f]{32}$/;

/** An order as its link shows it: the products, but not the customer. */
export async function readOrder(
  leads: LeadStore,
  token: string,
): Promise<Result<WireOrder, { kind: 'not-found' }>> {
  const lead = tokenShape.test(token) ? await leads.findByToken(token) : undefined;
  if (lead?.kind !== orderKind.name) return failed({ kind: 'not-found' });
  const read = orderRecords.read(lead.payload);
  if (!read.ok) throw new Error(`The record of order ${lead.reference} cannot be read`);
  const { lines, total, vat, includeInstallEstimate } = read.value;
  const { reference, receivedAt } = lead;
  return success(
    encodeOrder({ reference, placedAt: receivedAt, lines, total, vat, includeInstallEstimate }),
  );
}
