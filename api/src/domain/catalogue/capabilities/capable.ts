import type { StoredProduct } from '../ports.ts';
import { fold } from '../search/analyzer.ts';
import { type DeviceKind, deviceKindOf } from './device-kinds.ts';
import { type Feature, featuresOf } from './features.ts';
import { type Figure, figuresOf } from './figures.ts';

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
