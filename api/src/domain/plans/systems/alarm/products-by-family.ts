import type { Need } from '../../../catalogue/capabilities/need.ts';
import type { Market, Offer } from '../../market/market.ts';

/** Products of a price list by family. Each need is looked up once. */
export interface ProductsByFamily {
  /** The cheapest product of a family that meets a need; of all families when none is given. */
  cheapest(need: Need, family?: string): Offer | undefined;
  /** Families with a product that meets a need, the cheapest first. */
  families(need: Need): readonly string[];
  /** Zones of the wired panels of a family, or of all. */
  panelSizes(family?: string): readonly number[];
}

/** Plans have the same few needs, so what was found is kept as long as the price list is. */
const shelves = new WeakMap<Market, Map<string, ReadonlyMap<string, Offer>>>();

export function productsByFamily(market: Market): ProductsByFamily {
  const known = shelves.get(market) ?? new Map<string, ReadonlyMap<string, Offer>>();
  shelves.set(market, known);
  // The same need is asked for of each family, so its text is made once.
  const keys = new Map<Need, string>();
  const shelf = (need: Need): ReadonlyMap<string, Offer> => {
    const key = keys.get(need) ?? JSON.stringify(need);
    keys.set(need, key);
    const found = known.get(key) ?? cheapestOfEach(market.fitting(need));
    known.set(key, found);
    return found;
  };
  const panels = market.fitting({ device: 'alarm-panel', without: ['wireless'] });
  return {
    cheapest: (need, family) =>
      family === undefined ? shelf(need).values().next().value : shelf(need).get(family),
    families: (need) => [...shelf(need).keys()],
    panelSizes: (family) =>
      panels
        .filter((panel) => family === undefined || panel.family === family)
        .flatMap(({ figures: { zones } }) => (zones === undefined ? [] : [zones])),
  };
}

/** @param offers the cheapest first */
function cheapestOfEach(offers: readonly Offer[]): ReadonlyMap<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of offers) if (!found.has(offer.family)) found.set(offer.family, offer);
  return found;
}
