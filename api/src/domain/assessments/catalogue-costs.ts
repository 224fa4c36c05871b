import { controls } from '@app/knowledge/controls/controls';
import type { Need, PriceRange } from '../catalogue/capabilities/need.ts';
import type { Catalogue } from '../catalogue/ports.ts';
import type { Costs } from './costs.ts';

const noPrices: Costs = { priceOf: () => undefined };

/** Every need that a report may ask the price of. */
const needs: readonly Need[] = [
  { device: 'labour' },
  ...Object.values(controls).flatMap(({ cost }) =>
    typeof cost === 'string' ? [] : cost.items.map(({ need }) => need),
  ),
];

/**
 * The costs of the price list that is served, which are looked up once for each version. Without a
 * list, or while its search does not answer, nothing has a price.
 */
export function catalogueCosts(
  catalogue: Pick<Catalogue, 'version' | 'queries'>,
  log: { error(fields: object, message: string): void },
): () => Promise<Costs> {
  let known: { readonly versionId: string; readonly costs: Costs } | undefined;
  return async () => {
    const versionId = catalogue.version()?.id;
    if (versionId === undefined) return noPrices;
    if (known?.versionId === versionId) return known.costs;
    try {
      const costs = costsOf(await catalogue.queries.priceRanges(needs));
      known = { versionId, costs };
      return costs;
    } catch (err) {
      log.error({ err }, 'the prices for a report could not be read');
      return noPrices;
    }
  };
}

function costsOf(ranges: readonly (PriceRange | undefined)[]): Costs {
  const byNeed = new Map(needs.map((need, index) => [keyOf(need), ranges[index]]));
  return { priceOf: (need) => byNeed.get(keyOf(need)) };
}

const keyOf = (need: Need): string => JSON.stringify(need);
