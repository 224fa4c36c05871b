import type { StoredProduct } from '../ports.ts';
import { compareText } from './catalogue-order.ts';

/** Products by category, made once for a list. A category is its place in the alphabetical order. */
export interface CatalogueGroups {
  readonly names: readonly string[];
  /** The number of a category; undefined for a name that the list does not have. */
  numberOf(name: string): number | undefined;
  /** Groups these positions without a change of their order. */
  of(positions: Uint32Array): Grouped;
}

/** Some of the products, by category. */
export interface Grouped {
  /** Categories in the order of their first product. */
  readonly categories: readonly number[];
  countOf(category: number): number;
  membersOf(category: number): Uint32Array;
}

export function groupCatalogue(products: readonly StoredProduct[]): CatalogueGroups {
  const names = alphabetical([...new Set(products.map(({ category }) => category))]);
  const numbers = new Map(names.map((name, number) => [name, number]));
  const categoryOf = Uint32Array.from(products, ({ category }) => numbers.get(category) as number);
  return {
    names,
    numberOf: (name) => numbers.get(name),
    of(positions) {
      const counts = new Uint32Array(names.length);
      const categories: number[] = [];
      for (const position of positions) {
        const category = categoryOf[position] as number;
        if (counts[category] === 0) categories.push(category);
        counts[category] = (counts[category] as number) + 1;
      }
      return {
        categories,
        countOf: (category) => counts[category] ?? 0,
        membersOf: (category) => positions.filter((position) => categoryOf[position] === category),
      };
    },
  };
}

const alphabetical = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => compareText(a.toUpperCase(), b.toUpperCase()) || compareText(a, b));
