import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const line = { item: 'Camera', justification: 'One: 1', system: 'Video' };

test('totals add up what has a price, and split off the VAT that prices include', () => {
  const lines = [
    { ...line, quantity: 2, sku: 'A', unitPrice: 50_00, lineTotal: 100_00 },
    { ...line, quantity: 1, sku: 'B', unitPrice: 15_01, lineTotal: 15_01 },
    { ...line, quantity: 7 },
  ];
  expect(totalsOf(lines, { vatRate: 0.15, priceListDate: '2026-11-20' })).toEqual({
    subtotal: 100_01,
    vat: 15_00,
    total: 115_01,
    currency: 'ZAR',
    priceListDate: '2026-11-20',
  });
});

test('totals without a price list are nil and name no date', () => {
  expect(totalsOf([{ ...line, quantity: 7 }], { vatRate: 0.15, priceListDate: undefined })).toEqual(
    { subtotal: 0, vat: 0, total: 0, currency: 'ZAR' },
  );
});
