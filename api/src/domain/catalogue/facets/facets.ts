import { formatRand } from '@app/contracts/money';
import type { Capable } from '../capabilities/capable.ts';
import type { StoredProduct } from '../ports.ts';

/** What is known of a product when a facet reads its value. */
export interface Known {
  readonly product: StoredProduct;
  /** Absent when the name does not say what the product is. */
  readonly capable: Capable | undefined;
  /** Absent when the name starts with no brand. */
  readonly brand: string | undefined;
}

/** A property by which the price list can be filtered. A new one is an entry of `facets`. */
export interface Facet {
  /** Part of addresses: letters only. */
  readonly id: string;
  readonly label: string;
  /** Undefined for a product to which the facet does not apply. */
  readonly read: (known: Known) => string | number | undefined;
  readonly labelOf: (value: string) => string;
}

/** Upper ends of the price bands, in rand; the last band has none. */
const PRICE_BANDS = [500, 1000, 2500, 5000, 10_000];

export const facets: readonly Facet[] = [
  {
    id: 'brand',
    label: 'Brand',
    read: ({ brand }) => brand,
    labelOf: (value) => value,
  },
  {
    id: 'megapixels',
    label: 'Megapixels',
    read: ({ capable }) =>
      capable?.device.endsWith('camera') ? capable.figures.megapixels : undefined,
    labelOf: (value) => `${value} MP`,
  },
  {
    id: 'channels',
    label: 'Channels',
    read: ({ capable }) =>
      capable && /^(?:nvr|dvr|vehicle-recorder)$/.test(capable.device)
        ? capable.figures.channels
        : undefined,
    labelOf: (value) => `${value} channels`,
  },
  {
    id: 'place',
    label: 'Indoor or outdoor',
    // A weatherproof device may be indoors too, but who looks for an outdoor one needs to find it.
    read: ({ capable }) =>
      (['outdoor', 'indoor'] as const).find((place) => capable?.features.has(place)),
    labelOf: (value) => (value === 'outdoor' ? 'Outdoor' : 'Indoor'),
  },
  {
    id: 'price',
    label: 'Price',
    read: ({ product }) => PRICE_BANDS.findLast((band) => product.price >= band * 100) ?? 0,
    labelOf: priceBand,
  },
];

function priceBand(from: string): string {
  const next = PRICE_BANDS.find((band) => band > Number(from));
  if (from === '0') return `Under ${rand(PRICE_BANDS[0])}`;
  return next === undefined
    ? `${rand(Number(from))} and more`
    : `${rand(Number(from))} to ${rand(next)}`;
}

const rand = (amount = 0): string => formatRand(amount * 100).replace(/\.00$/, '');
