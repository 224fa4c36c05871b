import { type CataloguePage, readCataloguePage } from '@app/contracts/product';
import type { PageContext } from '@app/federation/remote-module';
import { type OpenedOrder, openOrder } from '../order/open-order.ts';
import { readCatalogueQuery } from './catalogue-query.ts';

export interface PriceListData {
  /** Absent when it could not be had, but the order that the URL names could. */
  readonly catalogue?: CataloguePage;
  /** Present when the URL names an order. */
  readonly opened?: OpenedOrder;
}

/**
 * @throws when the price list cannot be had, unless there is an order to show; an order that cannot
 * be had is a value.
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
