import type { Lead } from '@app/api/domain/leads/ports';
import { aReport, aWording } from '@app/api/testing/builders';
import { newerLead, storedLeads, unknownLead } from '@app/api/testing/stored-leads';
import { expect, test } from 'vitest';
import { csvHeader, csvRow, jsonLine } from './lead-export.ts';

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

test('the table begins with the bytes by which Excel knows UTF-8, and only its first line does', () => {
  const table = Buffer.from(csvHeader() + csvRow({ ...lead, payload: { name: 'Zoë' } }));
  expect(table.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(table.indexOf('\u{feff}', 3)).toBe(-1);
  expect(table.toString()).toMatch(/^\u{feff}reference,kind,.*\r\n.*Zoë/u);
});

test('a contact message becomes a CSV row in which no cell is a formula', () => {
  expect(csvRow(lead)).toBe(
    "MSG-7K3F-92QD,contact,2026-11-01T08:00:00.000Z,'=cmd(),thandi@example.com,,false,/contact," +
      '2025-03-19,"{""message"":""Hello""}",\r\n',
  );
});

test.each(storedLeads)(
  'a stored lead of kind $kind, version $version, has its visitor in the columns of a row',
  ({ kind, lead }) => {
    const row = csvRow(lead);
    expect(row).toMatch(new RegExp(`^${lead.reference},${kind},${lead.receivedAt},[^,]+,`));
    expect(row).toMatch(
      new RegExp(`,false,${lead.sourcePath},${lead.consentVersion},"?{.*}"?,\r\n$`),
    );
  },
);

test('an order has its customer in the same columns as a message', () => {
  const order = storedLeads.find(({ kind }) => kind === 'order')?.lead as Lead;
  expect(csvRow(order)).toContain(',Thandi Mkhize,thandi@example.com,0315550100,false,');
  expect(csvRow(order)).toContain('""total"":1204920');
});

test.each([
  ['of an unknown kind', unknownLead(), '{""version"":3,""who"":""Thandi""}'],
  ['with a record of a newer version', newerLead(), '{""version"":99}'],
  ['with a damaged record', { ...lead, payload: { name: 7 } }, '{""name"":7}'],
  ['without a record', { ...lead, payload: null }, 'null'],
])('a lead %s is a row with its payload as JSON', (_, exported, payload) => {
  const { reference, kind, receivedAt, sourcePath, consentVersion } = exported;
  const json = payload === 'null' ? payload : `"${payload}"`;
  expect(csvRow(exported)).toBe(
    `${reference},${kind},${receivedAt},,,,false,${sourcePath},${consentVersion},${json},\r\n`,
  );
});

test('a report is in the last column of the row', () => {
  expect(csvRow(lead, aReport({ markdown: '# Your report\n\nLock up.\n' }))).toMatch(
    /,"# Your report\n\nLock up.\n"\r\n$/,
  );
});

test('a lead as JSON has its report and what worded it', () => {
  const report = aReport({ leadId: lead.id, source: 'model', wording: aWording() });
  const line = JSON.parse(jsonLine(lead, report));
  expect(line).toMatchObject({ reference: lead.reference, receivedAt: lead.receivedAt });
  const { leadId, receivedAt, ...shown } = report;
  expect(line.report).toEqual(shown);
});

test('a lead as JSON has no id, token, fingerprint or answer', () => {
  const line = JSON.parse(jsonLine(lead));
  expect(line).toMatchObject({ reference: 'MSG-7K3F-92QD', payload: { message: 'Hello' } });
  for (const key of ['id', 'token', 'fingerprint', 'answer']) expect(line).not.toHaveProperty(key);
});
