import type { SiteOutline } from '@app/contracts/site-outline';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRequests } from '../../../../../testing/example-plans.ts';
import { aMarket } from '../../../../../testing/plan-builders.ts';
import { readAnswers } from '../../answers/read-answers.ts';
import { makePlan } from '../../make-plan.ts';
import type { Plan } from '../../plan.ts';

const market = await aMarket();

/** A house of 12 × 8 m on 30 × 24 m with two doors in its south wall and two gates in the boundary. */
const outlineWith = (doors: readonly number[], footGate: number): SiteOutline => ({
  boundary: [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 24 },
    { x: 0, y: 24 },
  ],
  street: 2,
  gates: [
    { kind: 'vehicle-gate', at: { x: 20, y: 24 }, width: 3.5 },
    { kind: 'pedestrian-gate', at: { x: footGate, y: 24 }, width: 1 },
  ],
  buildings: [
    {
      corners: [
        { x: 9, y: 6 },
        { x: 21, y: 6 },
        { x: 21, y: 14 },
        { x: 9, y: 14 },
      ],
      storeys: 1,
      openings: doors.map((x) => ({ kind: 'door', at: { x, y: 14 }, width: 0.9 })),
    },
  ],
  solids: [],
});

function planOf(outline: SiteOutline) {
  const home = planRequests.get('home-with-dogs');
  const site = home && readAnswers(home.establishmentType, home.responses, outline);
  if (!site?.ok) throw new Error('No site');
  return makePlan({
    site: site.value,
    market,
    budget: 'complete',
    vatRate: 0.15,
    priceListDate: '2026-11-20',
  });
}

const camerasIn = ({ layout }: Plan) =>
  layout.devices
    .filter(({ symbol, label }) => symbol === 'camera' && !label.startsWith('Boundary'))
    .map(({ label }) => label);

describe('on a site that was drawn', () => {
  test('two doors side by side share a camera, and each is still seen', () => {
    const { layout, bom } = planOf(outlineWith([12, 14], 5));
    const labels = layout.devices.map(({ label }) => label);
    expect(labels).toContain('Outer door 1 and outer door 2');
    expect(layout.cover?.entrances).toBe(1);
    expect(bom.map(({ justification }) => justification).join('\n')).toContain(
      'One view at each entrance: 2 doors = 2, less 1 that the camera beside it shows',
    );
  });

  test('doors or gates that are further apart have a camera each', () => {
    expect(camerasIn(planOf(outlineWith([11, 18], 5)))).toEqual([
      'Outer door 1',
      'Outer door 2',
      'Vehicle gate 1',
      'Pedestrian gate 1',
    ]);
  });

  test('wherever two doors and a gate are, all are seen, with a camera less only where one is shared', () => {
    const place = fc.integer({ min: 96, max: 204 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(place, place, fc.integer({ min: 2, max: 28 }), (one, other, gate) => {
        fc.pre(Math.abs(one - other) >= 1 && Math.abs(gate - 20) >= 2.5);
        const plan = planOf(outlineWith([one, other], gate));
        const labels = camerasIn(plan);
        const shared = labels.filter((label) => label.includes(' and ')).length;
        expect(labels.length + shared).toBe(4);
        expect(plan.layout.cover?.entrances).toBe(1);
      }),
      { numRuns: runs(20) },
    );
  });
});
