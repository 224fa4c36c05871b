import { establishmentTypes } from '@app/contracts/proposal';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { validAnswers } from '../../../../testing/plan-answers.ts';
import { aMarket } from '../../../../testing/plan-builders.ts';
import { drawingFaults } from '../../../../testing/plan-invariants/drawing.ts';
import { readAnswers } from '../answers/read-answers.ts';
import type { Market } from '../market/market.ts';

let market: Market;
beforeAll(async () => {
  market = await aMarket();
});

test.each(establishmentTypes)('the drawing of any %s agrees with its bill', (type) => {
  fc.assert(
    fc.property(validAnswers(type), (answers) => {
      const site = readAnswers(type, answers);
      if (!site.ok) throw new Error('Valid answers give a site');
      expect(drawingFaults(site.value, market)).toEqual([]);
    }),
    { numRuns: runs(50) },
  );
});
