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
