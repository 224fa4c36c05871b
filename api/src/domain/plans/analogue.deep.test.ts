import { establishmentTypes } from '@app/contracts/proposal';
import { test } from 'vitest';
import { analogueFaults } from '../../../testing/plan-invariants/analogue.ts';
import { claimFaults } from '../../../testing/plan-invariants/claims.ts';
import { drawingFaults } from '../../../testing/plan-invariants/drawing.ts';
import {
  DEEP_RUNS,
  DEEP_TIMEOUT_MS,
  expectNoFaults,
} from '../../../testing/plan-invariants/of-any-answers.ts';
import { analogueMarket } from '../../../testing/plan-lists.ts';

test.each(establishmentTypes)(
  'the HD analogue plans of two thousand answers for %s work and claim only what they do',
  (type) =>
    expectNoFaults(
      type,
      (site, market) => [
        ...analogueFaults(site, market),
        ...claimFaults(site, market),
        ...drawingFaults(site, market),
      ],
      DEEP_RUNS,
      analogueMarket(),
    ),
  DEEP_TIMEOUT_MS,
);
