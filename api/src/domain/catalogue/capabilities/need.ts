import type { DeviceKind } from './device-kinds.ts';
import type { Feature } from './features.ts';
import type { Figure } from './figures.ts';

/** What a product has to be and to do, without naming one. */
export interface Need {
  readonly device: DeviceKind;
  readonly atLeast?: Partial<Record<Figure, number>>;
  readonly atMost?: Partial<Record<Figure, number>>;
  readonly with?: readonly Feature[];
  readonly without?: readonly Feature[];
}

/** In cents, VAT included, for one piece. */
export interface PriceRange {
  /** Of the cheapest product that meets the need. */
  readonly from: number;
  /** What three quarters of the products that meet it cost at most. */
  readonly to: number;
}
