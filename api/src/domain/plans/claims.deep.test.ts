import { establishmentTypes } from '@app/contracts/proposal';
import { test } from 'vitest';
import { claimFaults } from '../../../testing/plan-invariants/claims.ts';
import {
  DEEP_RUNS,
  DEEP_TIMEOUT_MS,
  expectNoFaults,
} from '../../../testing/plan-invariants/of-any-answers.ts';

test.each(establishmentTypes)(
  'the plans of two thousand answers for %s claim only what they do',
  (type) => expectNoFaults(type, claimFaults, DEEP_RUNS),
  DEEP_TIMEOUT_MS,
);
