import type { Lead } from '@app/api/domain/leads/ports';
import { expect, test } from 'vitest';
import { csvRow, jsonLine } from './lead-export.ts';

const lead: Lead = {
  id: 'key-00000001',
  kind: 'contact',
  reference: 'MSG-7K3F-92QD',
  token: '0123456789abcdef0123456789abcdef',
  receivedAt: '2026-11-01T08:00:00.000Z',
  fingerprint: 'f'.repeat(64),
  consentVersion: '2025-03-19',
  sourcePath: '/contact',
  suspect: false,
  payload: { name: '=cmd()', email: 'thandi@example.com', message: 'Hello' },
  answer: { success: true },
};

test('a message is a row, and no cell of it is a formula', () => {
  expect(csvRow(lead)).toBe(
    "MSG-7K3F-92QD,contact,2026-11-01T08:00:00.000Z,'=cmd(),thandi@example.com,,false,/contact," +
      '2025-03-19,"{""message"":""Hello""}"\r\n',
  );
});

test('an order has its customer in the same columns', () => {
  const customer = { name: 'Thandi', email: 'thandi@example.com', phone: '+27315550100' };
  const row = csvRow({ ...lead, kind: 'order', payload: { customer, total: 100 } });
  expect(row).toContain(`Thandi,thandi@example.com,'+27315550100,false`);
  expect(row).toContain('{""total"":100}');
});

test('a line of JSON has the lead without the keys to it', () => {
  const line = JSON.parse(jsonLine(lead));
  expect(line).toMatchObject({ reference: 'MSG-7K3F-92QD', payload: { message: 'Hello' } });
  for (const key of ['id', 'token', 'fingerprint', 'answer']) expect(line).not.toHaveProperty(key);
});
