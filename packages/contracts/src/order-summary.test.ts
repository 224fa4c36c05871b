import * as v from 'valibot';
import { expect, test } from 'vitest';
import { encodeOrder, OrderSummary } from './order-summary.ts';

const wire = {
  reference: 'ORD-7K2M',
  placedAt: '2026-11-21T12:05:00.000Z',
  lines: [{ Sku: 'A', Product: 'Camera', quantity: 2, Price: 804.9, lineTotal: 1609.8 }],
  total: 1609.8,
  vat: 209.97,
  includeInstallEstimate: true,
};

test('an order has rand on the wire and cents inside', () => {
  const order = v.parse(OrderSummary, wire);
  expect(order).toEqual({
    ...wire,
    lines: [{ sku: 'A', name: 'Camera', quantity: 2, price: 80_490, lineTotal: 160_980 }],
    total: 160_980,
    vat: 20_997,
  });
  expect(encodeOrder(order)).toEqual(wire);
});

test('an order from a newer API is read without the members that are not known', () => {
  const lines = wire.lines.map((line) => ({ ...line, Colour: 'white' }));
  const newer = { ...wire, lines, status: 'packed' };
  expect(v.parse(OrderSummary, newer)).toEqual(v.parse(OrderSummary, wire));
});
