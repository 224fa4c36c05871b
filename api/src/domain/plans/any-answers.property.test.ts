import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import { test } from 'vitest';
import { expectSoundPlans } from '../../../testing/plan-invariants/of-any-answers.ts';

// Slow: a whole plan with its budgets is made for each of any answers.
test.each(establishmentTypes)(
  'the plans of any answers for %s claim only what they do, and agree with drawing and budgets',
  (type) => expectSoundPlans(type, runs(12)),
);
