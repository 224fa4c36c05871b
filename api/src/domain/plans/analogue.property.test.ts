import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSite } from '../../../testing/plan-builders.ts';
import { analogueFaults } from '../../../testing/plan-invariants/analogue.ts';
import {
  anyAnsweredSite,
  expectSoundPlans,
} from '../../../testing/plan-invariants/of-any-answers.ts';
import { analogueMarket } from '../../../testing/plan-lists.ts';
import { anySite } from '../../../testing/plan-sites.ts';
import type { DeviceKind } from '../catalogue/capabilities/device-kinds.ts';
import { planSite } from './design-site.ts';
import { makePlan } from './make-plan.ts';
import type { Market } from './market/market.ts';

const list = analogueMarket();

// Slow: a whole plan is made for each of any answers.
test.each(establishmentTypes)(
  'each HD analogue camera of any answers for %s has a channel, a cable and enough volts',
  async (type) => {
    const market = await list;
    fc.assert(
      fc.property(anyAnsweredSite(type), (site) => {
        expect(analogueFaults(site, planSite({ site, market, scope: 'complete' }))).toEqual([]);
      }),
      { numRuns: runs(10) },
    );
  },
);

test('without coax on the list, pictures and 12 V go on CAT6 with baluns', async () => {
  const market = without(await list, 'coax-cable');
  fc.assert(
    fc.property(anySite, (site) => {
      const plan = planSite({ site, market, scope: 'complete' });
      expect(analogueFaults(site, plan)).toEqual([]);
      expect(plan.cables.runs.filter(({ type }) => type === 'coax')).toEqual([]);
    }),
    { numRuns: runs(20) },
  );
});

test('what a list of cameras, recorders and drives lacks is to be quoted with its rating', async () => {
  const kinds = ['analogue-camera', 'dvr', 'hard-drive'];
  const whole = await list;
  const market: Market = {
    fitting: (need) => (kinds.includes(need.device) ? whole.fitting(need) : []),
  };
  const boundary = { length: 2000, kind: 'mesh', height: 1.8, heightAssumed: false } as const;
  const site = aSite({ type: 'Farm', trade: 'commercial', wants: new Set(['video']), boundary });
  const { bom } = makePlan({ site, market, vatRate: 0.15, priceListDate: undefined });
  const quoted = bom.filter(({ sku }) => sku === undefined).map(({ item }) => item);
  expect(quoted).toEqual(
    expect.arrayContaining([
      'HD analogue number-plate camera, 1 920 pixels wide, outdoor, 12 V, 519 px/m at 8 m',
      '12 V power supply for cameras, 2 A, 4 fused outputs',
      'RG59 coax with power pair of 0.5 mm², 100 m roll',
      'Power cable, two wires of 0.5 mm², 100 m roll',
      'Pair of fibre converters for up to 3 HD analogue cameras',
      'BNC connector for RG59',
      'DC power plug for a 12 V camera',
      'Weatherproof box for a 12 V supply',
    ]),
  );
  expect(quoted.join(' ')).not.toMatch(/IP camera|PoE|Network video/);
});

test('boundary cameras that show people less far than planned claim no share of the boundary', async () => {
  const site = aSite({ wants: new Set(['video']) });
  const plan = makePlan({ site, market: await list, vatRate: 0.15, priceListDate: undefined });
  const line = plan.bom.find(({ justification }) => /boundary views/i.test(justification));
  expect(line?.justification).toContain(
    'of which a camera of the price list shows people 10 m away',
  );
  expect(line?.justification).not.toContain('92%');
  expect(plan.layout.notes.join(' ')).toMatch(/the boundary cameras see \d+% of the boundary/);
});

const without = (market: Market, kind: DeviceKind): Market => ({
  fitting: (need) => (need.device === kind ? [] : market.fitting(need)),
});

/** A tenth, because the same checks run over plans of the sample list. */
test.each(establishmentTypes)(
  'plans with HD analogue cameras of any answers for %s claim only what they do and draw what they bill',
  (type) => expectSoundPlans(type, runs(3), list),
);
