import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import { test } from 'vitest';
import { claimFaults } from '../../../testing/plan-invariants/claims.ts';
import { expectNoFaults, USUAL_RUNS } from '../../../testing/plan-invariants/of-any-answers.ts';

test.each(establishmentTypes)('the plans of any answers for %s claim only what they do', (type) =>
  expectNoFaults(type, claimFaults, runs(USUAL_RUNS)),
);
