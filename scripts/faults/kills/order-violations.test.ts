import type { StoredProduct } from '@app/api/domain/catalogue/ports';
import type { Lead } from '@app/api/domain/leads/ports';
import { anOrder, aProduct } from '@app/api/testing/builders';
import { memoryStore } from '@app/api/testing/memory-store';
import { testApi } from '@app/api/testing/test-api';
import type { WireOrderRequest, WireReceipt } from '@app/contracts/order';
import { describe, expect, test } from 'vitest';
import type { AcknowledgedOrder } from './order-clients.ts';
import { orderViolations, type PriceList } from './order-violations.ts';

const KEY = 'order-key-1';

/** A placed order, and a function that checks a store with other leads in place of it. */
async function placedOrder() {
  const api = await testApi({ products: [aProduct()] });
  const request = anOrder() as WireOrderRequest;
  const answer = await api.post('/api/order-confirmation', request, { 'Idempotency-Key': KEY });
  const receipt: WireReceipt = await answer.json();
  const order: AcknowledgedOrder = { key: KEY, request, receipt, cutOffAt: '' };
  const [lead] = await api.leads();
  const version = await api.store.priceLists.active();
  if (!lead || !version) throw new Error('The order was not placed');
  const priceList: PriceList = {
    id: version.id,
    products: [aProduct()] satisfies StoredProduct[],
    vatRate: 0.15,
  };
  const violationsWith = async (...leads: readonly Lead[]) => {
    const store = memoryStore();
    for (const each of leads) await store.leads.insert(each);
    return orderViolations(store.leads, [order], priceList);
  };
  return { lead, order, violationsWith };
}

describe('orderViolations', () => {
  test('is empty if the order is stored as it was acknowledged', async () => {
    const { lead, violationsWith } = await placedOrder();
    expect(await violationsWith(lead)).toEqual([]);
  });

  test('reports an acknowledged order that is not stored', async () => {
    const { order, violationsWith } = await placedOrder();
    expect(await violationsWith()).toEqual([`order ${order.receipt.reference} (${KEY}) is lost`]);
  });

  test('reports an order that is stored twice', async () => {
    const { lead, violationsWith } = await placedOrder();
    const twin = { ...lead, id: 'order-key-2', token: '0'.repeat(32) };
    const found = await violationsWith(lead, twin);
    expect(found).toContainEqual(expect.stringContaining('is there more than once'));
  });

  test('reports an order that is stored again under another reference', async () => {
    const { lead, violationsWith } = await placedOrder();
    const again = { ...lead, id: 'order-key-2', reference: 'ORD-2222-2222', token: '0'.repeat(32) };
    expect(await violationsWith(lead, again)).toEqual([
      'order order-key-2 is there and was never acknowledged',
    ]);
  });

  test.each<[string, (payload: object) => unknown]>([
    ['no lines', (payload) => ({ ...payload, lines: [] })],
    ['another total', (payload) => ({ ...payload, total: 1 })],
    ['no customer', ({ ...payload }) => ({ ...payload, customer: undefined })],
    ['nothing', () => null],
  ])('reports an order that is stored with %s', async (_, change) => {
    const { lead, violationsWith } = await placedOrder();
    const found = await violationsWith({ ...lead, payload: change(lead.payload as object) });
    expect(found).toEqual([expect.stringContaining('is not stored as it was ordered')]);
  });

  test('reports an order with another stored answer, or that its link does not open', async () => {
    const { lead, violationsWith } = await placedOrder();
    expect(await violationsWith({ ...lead, answer: { success: true } })).toEqual([
      expect.stringContaining('is stored with another answer'),
    ]);
    expect(await violationsWith({ ...lead, token: '0'.repeat(32) })).toEqual([
      expect.stringContaining('is not found by its link'),
    ]);
  });
});
