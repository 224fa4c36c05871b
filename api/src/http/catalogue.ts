import { readCataloguePage, readCategoryPage } from '@app/contracts/catalogue';
import { readComparison } from '@app/contracts/comparison';
import { readCurrentPrices, readCurrentPricesByQuery } from '@app/contracts/current-prices';
import { readDeviceNames } from '@app/contracts/device-names';
import { TOTAL_COUNT_HEADER } from '@app/contracts/endpoint';
import { listProducts, SEARCH_LIMIT, searchProducts } from '@app/contracts/product';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, success } from '@app/result';
import type { Hono } from 'hono';
import type {
  Catalogue,
  CatalogueAnswer,
  CategoryAnswer,
  StoredProduct,
} from '../domain/catalogue/ports.ts';
import { toWireProduct } from '../domain/catalogue/search/wire-product.ts';
import type { ShownPrices } from '../domain/catalogue/shown-prices.ts';
import { httpFailure } from './failures.ts';
import { mountEndpoint } from './mount-endpoint.ts';
import { sendList } from './product-list.ts';

interface Dependencies {
  readonly catalogue: Catalogue;
  readonly prices: ShownPrices;
  readonly config: { readonly CATALOGUE_HIDE_COST: boolean };
}

const foundBy = ({ corrected, matched }: Pick<CatalogueAnswer, 'corrected' | 'matched'>) => ({
  ...(corrected === undefined ? {} : { corrected }),
  ...(matched === undefined ? {} : { matched: [...matched] }),
});

const notInTheList = httpFailure(404, 'not_found', 'The price list does not have this');

export function mountCatalogue(app: Hono<ServerEnv>, dependencies: Dependencies): void {
  const { catalogue, prices, config } = dependencies;
  const hideCost = config.CATALOGUE_HIDE_COST;
  const wire = (products: readonly StoredProduct[]) =>
    products.map((product) => toWireProduct(product, hideCost));
  const pricesFrom = () => {
    const importedAt = catalogue.version()?.importedAt;
    return importedAt === undefined ? {} : { pricesFrom: importedAt };
  };

  mountEndpoint(app, listProducts, async ({ c }) =>
    success(sendList(c, await catalogue.listBody(hideCost))),
  );

  mountEndpoint(app, searchProducts, async ({ query, c }) => {
    const hits = await catalogue.queries.search(query.q, SEARCH_LIMIT);
    c.header(TOTAL_COUNT_HEADER, String(hits.total));
    return success(wire(hits.products));
  });

  mountEndpoint(app, readCataloguePage, async ({ query }) => {
    const { q: term, page, filter: filters, sort, limit } = query;
    // Read before the page: if a newer list becomes active in between, its date must not be shown
    // with older prices.
    const dated = pricesFrom();
    const answer = await catalogue.queries.page({ term, page, filters, sort, limit });
    return success({
      term,
      page: answer.page,
      pages: answer.pages,
      productCount: answer.productCount,
      ...foundBy(answer),
      ...dated,
      facets: [...answer.facets],
      categories: answer.categories.map((category) => ({
        ...category,
        products: wire(category.products),
      })),
      ...(answer.allCategories ? { allCategories: [...answer.allCategories] } : {}),
    });
  });

  mountEndpoint(app, readCategoryPage, async ({ query }) => {
    const { q: term, page, filter: filters, sort, name, sku } = query;
    const dated = pricesFrom();
    const toPage = (answer: CategoryAnswer) => ({
      term,
      name: answer.name,
      count: answer.count,
      page: answer.page,
      pages: answer.pages,
      ...foundBy(answer),
      ...dated,
      facets: [...answer.facets],
      products: wire(answer.products),
    });
    if (sku !== undefined) {
      const answer = await catalogue.queries.opened(sku);
      if (!answer) return failed(notInTheList);
      const { opened, about } = answer;
      return success({
        ...toPage(answer),
        opened: toWireProduct(opened, hideCost),
        ...(about && { about: { ...about, goesWith: wire(about.goesWith) } }),
      });
    }
    const answer = await catalogue.queries.category(name, { term, page, filters, sort });
    return answer ? success(toPage(answer)) : failed(notInTheList);
  });

  mountEndpoint(app, readComparison, async ({ query }) => {
    const { products, rows } = await catalogue.queries.compare([...new Set(query.skus)]);
    return success({
      products: wire(products),
      rows: rows.map(({ label, values }) => ({ label, values: [...values] })),
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
