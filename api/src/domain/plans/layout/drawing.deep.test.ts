import { establishmentTypes } from '@app/contracts/proposal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validAnswers } from '../../../../testing/plan-answers.ts';
import { aMarket } from '../../../../testing/plan-builders.ts';
import { drawingFaults } from '../../../../testing/plan-invariants/drawing.ts';
import { readAnswers } from '../answers/read-answers.ts';

const MINUTES = 60_000;

test.each(establishmentTypes)(
  'the drawings of two thousand answers for %s agree with their bills',
  async (type) => {
    const market = await aMarket();
    fc.assert(
      fc.property(validAnswers(type), (answers) => {
        const site = readAnswers(type, answers);
        if (!site.ok) throw new Error('Valid answers give a site');
        expect(drawingFaults(site.value, market)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  },
  30 * MINUTES,
);
