import type { EstablishmentType } from '@app/contracts/proposal';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readAnswers } from '../../src/domain/plans/answers/read-answers.ts';
import { draftPlan } from '../../src/domain/plans/make-plan.ts';
import type { Market } from '../../src/domain/plans/market/market.ts';
import type { Site } from '../../src/domain/plans/site.ts';
import { validAnswers } from '../plan-answers.ts';
import { aMarket } from '../plan-builders.ts';
import { budgetFaults } from './budgets.ts';
import type { CheckedPlan } from './checked-plan.ts';
import { claimFaults } from './claims.ts';
import { drawingFaults } from './drawing.ts';

/** The site of any valid answers. */
export const anyAnsweredSite = (type: EstablishmentType): fc.Arbitrary<Site> =>
  validAnswers(type).map((answers) => {
    const read = readAnswers(type, answers);
    if (!read.ok) throw new Error('Valid answers give a site');
    return read.value;
  });

/**
 * The plans of any answers claim only what they do, draw what they bill, and have budgets that differ.
 * @param list the sample price list, unless another is given
 */
export async function expectSoundPlans(
  type: EstablishmentType,
  numRuns: number,
  list: Promise<Market> = aMarket(),
): Promise<void> {
  const market = await list;
  fc.assert(
    fc.property(anyAnsweredSite(type), (site) => {
      const made: CheckedPlan = {
        site,
        ...draftPlan({ site, market, vatRate: 0.15, priceListDate: undefined }),
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
