import { establishmentTypes } from '@app/contracts/proposal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validAnswers } from '../../../testing/plan-answers.ts';
import { aMarket } from '../../../testing/plan-builders.ts';
import { budgetFaults } from '../../../testing/plan-invariants/budgets.ts';
import { readAnswers } from './answers/read-answers.ts';

const MINUTES = 60_000;

test.each(establishmentTypes)(
  'the budgets of two thousand answers for %s rise in price, answer the gravest threats and give reasons',
  async (type) => {
    const market = await aMarket();
    fc.assert(
      fc.property(validAnswers(type), (answers) => {
        const site = readAnswers(type, answers);
        if (!site.ok) throw new Error('Valid answers give a site');
        expect(budgetFaults(site.value, market)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  },
  30 * MINUTES,
);
