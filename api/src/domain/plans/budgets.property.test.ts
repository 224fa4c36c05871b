import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { validAnswers } from '../../../testing/plan-answers.ts';
import { aMarket } from '../../../testing/plan-builders.ts';
import { budgetFaults } from '../../../testing/plan-invariants/budgets.ts';
import { readAnswers } from './answers/read-answers.ts';
import type { Market } from './market/market.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

describe('the budgets of any answers', () => {
  test.each(establishmentTypes)(
    'for %s rise in price, answer the gravest threats and give reasons',
    (type) => {
      fc.assert(
        fc.property(validAnswers(type), (answers) => {
          const site = readAnswers(type, answers);
          if (!site.ok) throw new Error('Valid answers give a site');
          expect(budgetFaults(site.value, market)).toEqual([]);
        }),
        { numRuns: runs(50) },
      );
    },
  );
});
