import { priceListTexts } from '@app/contracts/product';
import type { RemotePage } from '@app/federation/remote-module';
import { orderTitle } from '../order/order-title.ts';
import type { PriceListData } from './load-price-list.ts';

export const head: RemotePage<PriceListData>['head'] = ({ url: { searchParams }, data }) => ({
  title: searchParams.has('order') ? orderTitle(data?.opened) : priceListTexts.heading,
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
  noindex: (searchParams.get('q') ?? '').trim() !== '',
});
