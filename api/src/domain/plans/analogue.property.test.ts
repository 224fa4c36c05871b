import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import { test } from 'vitest';
import { analogueFaults } from '../../../testing/plan-invariants/analogue.ts';
import { claimFaults } from '../../../testing/plan-invariants/claims.ts';
import { drawingFaults } from '../../../testing/plan-invariants/drawing.ts';
import { expectNoFaults, USUAL_RUNS } from '../../../testing/plan-invariants/of-any-answers.ts';
import { analogueMarket } from '../../../testing/plan-lists.ts';

test.each(establishmentTypes)(
  'each HD analogue camera of any answers for %s has a channel, a cable and enough volts',
  (type) => expectNoFaults(type, analogueFaults, runs(USUAL_RUNS), analogueMarket()),
);

/** A tenth, because the same checks run over plans of the sample list. */
test.each(establishmentTypes)(
  'plans with HD analogue cameras of any answers for %s claim and draw only what they have',
  (type) =>
    expectNoFaults(
      type,
      (site, market) => [...claimFaults(site, market), ...drawingFaults(site, market)],
      runs(USUAL_RUNS / 10),
      analogueMarket(),
    ),
);
