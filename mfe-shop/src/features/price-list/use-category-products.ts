import { PRODUCTS_PER_PAGE, readCategoryPage } from '@app/contracts/catalogue';
import type { Product } from '@app/contracts/product';
import { useApi } from '@app/kit';
import { useState } from 'react';
import { type CatalogueQuery, catalogueHref, selectionOf, withShown } from './catalogue-query.ts';
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
 * The products of a category that are shown: those that came with the page of the list, which the
 * pages of the category begin with, and the pages that were loaded since. How many there are is kept in
 * the address, so that a reload, Back and a sent link show the same.
 */
export function useCategoryProducts(
  name: string,
  first: readonly Product[],
  query: CatalogueQuery,
): CategoryProductsState {
  const api = useApi();
  const [pages, setPages] = useEntryState<Readonly<Record<number, readonly Product[]>>>(
    // Of this query: while the next one loads, these stay in sight, under its address.
    `products of ${name} in ${catalogueHref(query)}`,
    {},
  );
  const [phase, setPhase] = useState<CategoryProductsState['phase']>('idle');
  const shown = eachOnce([first, ...Object.values(pages)].flat());
  const nextPage =
    Math.max(Math.floor(first.length / PRODUCTS_PER_PAGE), ...Object.keys(pages).map(Number)) + 1;

  async function loadMore() {
    if (phase === 'loading') return undefined;
    setPhase('loading');
    const entry = history.state?.key;
    const answer = await api.read(readCategoryPage, {
      query: { ...selectionOf(query), name, page: nextPage },
    });
    if (!answer.ok) {
      console.error(answer.failure.detail);
      setPhase('failed');
      return undefined;
    }
    const { products } = answer.value;
    setPages((before) => ({ ...before, [nextPage]: products }));
    setPhase('idle');
    if (history.state?.key === entry) keepInAddress(name, nextPage);
    return eachOnce([...shown, ...products])[shown.length];
  }

  return { shown, phase, nextPage, loadMore };
}

/** Past the router, which would load the whole list again. */
function keepInAddress(name: string, pages: number) {
  const search = withShown(new URLSearchParams(window.location.search), name, pages);
  history.replaceState(history.state, '', `?${search}`);
}

/** A product comes twice when a page begins with those that came first, and when the price list
 * changed between two pages. */
const eachOnce = (products: readonly Product[]): readonly Product[] => [
  ...new Map(products.map((product) => [product.sku, product])).values(),
];
