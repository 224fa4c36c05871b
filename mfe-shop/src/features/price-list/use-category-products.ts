import { readCategoryPage } from '@app/contracts/catalogue';
import type { Product } from '@app/contracts/product';
import { useApi } from '@app/kit';
import { useState } from 'react';
import { type CatalogueQuery, catalogueHref, selectionOf } from './catalogue-query.ts';
import { useEntryState } from './use-entry-state.ts';

export interface CategoryProductsState {
  readonly shown: readonly Product[];
  readonly phase: 'idle' | 'loading' | 'failed';
  /** The page of the category that comes next. */
  readonly nextPage: number;
  /** Loads the next page. Resolves to the product after those shown before, if there is one. */
  readonly loadMore: () => Promise<Product | undefined>;
}

/**
 * The products of a category that are shown: those that came with the page of the list, and once
 * more are wanted, the pages of the category from its first, which begins with the same.
 */
export function useCategoryProducts(
  name: string,
  first: readonly Product[],
  query: CatalogueQuery,
): CategoryProductsState {
  const api = useApi();
  const [pages, setPages] = useEntryState<readonly (readonly Product[])[]>(
    // Of this query: while the next one loads, these stay in sight, under its address.
    `products of ${name} in ${catalogueHref(query)}`,
    [],
  );
  const [phase, setPhase] = useState<CategoryProductsState['phase']>('idle');
  const shown = pages.length > 0 ? eachOnce(pages.flat()) : first;
  const nextPage = pages.length + 1;

  async function loadMore() {
    if (phase === 'loading') return undefined;
    setPhase('loading');
    const answer = await api.read(readCategoryPage, {
      query: { ...selectionOf(query), name, page: nextPage },
    });
    if (!answer.ok) {
      console.error(answer.failure.detail);
      setPhase('failed');
      return undefined;
    }
    const { products } = answer.value;
    const loaded = [...pages, products];
    setPages(() => loaded);
    setPhase('idle');
    return eachOnce(loaded.flat())[shown.length];
  }

  return { shown, phase, nextPage, loadMore };
}

/** A product comes twice when the price list changed between two pages. */
const eachOnce = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.sku, product])).values(),
];
