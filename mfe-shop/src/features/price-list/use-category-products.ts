import { readCategoryPage } from '@app/contracts/catalogue';
import type { Product } from '@app/contracts/product';
import { useApi } from '@app/kit';
import { useState } from 'react';
import {
  type CatalogueQuery,
  catalogueHref,
  readCatalogueQuery,
  selectionOf,
} from './catalogue-query.ts';
import { eachOnce } from './load-price-list.ts';
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
 * more are wanted, the pages of the category from its first, which begins with the same. The address tells
 * how many, so that a reload and a link that is sent show the same.
 */
export function useCategoryProducts(
  name: string,
  first: readonly Product[],
  query: CatalogueQuery,
): CategoryProductsState {
  const api = useApi();
  const [{ products: shown, nextPage }, setLoaded] = useEntryState<Loaded>(
    // Of this query: while the next one loads, these stay in sight, under its address.
    `products of ${name} in ${catalogueHref({ ...query, shown: undefined })}`,
    { products: first, nextPage: (query.shown?.[name] ?? 0) + 1 },
  );
  const [phase, setPhase] = useState<CategoryProductsState['phase']>('idle');

  async function loadMore() {
    if (phase === 'loading') return undefined;
    setPhase('loading');
    const entry = entryOfHistory();
    const answer = await api.read(readCategoryPage, {
      query: { ...selectionOf(query), name, page: nextPage },
    });
    if (!answer.ok) {
      console.error(answer.failure.detail);
      setPhase('failed');
      return undefined;
    }
    // The first page of a category begins with the products that came with the list.
    const products = eachOnce(
      nextPage === 1 ? [answer.value] : [{ products: shown }, answer.value],
    );
    setLoaded(() => ({ products, nextPage: nextPage + 1 }));
    setPhase('idle');
    // The visitor may have gone on to another page while this one loaded.
    if (entryOfHistory() === entry) keepInAddress();
    return products[shown.length];
  }

  /** Past the router, which would load the whole list again. Other categories have theirs there already. */
  function keepInAddress() {
    const { shown: others } = readCatalogueQuery(new URLSearchParams(window.location.search));
    const href = catalogueHref({ ...query, shown: { ...others, [name]: nextPage } });
    window.history.replaceState(window.history.state, '', href);
  }

  return { shown, phase, nextPage, loadMore };
}

interface Loaded {
  readonly products: readonly Product[];
  readonly nextPage: number;
}

const entryOfHistory = (): unknown => window.history.state?.key;
