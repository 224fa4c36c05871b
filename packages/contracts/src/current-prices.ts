import * as v from 'valibot';
import { CART_LINE_LIMIT } from './cart-line.ts';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { Product } from './product.ts';
import { skuList } from './sku-list.ts';

const noSkus = 'Please send a list of SKUs';
const tooManySkus = `At most ${CART_LINE_LIMIT} SKUs`;

export const readCurrentPrices = defineEndpoint({
  method: 'POST',
  path: '/api/catalogue/current',
  summary: 'The named products as the price list has them now; a SKU it no longer has is left out',
  request: v.object({
    skus: checkedFirst(
      v.pipe(v.array(v.unknown(), noSkus), v.maxLength(CART_LINE_LIMIT, tooManySkus)),
      v.pipe(v.array(v.string(noSkus), noSkus), v.maxLength(CART_LINE_LIMIT, tooManySkus)),
    ),
  }),
  response: v.array(Product),
});

/**
 * The same with a query, for pages of older shop releases, which do not know the POST. The POST
 * exists because many long SKUs do not fit into a URL: the server refuses a longer one (431).
 */
export const readCurrentPricesByQuery = defineEndpoint({
  method: 'GET',
  path: '/api/catalogue/current',
  summary: 'Use the POST: a query has no room for 200 long SKUs',
  deprecated: true,
  query: v.object({
    skus: skuList(CART_LINE_LIMIT, noSkus, tooManySkus),
  }),
  response: v.array(Product),
});
