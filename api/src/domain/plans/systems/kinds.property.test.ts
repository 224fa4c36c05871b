import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { partsOf } from '../../../../testing/design-counts.ts';
import { aMarket } from '../../../../testing/plan-builders.ts';
import { anySite } from '../../../../testing/plan-sites.ts';
import { designSite } from '../design-site.ts';
import type { Market } from '../market/market.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

/** Products of another kind that do the same. */
const instead: Readonly<Record<string, readonly string[]>> = {
  'solar-camera': ['camera-tower'],
  inverter: ['ups', 'dc-ups'],
  'access-card': ['access-tag'],
};

// Threats and requirements ask for parts by their kind, also where the price list has no product.
test('every part is of the kind of its product, or one that does the same', () => {
  const scope = fc.constantFrom('essential', 'recommended', 'complete');
  fc.assert(
    fc.property(anySite, scope, (site, scope) => {
      for (const { kind, offer } of designSite({ site, market, scope }).flatMap(partsOf)) {
        if (!offer || kind === offer.device) continue;
        expect(instead[kind ?? '']).toContain(offer.device);
      }
    }),
    { numRuns: runs(100) },
  );
});
