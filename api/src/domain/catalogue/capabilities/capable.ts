import type { StoredProduct } from '../ports.ts';
import { fold } from '../search/analyzer.ts';
import { type DeviceKind, deviceKindOf } from './device-kinds.ts';
import { type Feature, featuresOf } from './features.ts';
import { type Figure, figuresOf } from './figures.ts';
import type { Offer } from './offer.ts';

/** A product with what it is and can do, as its name and category say. */
export interface Capable {
  readonly product: StoredProduct;
  readonly device: DeviceKind;
  readonly figures: Readonly<Partial<Record<Figure, number>>>;
  readonly features: ReadonlySet<Feature>;
}

/** The products whose names say what they are. */
export function capableOf(products: Iterable<StoredProduct>): readonly Capable[] {
  const capable: Capable[] = [];
  for (const product of products) {
    const name = fold(product.name);
    const device = deviceKindOf(name, fold(product.category));
    if (!device) continue;
    capable.push({ product, device, figures: figuresOf(name), features: featuresOf(name) });
  }
  return capable;
}

/** By SKU where the price is the same, so that the same list always gives the same answer. */
export const byPrice = (
  a: Pick<StoredProduct, 'price' | 'sku'>,
  b: Pick<StoredProduct, 'price' | 'sku'>,
): number => a.price - b.price || (a.sku < b.sku ? -1 : 1);

/**
 * The products that a plan may choose: of those that are and can do the same, from one family, the
 * cheapest. So the answer stays small, however long the price list is.
 */
export function cheapestOffers(products: readonly Capable[]): readonly Offer[] {
  const cheapest = new Map<string, Offer>();
  for (const capable of products) {
    const offer = offerOf(capable);
    const { device, family, figures, features, name } = offer;
    const key = JSON.stringify([device, family, figures, [...features], fitsOnly(name)]);
    const rival = cheapest.get(key);
    if (!rival || byPrice(offer, rival) < 0) cheapest.set(key, offer);
  }
  return [...cheapest.values()].toSorted(byPrice);
}

/** What an accessory says it fits, as in "Anti-theft cage for D500/D800". */
const fitsOnly = (name: string): string => /\bfor (.+)$/i.exec(name)?.[1] ?? '';

function offerOf({ product, device, figures, features }: Capable): Offer {
  const { sku, name, category, price } = product;
  const family = name.trim().split(/\s+/, 1)[0] ?? '';
  return { sku, name, category, device, price, family, figures, features };
}
