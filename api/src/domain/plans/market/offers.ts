import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import { deviceKindOf } from '../../catalogue/capabilities/device-kinds.ts';
import { featuresOf } from '../../catalogue/capabilities/features.ts';
import { type Figure, figuresOf } from '../../catalogue/capabilities/figures.ts';
import type { Need } from '../../catalogue/capabilities/need.ts';
import type { StoredProduct } from '../../catalogue/ports.ts';
import { fold } from '../../catalogue/search/analyzer.ts';
import type { Market, Offer } from './market.ts';

/**
 * The products that a plan may choose: of those that are and can do the same, from one family, the
 * cheapest. So the answer stays small, however long the price list is.
 */
export function offersOf(products: Iterable<StoredProduct>): readonly Offer[] {
  const cheapest = new Map<string, Offer>();
  for (const product of products) {
    const offer = offerOf(product);
    if (!offer) continue;
    const key = JSON.stringify([offer.device, offer.family, offer.figures, [...offer.features]]);
    const rival = cheapest.get(key);
    if (!rival || byPrice(offer, rival) < 0) cheapest.set(key, offer);
  }
  return [...cheapest.values()].toSorted(byPrice);
}

function offerOf({ sku, name, category, price }: StoredProduct): Offer | undefined {
  const folded = fold(name);
  const device = deviceKindOf(folded, fold(category));
  if (!device) return undefined;
  const family = name.trim().split(/\s+/, 1)[0] ?? '';
  const figures = figuresOf(folded);
  return { sku, name, category, device, price, family, figures, features: featuresOf(folded) };
}

/** By SKU where the price is the same, so that the same list always gives the same answer. */
const byPrice = (a: Offer, b: Offer): number => a.price - b.price || (a.sku < b.sku ? -1 : 1);

/** @param offers from `offersOf` */
export function marketOf(offers: readonly Offer[]): Market {
  const byDevice = new Map<DeviceKind, Offer[]>();
  for (const offer of offers) {
    const others = byDevice.get(offer.device);
    if (others) others.push(offer);
    else byDevice.set(offer.device, [offer]);
  }
  return {
    fitting: (need) => (byDevice.get(need.device) ?? []).filter((offer) => meets(offer, need)),
  };
}

function meets({ figures, features }: Offer, need: Need): boolean {
  const { atLeast = {}, atMost = {}, with: wanted = [], without = [] } = need;
  return (
    wanted.every((feature) => features.has(feature)) &&
    !without.some((feature) => features.has(feature)) &&
    bounds(atLeast).every(([figure, least]) => (figures[figure] ?? -Infinity) >= least) &&
    bounds(atMost).every(([figure, most]) => (figures[figure] ?? Infinity) <= most)
  );
}

const bounds = (limits: Partial<Record<Figure, number>>): [Figure, number][] =>
  Object.entries(limits) as [Figure, number][];
