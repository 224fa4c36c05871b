import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { Product } from './product.ts';
import { skuList } from './sku-list.ts';

/** Most products that can be compared side by side. */
export const COMPARED_LIMIT = 4;

/** Products side by side. A SKU that the price list does not have is left out. */
export const Comparison = v.object({
  products: v.array(Product),
  /** What their names say of them: one value for each product, empty where its name does not say. */
  rows: v.array(v.object({ label: v.string(), values: v.array(v.string()) })),
});
export type Comparison = v.InferOutput<typeof Comparison>;

export const readComparison = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/comparison',
  summary: `At most ${COMPARED_LIMIT} products side by side, with what their names say of them`,
  query: v.object({
    skus: skuList(COMPARED_LIMIT, 'Please send SKUs', `At most ${COMPARED_LIMIT} SKUs`),
  }),
  response: Comparison,
});
