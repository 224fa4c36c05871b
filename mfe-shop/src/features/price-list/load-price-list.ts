import type { ApiClient } from '@app/api-client';
import {
  type CataloguePage,
  type CategoryPage,
  PRODUCTS_AT_FIRST,
  PRODUCTS_PER_PAGE,
  readCataloguePage,
  readCategoryPage,
} from '@app/contracts/catalogue';
import { COMPARED_LIMIT, type Comparison, readComparison } from '@app/contracts/comparison';
import type { Product } from '@app/contracts/product';
import { encodeSkuList } from '@app/contracts/sku-list';
import type { PageContext } from '@app/federation/remote-module';
import { type OpenedOrder, openOrder } from '../order/open-order.ts';
import { type CatalogueQuery, readCatalogueQuery, selectionOf } from './catalogue-query.ts';

/** What the URL asks for: the price list or a part of it, or an order. */
export interface PriceListData {
  /** Of which the list or category is a part. */
  readonly query?: CatalogueQuery;
  readonly catalogue?: CataloguePage;
  /** The product that the URL opens; `category` is its category. */
  readonly sku?: string;
  /** Null when the price list does not have it. */
  readonly category?: CategoryPage | null;
  readonly comparison?: Comparison;
  readonly opened?: OpenedOrder;
}

interface Reading {
  readonly api: ApiClient;
  readonly signal: AbortSignal;
}

/**
 * Reads what the URL asks for. An order that cannot be read is a value, as is a product or category
 * that the price list does not have.
 * @throws if the price list cannot be read.
 */
export async function load({ url, api, signal }: PageContext): Promise<PriceListData> {
  const { searchParams } = url;
  const reading = { api, signal };
  const token = searchParams.get('order');
  if (token !== null) return { opened: await openOrder(api, token, signal) };
  const compared = comparedIn(searchParams);
  if (compared.length > 0) return { comparison: await comparisonOf(compared, reading) };
  const query = readCatalogueQuery(searchParams);
  const { category: name, page } = query;
  const sku = searchParams.get('sku');
  if (sku) return { query, sku, category: await categoryOf({ sku }, reading) };
  const selection = { ...selectionOf(query), page };
  if (name) return { query, category: await categoryOf({ ...selection, name }, reading) };
  const allOpen = query.term !== '' || query.filters.length > 0;
  const limit = allOpen ? PRODUCTS_PER_PAGE : PRODUCTS_AT_FIRST;
  const catalogue = await api.read(readCataloguePage, { query: { ...selection, limit }, signal });
  if (!catalogue.ok) throw new Error(catalogue.failure.detail);
  const categories = await Promise.all(
    catalogue.value.categories.map(async (category) => {
      const pages = query.shown?.[category.name] ?? 0;
      if (pages === 0) return category;
      const of = { ...selectionOf(query), name: category.name };
      const read = Array.from({ length: pages }, (_, at) =>
        categoryOf({ ...of, page: at + 1 }, reading),
      );
      return { ...category, products: eachOnce(await Promise.all(read)) };
    }),
  );
  return { query, catalogue: { ...catalogue.value, categories } };
}

/** A product comes twice when the price list changed between two pages. */
export const eachOnce = (
  pages: readonly ({ readonly products: readonly Product[] } | null)[],
): Product[] => [
  ...new Map(
    pages.flatMap((page) => page?.products ?? []).map((product) => [product.sku, product]),
  ).values(),
];

/** The SKUs that a URL puts side by side, each once, as many as fit. */
export const comparedIn = (search: URLSearchParams): readonly string[] =>
  [...new Set(search.getAll('compare').filter(Boolean))].slice(0, COMPARED_LIMIT);

async function comparisonOf(skus: readonly string[], { api, signal }: Reading) {
  const answer = await api.read(readComparison, { query: { skus: encodeSkuList(skus) }, signal });
  if (!answer.ok) throw new Error(answer.failure.detail);
  return answer.value;
}

async function categoryOf(query: Record<string, string | number>, { api, signal }: Reading) {
  const answer = await api.read(readCategoryPage, { query, signal });
  if (answer.ok) return answer.value;
  // A SKU or name that is too long for the API is in no list either.
  const { failure } = answer;
  if (failure.kind === 'refused' && [400, 404].includes(failure.status)) return null;
  throw new Error(failure.detail);
}
