import type { WirePlan } from '@app/contracts/security-plan';
import { sampleLayout } from './sample-layout.ts';

const totals: WirePlan['totals'] = {
  subtotal: 8686.96,
  vat: 1303.04,
  total: 9990,
  currency: 'ZAR',
  priceListDate: '2026-11-02',
};

const bom: WirePlan['bom'] = [
  {
    quantity: 2,
    item: '4 MP turret camera 2.8 mm',
    justification: 'Entrances: one view at each of 1 door; Boundary views: 30 m ÷ 30 m = 1',
    system: 'Video',
    sku: 'VT-IP4T28',
    unitPrice: 1234.9,
    lineTotal: 2469.8,
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
    unitPrice: 364.9,
    lineTotal: 2919.2,
  },
  {
    quantity: 10,
    item: 'Installation, technician hour',
    justification: '2 cameras, 8 detectors, handover 2 h; +10%',
    system: 'Labour',
    sku: 'LB-T',
    unitPrice: 460.1,
    lineTotal: 4601,
  },
];

const lists = {
  assumptions: ['Outages last four hours, as you answered.'],
  exclusions: ['Building, electrical and trenching work.'],
  compliance: ['Cameras: levels of IEC 62676-4:2025, edition 2.'],
  commissioning: ['Walk past every detector with the alarm armed.'],
  nextSteps: ['We visit, measure and mark up the drawing.'],
};

const monthly: NonNullable<WirePlan['monthly']> = [
  {
    item: 'Monitoring, 24 hours',
    quantity: 1,
    reason: 'The control room watches your alarm: one contract for the site.',
    unitPrice: 324.9,
    lineTotal: 324.9,
  },
  { item: 'SIM card with data', quantity: 2, reason: '2 in the LTE communicator of the alarm.' },
];

const assumed: NonNullable<WirePlan['assumed']> = [
  { text: 'A wall around the property', question: 'boundary' },
  { text: '4 people live there' },
];

/** A small plan of a home, as the server sends it. */
export const samplePlanAnswer: WirePlan = {
  questions: [],
  monthly,
  assumed,
  requirements: [
    'Protect a home with 8 rooms and one outer door.',
    'The dog stays inside at night.',
  ],
  risk_assessment: [
    {
      threat: 'Kitchen or garage door forced',
      likelihood: 3,
      impact: 5,
      reason: 'You have one outer door and no alarm.',
      controls: ['A camera at the door', 'A detector in each room'],
    },
    {
      threat: 'Power cut stops the alarm',
      likelihood: 5,
      impact: 3,
      reason: 'You named outages of four hours.',
      controls: ['A battery for two outages in a row'],
    },
    {
      threat: 'Keys shared with staff',
      likelihood: 3,
      impact: 2,
      reason: 'Two people work at the house.',
      controls: [],
    },
  ],
  bom,
  totals,
  ...lists,
  refusals: ['No camera in the change room: that is unlawful. A contact on its door is not.'],
  calculations: [
    {
      name: 'Storage',
      formula: 'cameras × Mbps × 0.0108 × recording fraction × days × 1.1',
      inputs: [
        { name: 'cameras', value: '2 cameras' },
        { name: 'days', value: '30 days' },
      ],
      result: '1.3 TB',
      source: 'our planning value',
    },
    {
      name: 'Labour',
      formula: '(cameras × 2 h + detectors × 0.5 h + handover) × 1.1',
      inputs: [{ name: 'handover', value: '2 h' }],
      result: '10 technician hours',
      source: 'our planning value',
    },
  ],
  layout: sampleLayout,
  budgets: [
    {
      level: 'essential',
      totals: { ...totals, subtotal: 4347.83, vat: 652.17, total: 5000 },
      bom: bom.slice(0, 2),
      differences: ['Alarm: 8 detectors less'],
      risk: 'Nobody hears of a break-in while you are away.',
    },
    { level: 'recommended', totals, bom, differences: [], risk: 'The garden is not watched.' },
    {
      level: 'complete',
      totals: { ...totals, subtotal: 13_043.48, vat: 1956.52, total: 15_000 },
      bom: [
        ...bom,
        { quantity: 4, item: 'Garden beams', justification: 'One a side', system: 'Alarm' },
      ],
      differences: ['Alarm: 4 beams more'],
      risk: 'Little is left.',
    },
  ],
  source: 'rules',
};
