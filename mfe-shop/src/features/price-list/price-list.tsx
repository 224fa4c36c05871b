import { priceListTexts } from '@app/contracts/product';
import type { Resource } from '@app/federation/remote-module';
import { useSearchParams } from '@app/kit';
import { Container } from '@app/ui/layout';
import { Notice } from '@app/ui/notice';
import { PageHead } from '@app/ui/page-head';
import { useReducer, useRef } from 'react';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { SharedCart } from '../shared-cart/shared-cart.tsx';
import { Catalogue } from './catalogue.tsx';
import { readCatalogueQuery } from './catalogue-query.ts';
import { CompareChoiceProvider } from './compare-choice.tsx';
import type { PriceListData } from './load-price-list.ts';
import css from './price-list.module.css';
import { SearchForm } from './search-form.tsx';

const LEDE = 'Prices are in rand and include VAT.';

const priceListOf = (resource: Resource<PriceListData>): string | undefined =>
  resource.phase === 'ready' ? resource.data.catalogue?.pricesFrom : undefined;

/** The price list with its cart. */
export function PriceList({ resource }: { readonly resource: Resource<PriceListData> }) {
  const [searchParams] = useSearchParams();
  const [repeatedSearches, countRepeatedSearch] = useReducer((count: number) => count + 1, 0);
  const cart = useRef<HTMLElement>(null);
  const query = readCatalogueQuery(searchParams);
  return (
    <>
      <Container>
        <PageHead className={css.head} title={priceListTexts.heading} lede={LEDE} />
        <div className={css.shop}>
          <div className={css.list}>
            <SearchForm query={query} onRepeat={countRepeatedSearch} />
            <Notice
              className={css.hint}
              data-print="hide"
              data-state={query.term === '' ? 'browsing' : 'searching'}
            >
              {priceListTexts.hint}
            </Notice>
            <CompareChoiceProvider>
              <Catalogue resource={resource} repeatedSearches={repeatedSearches} />
            </CompareChoiceProvider>
          </div>
          <aside className={css.cart}>
            <CartPanel ref={cart} priceList={priceListOf(resource)} />
          </aside>
        </div>
      </Container>
      <CartBar cart={cart} />
      <SharedCart focusAfter={cart} />
    </>
  );
}
