import { type CataloguePage, readCataloguePage } from '@app/contracts/catalogue';
import type { PageContext } from '@app/federation/remote-module';
import { type OpenedOrder, openOrder } from '../order/open-order.ts';
import { readCatalogueQuery } from './catalogue-query.ts';

/** The price list, or the order if the URL has one. */
export interface PriceListData {
  readonly catalogue?: CataloguePage;
  readonly opened?: OpenedOrder;
}

/**
 * Reads the order if the URL has one, otherwise the price list. An order that cannot be read is a
 * value.
 * @throws if the price list cannot be read.
 */
export async function load({ url, api, signal }: PageContext): Promise<PriceListData> {
  const token = url.searchParams.get('order');
  if (token !== null) return { opened: await openOrder(api, token, signal) };
  const { term, page } = readCatalogueQuery(url.searchParams);
  const catalogue = await api.read(readCataloguePage, { query: { q: term, page }, signal });
  if (!catalogue.ok) throw new Error(catalogue.failure.detail);
  return { catalogue: catalogue.value };
}
