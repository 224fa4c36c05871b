import { establishmentTypes } from '@app/contracts/proposal';
import { test } from 'vitest';
import { budgetFaults } from '../../../testing/plan-invariants/budgets.ts';
import {
  DEEP_RUNS,
  DEEP_TIMEOUT_MS,
  expectNoFaults,
} from '../../../testing/plan-invariants/of-any-answers.ts';

test.each(establishmentTypes)(
  'the budgets of two thousand answers for %s rise in price, answer the gravest threats and give reasons',
  (type) => expectNoFaults(type, budgetFaults, DEEP_RUNS),
  DEEP_TIMEOUT_MS,
);
