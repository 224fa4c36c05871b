import { byPrice, type Capable } from './capable.ts';
import type { DeviceKind } from './device-kinds.ts';
import type { Feature } from './features.ts';
import type { Figure } from './figures.ts';

/** A product of the price list, by what it is and can do. */
export interface Offer {
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  readonly device: DeviceKind;
  /** Cents, VAT included. */
  readonly price: number;
  /** First word of the name: parts that must fit each other have the same. */
  readonly family: string;
  readonly figures: Readonly<Partial<Record<Figure, number>>>;
  readonly features: ReadonlySet<Feature>;
}

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
