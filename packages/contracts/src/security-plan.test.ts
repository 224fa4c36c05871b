import * as v from 'valibot';
import { expect, test } from 'vitest';
import { encodePlan, SecurityPlan } from './security-plan.ts';

const totals = {
  subtotal: 1_399_99,
  vat: 210_00,
  total: 1_609_99,
  currency: 'ZAR',
  priceListDate: '2026-11-20',
};
const bom = [
  {
    quantity: 2,
    item: 'Vantis IP camera',
    justification: 'One at each door: 2 doors',
    system: 'Video',
    sku: 'CAM-1',
    unitPrice: 804_95,
    lineTotal: 1_609_90,
  },
  { quantity: 1, item: 'Bracket', justification: 'One a camera', system: 'Video' },
];
const plan: SecurityPlan = {
  questions: [],
  requirements: [],
  risk_assessment: [],
  bom,
  totals,
  assumptions: [],
  exclusions: [],
  compliance: [],
  refusals: [],
  calculations: [],
  layout: {
    width: 0,
    depth: 0,
    notes: [],
    walls: [],
    openings: [],
    rooms: [],
    devices: [],
    fence: [],
  },
  commissioning: [],
  nextSteps: [],
  budgets: [{ level: 'essential', totals, bom, differences: [], risk: 'None' }],
  source: 'rules',
};

test('a plan is sent with amounts in rand and read in cents, and a line to be quoted has none', () => {
  const sent = encodePlan(plan);
  const inRand = { ...totals, subtotal: 1399.99, vat: 210, total: 1609.99 };
  const lines = [{ ...bom[0], unitPrice: 804.95, lineTotal: 1609.9 }, bom[1]];
  expect(sent).toMatchObject({ bom: lines, totals: inRand });
  expect(sent.budgets[0]).toMatchObject({ bom: lines, totals: inRand });
  expect(Object.keys(sent.bom[1] ?? {})).toEqual(['quantity', 'item', 'justification', 'system']);
  expect(v.parse(SecurityPlan, JSON.parse(JSON.stringify(sent)))).toEqual(plan);
});
