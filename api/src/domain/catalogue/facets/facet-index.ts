import type { Facet as ShownFacet } from '@app/contracts/catalogue';
import type { Capable } from '../capabilities/capable.ts';
import type { StoredProduct } from '../ports.ts';
import { compareText } from '../search/catalogue-order.ts';
import { type FacetColumn, facetColumn } from './facet-column.ts';
import { facets } from './facets.ts';

export interface Filtered {
  /** Positions that every filtered facet accepts, in the order in which they were given. */
  readonly kept: Uint32Array;
  /**
   * The choices of each facet with the products that each would leave, given what the other facets
   * filter. A facet with a single choice is left out unless it filters.
   */
  readonly facets: readonly ShownFacet[];
}

export interface FacetIndex {
  /** @param filters such as `megapixels-4`; those of unknown facets are ignored. */
  filter(positions: Uint32Array, filters: readonly string[]): Filtered;
}

/** A facet with more choices shows those with the most products. */
const MOST_CHOICES = 12;

export function buildFacetIndex(
  products: readonly StoredProduct[],
  capable: readonly Capable[],
  brands: readonly string[],
): FacetIndex {
  const capableOf = new Map(capable.map((item) => [item.product, item]));
  const brandSet = new Set(brands);
  const known = (product: StoredProduct) => {
    const [first = ''] = product.name.split(/\s/, 1);
    const brand = brandSet.has(first) ? first : undefined;
    return { product, capable: capableOf.get(product), brand };
  };
  const columns = facets.map((facet) =>
    facetColumn(facet, products.length, (at) => known(products[at] as StoredProduct)),
  );

  return {
    filter(positions, filters) {
      const accepts = columns.map((column) => column.accepts(filters));
      const counts = columns.map(({ values }) => new Uint32Array(values.length + 1));
      const kept = new Uint32Array(positions.length);
      let size = 0;
      for (const position of positions) {
        const refusing = refusedBy(position, columns, accepts);
        if (refusing === undefined) {
          kept[size] = position;
          size++;
          for (let at = 0; at < columns.length; at++) count(counts[at], columns[at], position);
        } else if (refusing !== SEVERAL) {
          count(counts[refusing], columns[refusing], position);
        }
      }
      return {
        kept: kept.subarray(0, size),
        facets: columns.flatMap((column, at) => shown(column, counts[at], accepts[at])),
      };
    },
  };
}

const SEVERAL = -1;
type Accepts = Uint8Array | undefined;

/** The only facet that refuses a product, `SEVERAL`, or undefined when none does. */
function refusedBy(
  position: number,
  columns: readonly FacetColumn[],
  accepts: readonly Accepts[],
): number | undefined {
  let refusing: number | undefined;
  for (let at = 0; at < columns.length; at++) {
    const accepted = accepts[at];
    if (!accepted || accepted[columns[at]?.numbers[position] as number]) continue;
    if (refusing !== undefined) return SEVERAL;
    refusing = at;
  }
  return refusing;
}

function count(
  counts: Uint32Array | undefined,
  column: FacetColumn | undefined,
  position: number,
): void {
  if (!counts || !column) return;
  const number = column.numbers[position] as number;
  counts[number] = (counts[number] as number) + 1;
}

function shown(
  { facet, values }: FacetColumn,
  counts = new Uint32Array(),
  accepts: Accepts,
): ShownFacet[] {
  const choices = values
    .map((value, at) => ({
      value,
      filter: `${facet.id}-${value}`,
      label: facet.labelOf(value),
      count: counts[at + 1] ?? 0,
      chosen: accepts?.[at + 1] === 1,
    }))
    .filter(({ count, chosen }) => count > 0 || chosen)
    .sort((a, b) => Number(b.chosen) - Number(a.chosen) || b.count - a.count)
    .slice(0, MOST_CHOICES)
    .sort((a, b) => Number(a.value) - Number(b.value) || compareText(a.value, b.value));
  if (choices.length < 2 && !accepts) return [];
  return [
    {
      id: facet.id,
      label: facet.label,
      choices: choices.map(({ filter, label, count }) => ({ filter, label, count })),
    },
  ];
}
