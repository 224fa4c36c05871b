import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import { test } from 'vitest';
import { budgetFaults } from '../../../testing/plan-invariants/budgets.ts';
import { expectNoFaults, USUAL_RUNS } from '../../../testing/plan-invariants/of-any-answers.ts';

test.each(establishmentTypes)(
  'the budgets of any answers for %s rise in price, answer the gravest threats and give reasons',
  (type) => expectNoFaults(type, budgetFaults, runs(USUAL_RUNS)),
);
