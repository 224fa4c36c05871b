import { priceListTexts } from '@app/contracts/product';
import type { PageProps } from '@app/federation/remote-module';
import { useSearchParams } from '@app/kit';
import { Container } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { useReducer, useRef } from 'react';
import { CartAnnouncer } from '../cart/cart-announcer.tsx';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { OpenedOrderView } from '../order/opened-order.tsx';
import { Catalogue } from './catalogue.tsx';
import { readCatalogueQuery } from './catalogue-query.ts';
import type { PriceListData } from './load-price-list.ts';
import css from './price-list.module.css';
import { SearchForm } from './search-form.tsx';

const LEDE =
  'Prices are in rand and include VAT. Add what you need, and we confirm the order with you before anything is charged.';

/** The price list with its cart; between heading and list the order, when the URL names one. */
export function PriceList({ resource }: PageProps<PriceListData>) {
  const { term } = readCatalogueQuery(useSearchParams()[0]);
  const [repeatedSearches, countRepeatedSearch] = useReducer((count: number) => count + 1, 0);
  const cart = useRef<HTMLElement>(null);
  const opened = resource.phase === 'ready' ? resource.data.opened : undefined;
  // Who prints the page of an order wants the order.
  const onPaper = opened?.kind === 'found' ? 'hide' : undefined;
  return (
    <>
      <Container>
        <div data-print={onPaper}>
          <PageHead title={priceListTexts.heading} lede={opened ? undefined : LEDE} />
        </div>
        {opened && <OpenedOrderView opened={opened} />}
        <div className={css.shop} data-print={onPaper}>
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
