import type { EstablishmentType } from '@app/contracts/proposal';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readAnswers } from '../../src/domain/plans/answers/read-answers.ts';
import { makePlan, variantsOf } from '../../src/domain/plans/make-plan.ts';
import { validAnswers } from '../plan-answers.ts';
import { aMarket } from '../plan-builders.ts';
import { budgetFaults } from './budgets.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { claimFaults } from './claims.ts';
import { drawingFaults } from './drawing.ts';

/** The plans of any answers claim only what they do, draw what they bill, and have budgets that differ. */
export async function expectSoundPlans(type: EstablishmentType, numRuns: number): Promise<void> {
  const market = await aMarket();
  fc.assert(
    fc.property(validAnswers(type), (answers) => {
      const read = readAnswers(type, answers);
      if (!read.ok) throw new Error('Valid answers give a site');
      const site = read.value;
      const made: CheckedPlan = {
        site,
        plan: makePlan({ site, market, vatRate: 0.15, priceListDate: undefined }),
        variants: variantsOf(site, market),
      };
      expect({
        claims: claimFaults(made),
        drawing: drawingFaults(made),
        budgets: budgetFaults(made),
      }).toEqual({ claims: [], drawing: [], budgets: [] });
    }),
    { numRuns },
  );
}
