import { CATEGORIES_PER_PAGE } from '@app/contracts/product';
import type { CatalogueAnswer, StoredProduct } from '../ports.ts';
import { compareText, positionsByName } from './catalogue-order.ts';

/**
 * One page of the price list. Without hits it has all categories in alphabetical order, products
 * by name then SKU. With hits (positions in `products`, best first) it has only categories with
 * hits, in the order of their best one. `page` counts from 1; one beyond the last gives the last.
 */
export function pageOfCatalogue(
  products: readonly StoredProduct[],
  hits: Uint32Array | undefined,
  page: number,
): CatalogueAnswer {
  const listed = hits
    ? Array.from(hits, (position) => products[position] as StoredProduct)
    : products;
  const groups = Map.groupBy(listed, ({ category }) => category);
  const names = hits ? [...groups.keys()] : alphabetical([...groups.keys()]);
  const pages = Math.max(1, Math.ceil(names.length / CATEGORIES_PER_PAGE));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return {
    page: shown,
    pages,
    productCount: listed.length,
    categories: names
      .slice((shown - 1) * CATEGORIES_PER_PAGE, shown * CATEGORIES_PER_PAGE)
      .map((name) => {
        const group = groups.get(name) ?? [];
        return { name, products: hits ? group : byName(group) };
      }),
  };
}

const alphabetical = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => compareText(a.toUpperCase(), b.toUpperCase()) || compareText(a, b));

const byName = (group: readonly StoredProduct[]): StoredProduct[] =>
  positionsByName(group).map((position) => group[position] as StoredProduct);
