import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { CATEGORIES_PER_PAGE, Product, SKU_LIMIT, searchTerm } from './product.ts';
import { ProductAbout } from './product-about.ts';
import { longest } from './text.ts';

/** Products of the first category that come with a page of the list. */
export const PRODUCTS_AT_FIRST = 12;
/** Products of one page of a category, and most products of a page of search results. */
export const PRODUCTS_PER_PAGE = 48;

/** A list with more categories than this has none to jump to. */
export const CATEGORIES_LISTED = 200;

/** How products are ordered inside a category; '' is by name, and in a search the best first. */
export const sortOrders = ['', 'name', 'price', 'price-desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const readSortOrder = (text: string): SortOrder =>
  sortOrders.find((order) => order === text) ?? '';

/** A property by which the list can be filtered, with the products that each choice would leave. */
export const Facet = v.object({
  id: v.string(),
  label: v.string(),
  choices: v.array(
    v.object({
      /** As a filter names it, such as `megapixels-4`. */
      filter: v.string(),
      label: v.string(),
      count: v.number(),
    }),
  ),
});
export type Facet = v.InferOutput<typeof Facet>;

/** What the list tells of every selection. Absent where an older API answers. */
const selectionMembers = {
  term: v.string(),
  page: v.number(),
  pages: v.number(),
  /** The term as it was searched for, when no product has the words as they were typed. */
  corrected: v.optional(v.string()),
  /**
   * Beginnings of words that the term found, the longest first: folded (`fold` of the API: lower case, no
   * diacritics), and without what separates letters and digits, so that "4mp" marks "4 MP" and "vtip2b28"
   * marks "VT-IP2B28". Of a search only.
   */
  matched: v.optional(v.array(v.string())),
  /** When this price list was imported, ISO 8601; absent when there is none. */
  pricesFrom: v.optional(v.string()),
  /** Of the list, or of the category when the answer is one. */
  facets: v.optional(v.array(Facet)),
};

/** The price list as the page shows it: a few categories at a time, with their first products. */
export const CataloguePage = v.object({
  ...selectionMembers,
  productCount: v.number(),
  categories: v.array(
    v.object({ name: v.string(), count: v.number(), products: v.array(Product) }),
  ),
  /** All categories of the selection, to jump to. Absent where an older API answers, for none and for too many. */
  allCategories: v.optional(v.array(v.object({ name: v.string(), count: v.number() }))),
});
export type CataloguePage = v.InferOutput<typeof CataloguePage>;

/** One page of the products of one category. */
export const CategoryPage = v.object({
  ...selectionMembers,
  name: v.string(),
  count: v.number(),
  products: v.array(Product),
  /** The product that was asked for by its SKU. */
  opened: v.optional(Product),
  /** Of the product that was asked for; absent when its name does not say what it is. */
  about: v.optional(ProductAbout),
});
export type CategoryPage = v.InferOutput<typeof CategoryPage>;

/** Not refused, because people edit the address of a page. */
const pageNumber = v.pipe(
  v.string('Please enter the number of a page'),
  v.description('1 to 999999; anything else is read as 1'),
  v.transform((text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1)),
);

const productLimit = v.pipe(
  v.string('Please enter a number of products'),
  v.description('1 to 999; with anything else, and without it, each category has all its products'),
  v.transform((text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined)),
);

/** Longest list of filters, in characters. */
export const FILTERS_LIMIT = 1000;

/** The part of the price list that a visitor looks at. */
const selection = {
  q: v.optional(searchTerm, ''),
  page: v.optional(pageNumber, '1'),
  filter: v.optional(
    v.pipe(
      v.string('Please enter filters'),
      longest(FILTERS_LIMIT),
      v.description(
        'Filters as the facets name them, comma-separated. A product has one of the choices of each facet that is named; a facet that the list does not have is ignored',
      ),
      v.transform((list) => list.split(',').filter(Boolean)),
    ),
    '',
  ),
  sort: v.optional(
    v.pipe(
      v.string('Please enter an order'),
      v.description('`name`, `price` or `price-desc`; anything else is the order of the list'),
      v.transform(readSortOrder),
    ),
    '',
  ),
};

export const readCataloguePage = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue',
  summary: `One page of the price list, ${CATEGORIES_PER_PAGE} categories, with or without a search. With a limit, only the first category has products, that many at most; in a search, or with a filter, all categories share that many`,
  query: v.object({ ...selection, limit: v.optional(productLimit, '') }),
  response: CataloguePage,
});

const categoryName = v.pipe(v.string('Please enter the name of a category'), longest(200));
const sku = v.pipe(v.string('Please enter a SKU'), longest(SKU_LIMIT));

export const readCategoryPage = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/category',
  summary: `${PRODUCTS_PER_PAGE} products of the category with this name, or of the one of the product with this SKU; 404 when there is none`,
  query: v.object({ ...selection, name: v.optional(categoryName, ''), sku: v.optional(sku) }),
  response: CategoryPage,
});
