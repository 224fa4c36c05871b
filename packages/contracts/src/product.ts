import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { type Cents, toRand } from './money.ts';
import { rand } from './rand.ts';
import { longest } from './text.ts';

export const SKU_LIMIT = 64;

/** A product of the price list. `price` includes VAT, `cost` does not. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  /** Absent when the operator hides it. */
  readonly cost?: Cents;
  readonly price: Cents;
}

/** The members of a product on the wire, money in rand. */
export const productMembers = {
  Sku: v.string(),
  Product: v.string(),
  Category: v.string(),
  Cost: v.optional(rand),
  Price: rand,
};
const ProductMembers = v.object(productMembers);

/** A product from its members on the wire. */
export const productOf = ({
  Sku: sku,
  Product: name,
  Category: category,
  Cost: cost,
  Price: price,
}: v.InferOutput<typeof ProductMembers>): Product => ({
  sku,
  name,
  category,
  ...(cost === undefined ? {} : { cost }),
  price,
});

export const Product = v.pipe(ProductMembers, v.transform(productOf));
export type WireProduct = v.InferInput<typeof Product>;

/** A product as it goes over the wire. */
export const encodeProduct = ({ sku, name, category, cost, price }: Product): WireProduct => ({
  Sku: sku,
  Product: name,
  Category: category,
  ...(cost === undefined ? {} : { Cost: toRand(cost) }),
  Price: toRand(price),
});

/** Most hits that one search returns. */
export const SEARCH_LIMIT = 500;
export const SEARCH_TERM_LIMIT = 100;
export const CATEGORIES_PER_PAGE = 5;

export const searchTerm = v.pipe(
  v.string('Please enter a search term'),
  longest(SEARCH_TERM_LIMIT),
  v.trim(),
);

export const listProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products',
  summary: 'The whole price list',
  response: v.array(Product),
  takesLong: true,
});

export const searchProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/search',
  summary: `The ${SEARCH_LIMIT} products that match best; the header X-Total-Count has the full count`,
  query: v.object({ q: v.optional(searchTerm, '') }),
  response: v.array(Product),
});

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
