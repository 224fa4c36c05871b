import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { designSite } from '../../src/domain/plans/design-site.ts';
import type { Device, Scope, Supply, SystemDesign } from '../../src/domain/plans/plan-parts.ts';
import type { Site } from '../../src/domain/plans/site.ts';
import { aMarket } from '../plan-builders.ts';
import { anySite } from '../plan-sites.ts';

const market = await aMarket();

export interface AnyDesign {
  readonly site: Site;
  readonly scope: Scope;
  readonly devices: readonly Device[];
  readonly supplies: readonly Supply[];
  readonly designs: readonly SystemDesign[];
}

/** Holds for the designs of random sites with the sample price list, in every budget. */
export const forAnyDesign = (
  check: (design: AnyDesign) => void,
  sites: fc.Arbitrary<Site> = anySite,
): void => {
  const scopes = fc.constantFrom('essential', 'recommended', 'complete');
  fc.assert(
    fc.property(sites, scopes, (site, scope) => {
      const designs = designSite({ site, market, scope });
      check({
        site,
        scope,
        designs,
        devices: designs.flatMap(({ devices }) => devices),
        supplies: designs.flatMap(({ supplies }) => supplies),
      });
    }),
    { numRuns: runs(100) },
  );
};

/** The part as `keyOf` has it, without figures: "fence-bracket". */
export const itemId = ({ item }: Pick<Supply, 'item'>): string =>
  typeof item === 'string' ? item : item.id;

/** Pieces of an item. */
export const piecesOf = (supplies: readonly Supply[], id: string): number =>
  supplies
    .filter((supply) => itemId(supply) === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
