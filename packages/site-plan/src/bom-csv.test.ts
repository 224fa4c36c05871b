import type { SecurityPlan } from '@app/contracts/security-plan';
import { describe, expect, test } from 'vitest';
import { bomCsv } from './bom-csv.ts';

const plan: Pick<SecurityPlan, 'bom' | 'totals'> = {
  bom: [
    {
      quantity: 2,
      item: '4 MP turret camera 2.8 mm',
      justification: 'Entrances: one view at each of 1 door; Boundary views: 30 m ÷ 30 m = 1',
      system: 'Video',
      sku: 'VT-IP4T28',
      unitPrice: 1234_90,
      lineTotal: 2469_80,
    },
    {
      quantity: 1,
      item: '8-channel recorder',
      justification: 'Recorder: 2 cameras × 1.2 = 2.4 channels, next size 4',
      system: 'Video',
    },
    {
      quantity: 8,
      item: 'Pet-immune detector 25 kg',
      justification: 'One detector in each room that a burglar could enter: 8 rooms',
      system: 'Alarm',
      sku: 'ST-PIRP',
      unitPrice: 364_90,
      lineTotal: 2919_20,
    },
    {
      quantity: 10,
      item: 'Installation, technician hour',
      justification: '2 cameras, 8 detectors, handover 2 h; +10%',
      system: 'Labour',
      sku: 'LB-T',
      unitPrice: 460_10,
      lineTotal: 4601_00,
    },
  ],
  totals: { subtotal: 8686_96, vat: 1303_04, total: 9990_00, currency: 'ZAR' },
};
const withItem = (item: string) =>
  bomCsv({ ...plan, bom: plan.bom.slice(0, 1).map((line) => ({ ...line, item })) }).split(
    '\r\n',
  )[1];

test('the file has a line for each line of the bill and its totals, for Excel too', () => {
  expect(bomCsv(plan)).toBe(
    [
      '\ufeffLine,System,Quantity,Item,SKU,Unit price,Line total,Why',
      '1,Video,2,4 MP turret camera 2.8 mm,VT-IP4T28,1234.90,2469.80,"Entrances: one view at each of 1 door; Boundary views: 30 m ÷ 30 m = 1"',
      '2,Video,1,8-channel recorder,,To be quoted,To be quoted,"Recorder: 2 cameras × 1.2 = 2.4 channels, next size 4"',
      '3,Alarm,8,Pet-immune detector 25 kg,ST-PIRP,364.90,2919.20,One detector in each room that a burglar could enter: 8 rooms',
      '4,Labour,10,"Installation, technician hour",LB-T,460.10,4601.00,"2 cameras, 8 detectors, handover 2 h; \'+10%"',
      ',,,"Sub-total, without VAT",,,8686.96,',
      ',,,VAT,,,1303.04,',
      ',,,Total,,,9990.00,',
      '',
    ].join('\r\n'),
  );
});

describe('an item of the price list', () => {
  test.each(['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(1)', ' =1+1', '|calc'])(
    'that begins like a formula is text: %j',
    (item) => {
      expect(withItem(item)).toContain(`'${item.replaceAll('"', '""')}`);
    },
  );

  test.each(['\t=1', '\r=1'])('and that begins one after a tab or line end: %j', (item) => {
    expect(withItem(item)).toContain(`'${item.replace('=', "'=")}`);
  });

  test('with quotes, commas and line breaks stays one cell', () => {
    expect(
      bomCsv({ ...plan, bom: plan.bom.map((line) => ({ ...line, item: '22" LED,\nwall' })) }),
    ).toContain(',"22"" LED,\nwall",');
  });
});
