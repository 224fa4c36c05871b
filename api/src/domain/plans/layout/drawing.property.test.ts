import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import { test } from 'vitest';
import { drawingFaults } from '../../../../testing/plan-invariants/drawing.ts';
import { expectNoFaults, USUAL_RUNS } from '../../../../testing/plan-invariants/of-any-answers.ts';

test.each(establishmentTypes)('the drawing of any %s agrees with its bill', (type) =>
  expectNoFaults(type, drawingFaults, runs(USUAL_RUNS)),
);
