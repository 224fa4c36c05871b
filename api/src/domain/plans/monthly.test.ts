import { beforeAll, describe, expect, test } from 'vitest';
import { aMarket, aSite, noProducts } from '../../../testing/plan-builders.ts';
import { makePlan } from './make-plan.ts';
import type { Market } from './market/market.ts';
import type { Site } from './site.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

const planOf = (changes: Partial<Site>, from = market) =>
  makePlan({ site: aSite(changes), market: from, vatRate: 0.15, priceListDate: '2026-11-20' });
const itemsOf = (changes: Partial<Site>, from?: Market) =>
  (planOf(changes, from).monthly ?? []).map(({ item, quantity, lineTotal }) => [
    item,
    quantity,
    lineTotal,
  ]);

describe('what a plan costs each month', () => {
  test('has monitoring, response and maintenance at their prices, and SIM cards to be quoted', () => {
    expect(itemsOf({ wants: new Set(['alarm']) })).toEqual([
      ['Monitoring, 24 hours', 1, 324_90],
      ['Armed response link', 1, 504_90],
      ['SIM card with data', 2, undefined],
      // 2 visits of R1175.00 in 12 months.
      ['Maintenance', 1, 195_83],
    ]);
  });

  test('has no monitoring where nobody reacts', () => {
    const items = itemsOf({ wants: new Set(['alarm']), monitored: false }).map(([item]) => item);
    expect(items).not.toContain('Monitoring, 24 hours');
    expect(items).not.toContain('Armed response link');
  });

  test('counts a SIM card for each tracker and off-grid camera', () => {
    const wants = new Set(['vehicles', 'off-grid'] as const);
    const plan = planOf({ wants, trackedVehicles: 3, trackedAssets: 2, remotePoints: 2 });
    const sim = plan.monthly?.find(({ item }) => item === 'SIM card with data');
    expect(sim?.quantity).toBe(7);
    expect(sim?.reason).toContain('2 solar cameras');
  });

  test('counts a SIM card for each sensor on the mobile network, and none for those of a gateway', () => {
    const sensors = { ...aSite().sensors, temperature: 2, 'power-failure': 1, door: 3 };
    const plan = planOf({ wants: new Set(['sensors']), sensors });
    const sim = plan.monthly?.find(({ item }) => item === 'SIM card with data');
    expect(sim?.reason).toBe('1 in each of 4 sensors on the mobile network.');
  });

  test('counts a SIM card for each GSM gate opener', () => {
    const vehicleGates: Site['vehicleGates'] = [
      { kind: 'sliding', width: 4, mass: 400, massAssumed: false },
    ];
    const plan = planOf({
      type: 'Office',
      trade: 'commercial',
      wants: new Set(['gates']),
      vehicleGates,
    });
    const sim = plan.monthly?.find(({ item }) => item === 'SIM card with data');
    expect(sim?.reason).toBe('1 in the GSM gate opener.');
  });

  test('is to be quoted without a price list, and never in the total', () => {
    const { monthly = [], totals } = planOf({}, noProducts);
    expect(monthly.length).toBeGreaterThan(0);
    expect(monthly.every(({ lineTotal }) => lineTotal === undefined)).toBe(true);
    const { bom, totals: priced } = planOf({});
    expect(totals.total).toBe(0);
    expect(priced.total).toBe(bom.reduce((sum, { lineTotal = 0 }) => sum + lineTotal, 0));
  });
});

describe('what nobody said', () => {
  test('is assumed in a few words, with its question, and no requirement', () => {
    const assumed: Site['assumed'] = [
      { question: 'vehicle_gates', id: 'gateWidth', figures: [4] },
      { question: 'wants', id: 'peopleThere', figures: ['Residential Home', 4] },
    ];
    const gate = { kind: 'sliding', mass: 400, massAssumed: false, width: 4 } as const;
    const plan = planOf({
      assumed,
      peopleAssumed: true,
      pedestrianGates: 1,
      pedestrianGatesAssumed: true,
      vehicleGates: [{ ...gate, widthAssumed: true }],
    });
    expect(plan.assumed).toEqual([
      { text: expect.stringMatching(/^Vehicle gate 4\sm wide$/), question: 'vehicle_gates' },
      { text: '4 people live there' },
    ]);
    const required = plan.requirements.join(' ');
    expect(required).toMatch(/Gates: 1 sliding gate \(400\skg\)\./);
    expect(required).not.toMatch(/people live there|pedestrian gate/);
  });
});
