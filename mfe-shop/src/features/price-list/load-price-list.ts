import { type CataloguePage, readCataloguePage } from '@app/contracts/product';
import type { PageContext } from '@app/federation/remote-module';
import { type OpenedOrder, openOrder } from '../order/open-order.ts';
import { readCatalogueQuery } from './catalogue-query.ts';

export interface PriceListData {
  /** Absent if only the order in the URL could be read. */
  readonly catalogue?: CataloguePage;
  /** Present if the URL has an order. */
  readonly opened?: OpenedOrder;
}

/**
 * Reads the price list, and the order if the URL has one. An order that cannot be read is a value.
 * @throws if the price list cannot be read and there is no order to show either.
 */
export async function load({ url, api, signal }: PageContext): Promise<PriceListData> {
  const { term, page } = readCatalogueQuery(url.searchParams);
  const token = url.searchParams.get('order');
  const [catalogue, opened] = await Promise.all([
    api.read(readCataloguePage, { query: { q: term, page }, signal }),
    token === null ? undefined : openOrder(api, token, signal),
  ]);
  if (catalogue.ok) return { catalogue: catalogue.value, ...(opened && { opened }) };
  const { detail } = catalogue.failure;
  if (opened?.kind !== 'found') throw new Error(detail);
  console.error(detail);
  return { opened };
}
