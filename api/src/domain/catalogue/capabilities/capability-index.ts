import type { StoredProduct } from '../ports.ts';
import { fold } from '../search/analyzer.ts';
import { type DeviceKind, deviceKindOf } from './device-kinds.ts';
import { type Feature, featuresOf } from './features.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { Need, PriceRange } from './need.ts';

/** The products of one price list by what they are and can do. */
export interface CapabilityIndex {
  /** Products that meet a need, the cheapest first. */
  fitting(need: Need): readonly StoredProduct[];
  /** Undefined when no product meets the need. */
  priceRange(need: Need): PriceRange | undefined;
}

interface Capable {
  readonly product: StoredProduct;
  readonly figures: Partial<Record<Figure, number>>;
  readonly features: ReadonlySet<Feature>;
}

/** What "most products that fit" means for the upper end of a price range. */
const MOST = 0.75;

export function buildCapabilityIndex(products: readonly StoredProduct[]): CapabilityIndex {
  const byDevice = new Map<DeviceKind, Capable[]>();
  for (const product of products) {
    const name = fold(product.name);
    const device = deviceKindOf(name, fold(product.category));
    if (!device) continue;
    const capable = { product, figures: figuresOf(name), features: featuresOf(name) };
    const others = byDevice.get(device);
    if (others) others.push(capable);
    else byDevice.set(device, [capable]);
  }
  for (const group of byDevice.values()) group.sort(byPrice);
  const fitting = (need: Need) =>
    (byDevice.get(need.device) ?? [])
      .filter((capable) => meets(capable, need))
      .map(({ product }) => product);
  return {
    fitting,
    priceRange(need) {
      const prices = fitting(need).map(({ price }) => price);
      const from = prices[0];
      const to = prices[Math.ceil(prices.length * MOST) - 1];
      return from === undefined || to === undefined ? undefined : { from, to };
    },
  };
}

/** By SKU where the price is the same, so that the same list always gives the same answer. */
const byPrice = (a: Capable, b: Capable): number =>
  a.product.price - b.product.price || (a.product.sku < b.product.sku ? -1 : 1);

function meets({ figures, features }: Capable, need: Need): boolean {
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
