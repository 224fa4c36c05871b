import type { Market } from '../src/domain/plans/market/market.ts';
import { marketOf, offersOf } from '../src/domain/plans/market/offers.ts';

/** A price list of these products, by name and price in rand. */
export const marketWith = (
  ...products: readonly (readonly [name: string, rand: number])[]
): Market =>
  marketOf(
    offersOf(
      products.map(([name, rand]) => ({
        sku: name,
        name,
        category: 'PRODUCTS',
        cost: 0,
        price: rand * 100,
      })),
    ),
  );
