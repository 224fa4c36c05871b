import type { Facet, Known } from './facets.ts';

/** The value of each product for one facet. */
export interface FacetColumn {
  readonly facet: Facet;
  readonly values: readonly string[];
  /** By position: 0 for a product without a value, else the number of its value, from 1. */
  readonly numbers: Uint16Array;
  /** By number of a value, 1 when one of the filters names it; undefined when none is of this facet. */
  accepts(filters: readonly string[]): Uint8Array | undefined;
}

/** Further values are as none: nobody chooses from more. */
const MOST_VALUES = 0xffff;

export function facetColumn(
  facet: Facet,
  productCount: number,
  known: (position: number) => Known,
): FacetColumn {
  const numberOf = new Map<string, number>();
  const numbers = new Uint16Array(productCount);
  for (let position = 0; position < productCount; position++) {
    const value = facet.read(known(position));
    if (value !== undefined) numbers[position] = take(String(value));
  }

  function take(value: string): number {
    const number = numberOf.get(value) ?? numberOf.size + 1;
    if (number > MOST_VALUES) return 0;
    numberOf.set(value, number);
    return number;
  }

  return {
    facet,
    values: [...numberOf.keys()],
    numbers,
    accepts(filters) {
      const prefix = `${facet.id}-`;
      const chosen = filters.filter((filter) => filter.startsWith(prefix));
      if (chosen.length === 0) return undefined;
      const accepted = new Uint8Array(numberOf.size + 1);
      for (const filter of chosen) {
        const number = numberOf.get(filter.slice(prefix.length));
        if (number !== undefined) accepted[number] = 1;
      }
      return accepted;
    },
  };
}
