import { nothingMoved } from '@app/contracts/moved';
import type { WirePlan } from '@app/contracts/security-plan';
import type { PlanRevision } from '../src/domain/plans/ports.ts';

/** A small plan of a home, as it is sent. */
export const aWirePlan = (changes: Partial<WirePlan> = {}): WirePlan => ({
  questions: [],
  requirements: ['Protect a home with 8 rooms and one outer door.'],
  risk_assessment: [
    {
      threat: 'Kitchen or garage door forced',
      likelihood: 3,
      impact: 5,
      reason: 'You have one outer door and no alarm.',
      controls: ['A camera at the door', 'A detector in each room'],
    },
  ],
  bom: [
    {
      quantity: 2,
      item: '4 MP turret camera 2.8 mm',
      justification: 'Entrances: one view at each of 2 doors',
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
      justification: 'One detector in each enterable room: 8 rooms',
      system: 'Alarm',
      sku: 'ST-PIRP',
      unitPrice: 364.9,
      lineTotal: 2919.2,
    },
  ],
  totals: {
    subtotal: 4686.09,
    vat: 702.91,
    total: 5389,
    currency: 'ZAR',
    priceListDate: '2025-06-01',
  },
  assumptions: ['The wall is 1.8 m high.'],
  exclusions: ['Building, electrical and trenching work.'],
  compliance: ['Cameras: levels of IEC 62676-4:2025, edition 2.'],
  refusals: [],
  calculations: [
    {
      name: 'Recorder channels',
      formula: 'cameras × 1.2',
      inputs: [{ name: 'cameras', value: '2 cameras' }],
      result: '2.4 channels',
      source: 'our planning value',
    },
  ],
  layout: {
    width: 20,
    depth: 30,
    notes: ['The building stands in the middle.'],
    walls: [],
    openings: [],
    rooms: [],
    devices: [],
    fence: [],
  },
  commissioning: ['Walk past every detector with the alarm armed.'],
  nextSteps: ['We visit, measure and mark up the drawing.'],
  budgets: [],
  source: 'rules',
  ...changes,
});

export const aPlanRevision = (changes: Partial<PlanRevision> = {}): PlanRevision => ({
  token: 'aGFsbG8tZGllcy1pc3QtZQ',
  revision: 1,
  createdAt: '2025-06-01T08:00:00.000Z',
  total: 538_900,
  key: 'a'.repeat(64),
  fingerprint: 'f'.repeat(64),
  establishmentType: 'Residential Home',
  responses: { rooms: '8', wants: ['Cameras', 'Burglar alarm'] },
  moved: nothingMoved,
  plan: aWirePlan(),
  priceListVersion: 'version-000001',
  ...changes,
});
