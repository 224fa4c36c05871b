import { establishmentTypes } from '@app/contracts/proposal';
import { test } from 'vitest';
import { expectSoundPlans } from '../../../testing/plan-invariants/of-any-answers.ts';
import { analogueMarket } from '../../../testing/plan-lists.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

test.each(establishmentTypes)(
  'the plans of two thousand answers for %s claim only what they do, and agree with drawing and budgets',
  (type) => expectSoundPlans(type, 2000),
  HALF_AN_HOUR_MS,
);

test.each(establishmentTypes)(
  'the plans of a thousand answers for %s with HD analogue cameras are sound',
  (type) => expectSoundPlans(type, 1000, analogueMarket()),
  HALF_AN_HOUR_MS,
);
