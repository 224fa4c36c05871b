import { type Product, priceListTexts } from '@app/contracts/product';
import type { RemotePage } from '@app/federation/remote-module';
import { orderTitle } from '../order/order-title.ts';
import { catalogueHref, productHref } from './catalogue-query.ts';
import type { PriceListData } from './load-price-list.ts';
import { productData } from './product-data.ts';

export const head: RemotePage<PriceListData>['head'] = ({ site, url: { searchParams }, data }) => {
  const noindex = SELECTING.some((name) => (searchParams.get(name) ?? '').trim() !== '');
  return {
    title: titleOf(searchParams, data),
    description:
      'Prices in rand, VAT included, for cameras, alarms, access control, fencing and gate automation. Search the list and send an order that we confirm with you.',
    keywords: [
      'security price list',
      'CCTV prices South Africa',
      'alarm prices',
      'access control prices',
      'electric fence prices',
      'gate motor prices',
    ],
    secret: searchParams.has('order') || searchParams.has('cart'),
    noindex,
    missing: data?.category === null,
    ...addressOf(data),
    // Search engines read it, and they do not read pages without an index entry.
    structured: noindex ? [] : productData(shownProducts(data), site, data?.category?.about?.use),
  };
};

/** Parameters of pages that show again, in another order, what others show. */
const SELECTING = ['q', 'filter', 'sort', 'compare', 'shown'];

function titleOf(searchParams: URLSearchParams, data: PriceListData | undefined): string {
  if (searchParams.has('order')) return orderTitle(data?.opened);
  if (data?.comparison) return 'Compare products';
  const { category } = data ?? {};
  return category?.opened?.name ?? category?.name ?? priceListTexts.heading;
}

function addressOf({ category }: PriceListData = {}) {
  if (!category) return {};
  const { opened, name, page } = category;
  if (opened) return { address: productHref(opened.sku) };
  return { address: catalogueHref({ category: name, page }) };
}

const shownProducts = ({ catalogue, category }: PriceListData = {}): readonly Product[] => {
  if (category?.opened) return [category.opened];
  return category?.products ?? catalogue?.categories.flatMap(({ products }) => products) ?? [];
};
