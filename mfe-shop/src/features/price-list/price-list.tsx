import { priceListTexts } from '@app/contracts/product';
import type { PageProps, Resource } from '@app/federation/remote-module';
import { useSearchParams } from '@app/kit';
import { Container } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { useReducer, useRef } from 'react';
import { CartAnnouncer } from '../cart/cart-announcer.tsx';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { OpenedOrderView } from '../order/opened-order.tsx';
import { useOpenedOrder } from '../order/use-opened-order.ts';
import { Catalogue } from './catalogue.tsx';
import { readCatalogueQuery } from './catalogue-query.ts';
import type { PriceListData } from './load-price-list.ts';
import css from './price-list.module.css';
import { SearchForm } from './search-form.tsx';

const LEDE =
  'Prices are in rand and include VAT. Add what you need, and we confirm the order with you before anything is charged.';

const UNAVAILABLE = { kind: 'unavailable' } as const;

/** The price list with its cart, below the order if the URL has one. */
export function PriceList({ resource }: PageProps<PriceListData>) {
  const [searchParams] = useSearchParams();
  const { term } = readCatalogueQuery(searchParams);
  const [repeatedSearches, countRepeatedSearch] = useReducer((count: number) => count + 1, 0);
  const cart = useRef<HTMLElement>(null);
  const token = searchParams.get('order');
  const { opened, keep } = useOpenedOrder(token, loadedOrder(resource, token));
  // Visitors print an order page for the order, so the price list is left out.
  const inPrint = opened?.kind === 'found' ? 'hide' : undefined;
  return (
    <>
      <Container>
        <div data-print={inPrint}>
          <PageHead title={priceListTexts.heading} lede={opened ? undefined : LEDE} />
        </div>
        {token !== null && opened && (
          <OpenedOrderView key={token} token={token} opened={opened} onOpened={keep} />
        )}
        <div className={css.shop} data-print={inPrint}>
          <div className={css.list}>
            <SearchForm term={term} onRepeat={countRepeatedSearch} />
            <Notice data-print="hide">{priceListTexts.hint}</Notice>
            <Catalogue resource={resource} repeatedSearches={repeatedSearches} />
          </div>
          <aside className={css.cart}>
            <CartPanel ref={cart} />
          </aside>
        </div>
      </Container>
      <CartBar cart={cart} />
      <CartAnnouncer />
    </>
  );
}

/** The order in the page's data. If the data failed to load, the order is unavailable as well. */
function loadedOrder(resource: Resource<PriceListData>, token: string | null) {
  switch (resource.phase) {
    case 'loading':
      return undefined;
    case 'ready':
      return resource.data.opened;
    case 'failed':
      return token === null ? undefined : UNAVAILABLE;
  }
}
