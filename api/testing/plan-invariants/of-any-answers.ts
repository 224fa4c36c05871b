import type { EstablishmentType } from '@app/contracts/proposal';
import fc from 'fast-check';
import { expect } from 'vitest';
import { readAnswers } from '../../src/domain/plans/answers/read-answers.ts';
import type { Market } from '../../src/domain/plans/market/market.ts';
import type { Site } from '../../src/domain/plans/site.ts';
import { validAnswers } from '../plan-answers.ts';
import { aMarket } from '../plan-builders.ts';

/** In `npm test`, and in the deep run, which has half an hour for each. */
export const USUAL_RUNS = 50;
export const DEEP_RUNS = 2000;
export const DEEP_TIMEOUT_MS = 30 * 60_000;

/**
 * Fails when the site of any valid answers has a fault.
 * @param faultsOf each fault as a sentence
 * @param list the sample price list, unless another is given
 */
export async function expectNoFaults(
  type: EstablishmentType,
  faultsOf: (site: Site, market: Market) => readonly string[],
  numRuns: number,
  list: Promise<Market> = aMarket(),
): Promise<void> {
  const market = await list;
  fc.assert(
    fc.property(validAnswers(type), (answers) => {
      const site = readAnswers(type, answers);
      if (!site.ok) throw new Error('Valid answers give a site');
      expect(faultsOf(site.value, market)).toEqual([]);
    }),
    { numRuns },
  );
}
