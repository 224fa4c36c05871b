import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analogueFaults } from '../../../testing/plan-invariants/analogue.ts';
import {
  anyAnsweredSite,
  expectSoundPlans,
} from '../../../testing/plan-invariants/of-any-answers.ts';
import { analogueMarket } from '../../../testing/plan-lists.ts';
import { planSite } from './design-site.ts';

const list = analogueMarket();

test.each(establishmentTypes)(
  'each HD analogue camera of any answers for %s has a channel, a cable and enough volts',
  async (type) => {
    const market = await list;
    fc.assert(
      fc.property(anyAnsweredSite(type), (site) => {
        expect(analogueFaults(site, planSite({ site, market, scope: 'complete' }))).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  },
);

/** A tenth, because the same checks run over plans of the sample list. */
test.each(establishmentTypes)(
  'plans with HD analogue cameras of any answers for %s claim only what they do and draw what they bill',
  (type) => expectSoundPlans(type, runs(5), list),
);
