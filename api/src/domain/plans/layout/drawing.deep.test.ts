import { establishmentTypes } from '@app/contracts/proposal';
import { test } from 'vitest';
import { drawingFaults } from '../../../../testing/plan-invariants/drawing.ts';
import {
  DEEP_RUNS,
  DEEP_TIMEOUT_MS,
  expectNoFaults,
} from '../../../../testing/plan-invariants/of-any-answers.ts';

test.each(establishmentTypes)(
  'the drawings of two thousand answers for %s agree with their bills',
  (type) => expectNoFaults(type, drawingFaults, DEEP_RUNS),
  DEEP_TIMEOUT_MS,
);
