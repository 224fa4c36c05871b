import type { Market } from '../../market/market.ts';
import { type Fit, fitOf } from './camera-fit.ts';
import { wearsWell } from './camera-form.ts';
import type { Views } from './view.ts';

/** The cameras of a price list that come into question for a need. */
export interface Candidates {
  /** Of each family the cheapest that shows what is needed; the cheapest of all first. */
  readonly cheapest: ReadonlyMap<string, Fit>;
  /** What shows most, whether or not it is enough; the cheapest of those that show the same. */
  readonly sharpest: Fit | undefined;
}

/**
 * A price list may have tens of thousands of cameras, and plans have the same few needs, so what was
 * found is kept as long as the list is.
 */
const found = new WeakMap<Market, Map<string, Candidates>>();

export function candidatesFor({ device, need }: Views, market: Market): Candidates {
  const ofMarket = found.get(market) ?? new Map<string, Candidates>();
  found.set(market, ofMarket);
  const key = JSON.stringify([device, need]);
  const known = ofMarket.get(key);
  if (known) return known;
  const candidates = search({ device, need }, market);
  ofMarket.set(key, candidates);
  return candidates;
}

function search({ device, need }: Pick<Views, 'device' | 'need'>, market: Market): Candidates {
  const cheapest = new Map<string, Fit>();
  let sharpest: Fit | undefined;
  for (const offer of market.fitting({ device })) {
    if (device === 'ip-camera' && !wearsWell(offer, need.outdoor)) continue;
    const fit = fitOf(offer, need);
    if (!fit) continue;
    if (fit.meets && !cheapest.has(offer.family)) cheapest.set(offer.family, fit);
    if (fit.view.pixelsPerMetre > (sharpest?.view.pixelsPerMetre ?? 0)) sharpest = fit;
  }
  return { cheapest, sharpest };
}
