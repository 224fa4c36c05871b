import { readCurrentPrices, readCurrentPricesByQuery } from '@app/contracts/current-prices';
import { readDeviceNames } from '@app/contracts/device-names';
import { TOTAL_COUNT_HEADER } from '@app/contracts/endpoint';
import {
  listProducts,
  readCataloguePage,
  SEARCH_LIMIT,
  searchProducts,
} from '@app/contracts/product';
import type { ServerEnv } from '@app/http-server/request-context';
import { success } from '@app/result';
import type { Hono } from 'hono';
import type { Catalogue, StoredProduct } from '../domain/catalogue/ports.ts';
import { toWireProduct } from '../domain/catalogue/search/wire-product.ts';
import type { ShownPrices } from '../domain/catalogue/shown-prices.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { sendList } from './product-list.ts';

interface Dependencies {
  readonly catalogue: Catalogue;
  readonly prices: ShownPrices;
  readonly config: { readonly CATALOGUE_HIDE_COST: boolean };
}

export function mountCatalogue(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { catalogue, prices, config } = dependencies;
  const hideCost = config.CATALOGUE_HIDE_COST;
  const wire = (products: readonly StoredProduct[]) =>
    products.map((product) => toWireProduct(product, hideCost));

  mountEndpoint(app, listProducts, async ({ c }) =>
    success(sendList(c, await catalogue.listBody(hideCost))),
  );

  mountEndpoint(app, searchProducts, async ({ query, c }) => {
    const hits = await catalogue.queries.search(query.q, SEARCH_LIMIT);
    c.header(TOTAL_COUNT_HEADER, String(hits.total));
    return success(wire(hits.products));
  });

  mountEndpoint(app, readCataloguePage, async ({ query }) => {
    // Read before the page: if a newer list becomes active in between, its date must not be shown
    // with older prices.
    const pricesFrom = catalogue.version()?.importedAt;
    const answer = await catalogue.queries.page(query.q, query.page);
    return success({
      term: query.q,
      page: answer.page,
      pages: answer.pages,
      productCount: answer.productCount,
      ...(answer.corrected === undefined ? {} : { corrected: answer.corrected }),
      ...(answer.matched === undefined ? {} : { matched: [...answer.matched] }),
      ...(pricesFrom === undefined ? {} : { pricesFrom }),
      categories: answer.categories.map(({ name, products }) => ({
        name,
        count: products.length,
        products: wire(products),
      })),
    });
  });

  mountEndpoint(app, readDeviceNames, async () => success(await catalogue.queries.deviceNames()));

  async function currentPrices(skus: readonly string[]) {
    const shown = await prices.find([...new Set(skus)]);
    return shown ? wire(shown.products) : [];
  }
  mountEndpoint(app, readCurrentPrices, async ({ body }) =>
    success(await currentPrices(body.skus)),
  );
  mountEndpoint(app, readCurrentPricesByQuery, async ({ query }) =>
    success(await currentPrices(query.skus)),
  );
}
