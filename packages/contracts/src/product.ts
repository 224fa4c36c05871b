import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';

export const SKU_LIMIT = 64;
const rand = v.pipe(v.number(), v.finite(), v.minValue(0));

/** A line of the price list. `Price` includes VAT, `Cost` does not; both are rand. */
export const Product = v.object({
  Sku: v.pipe(v.string(), v.minLength(1), v.maxLength(SKU_LIMIT)),
  Product: v.string(),
  Category: v.string(),
  /** Absent when the operator hides it. */
  Cost: v.optional(rand),
  Price: rand,
});
export type Product = v.InferOutput<typeof Product>;

/** Most hits that one search returns. */
export const SEARCH_LIMIT = 500;
export const SEARCH_TERM_LIMIT = 100;
export const CATEGORIES_PER_PAGE = 5;

const searchTerm = v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TERM_LIMIT));

export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'The whole price list',
  response: v.array(Product),
});

export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/search',
  summary: `The ${SEARCH_LIMIT} products that match best; the header X-Total-Count has the full count`,
  query: v.object({ q: v.optional(searchTerm, '') }),
  response: v.array(Product),
});

/** The price list as the page shows it: a few categories at a time, each with all its products. */
export const CataloguePage = v.object({
  term: v.string(),
  page: v.number(),
  pages: v.number(),
  productCount: v.number(),
  /** When this price list was imported, ISO 8601; absent when there is none. */
  pricesFrom: v.optional(v.string()),
  categories: v.array(
    v.object({ name: v.string(), count: v.number(), products: v.array(Product) }),
  ),
});
export type CataloguePage = v.InferOutput<typeof CataloguePage>;

const pageNumber = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
  1,
);

export const readCataloguePage = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue',
  summary: `One page of the price list, ${CATEGORIES_PER_PAGE} categories, with or without a search`,
  query: v.object({ q: v.optional(searchTerm, ''), page: v.optional(pageNumber, '1') }),
  response: CataloguePage,
});

export const CURRENT_PRICES_LIMIT = 200;

export const readCurrentPrices = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/current',
  summary: 'The named products as the price list has them now; a SKU it no longer has is left out',
  query: v.object({
    /** SKUs, comma-separated and each URL-encoded once more, so that a SKU may hold a comma. */
    skus: v.pipe(
      v.string(),
      v.maxLength(20_000),
      v.transform((list) => list.split(',').map(decodeSku).filter(Boolean)),
      v.maxLength(CURRENT_PRICES_LIMIT, `At most ${CURRENT_PRICES_LIMIT} SKUs`),
    ),
  }),
  response: v.array(Product),
});

export const encodeSkus = (skus: readonly string[]): string =>
  skus.map(encodeURIComponent).join(',');

function decodeSku(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const priceListTexts = {
  heading: 'Product Price List',
  hint: 'Use the search function to find items quickly.',
  expand: 'Expand categories to view products.',
  expandSearch: 'Expand categories for search results.',
  loading: 'Loading products...',
  loadFailed: 'Failed to fetch products',
  noResults: (term: string) => `No products found for "${term}".`,
  error: (message: string) => `Error loading products: ${message}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
