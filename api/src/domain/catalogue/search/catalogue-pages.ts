import { CATEGORIES_PER_PAGE } from '@app/contracts/product';
import type { CatalogueAnswer, StoredProduct } from '../ports.ts';
import { compareText, positionsByName } from './catalogue-order.ts';
import type { SearchHits } from './search-hits.ts';

/**
 * One page of the price list. Without hits it has all categories in alphabetical order, products
 * by name then SKU. With hits it has only categories with hits: first those whose own name matches, then
 * by their best product. `page` counts from 1; one beyond the last gives the last.
 */
export function pageOfCatalogue(
  products: readonly StoredProduct[],
  hits: SearchHits | undefined,
  page: number,
): CatalogueAnswer {
  const listed = hits
    ? Array.from(hits.positions, (position) => products[position] as StoredProduct)
    : products;
  const groups = Map.groupBy(listed, ({ category }) => category);
  const found = [...groups.keys()];
  const names = hits ? matchingFirst(found, hits) : alphabetical(found);
  const pages = Math.max(1, Math.ceil(names.length / CATEGORIES_PER_PAGE));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  return {
    page: shown,
    pages,
    productCount: listed.length,
    ...(hits?.corrected === undefined ? {} : { corrected: hits.corrected }),
    ...(hits ? { matched: hits.matched } : {}),
    categories: names
      .slice((shown - 1) * CATEGORIES_PER_PAGE, shown * CATEGORIES_PER_PAGE)
      .map((name) => {
        const group = groups.get(name) ?? [];
        return { name, products: hits ? group : byName(group) };
      }),
  };
}

const matchingFirst = (names: readonly string[], { categories }: SearchHits): string[] =>
  names.toSorted((a, b) => (categories.get(b) ?? 0) - (categories.get(a) ?? 0));

const alphabetical = (names: readonly string[]): string[] =>
  names.toSorted((a, b) => compareText(a.toUpperCase(), b.toUpperCase()) || compareText(a, b));

const byName = (group: readonly StoredProduct[]): StoredProduct[] =>
  positionsByName(group).map((position) => group[position] as StoredProduct);
