import type { DeviceKind } from '../../catalogue/capabilities/device-kinds.ts';
import type { Feature } from '../../catalogue/capabilities/features.ts';
import type { Figure } from '../../catalogue/capabilities/figures.ts';
import type { Need } from '../../catalogue/capabilities/need.ts';

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

/** The price list as the rules see it. The same list gives the same answers in the same order. */
export interface Market {
  /** Products that meet a need, the cheapest first; empty when the list has none. */
  fitting(need: Need): readonly Offer[];
}
