import type { CataloguePage } from '@app/contracts/catalogue';
import { priceListTexts } from '@app/contracts/product';
import type { Resource } from '@app/federation/remote-module';
import { Spinner } from '@app/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../text/counted.ts';
import css from './catalogue.module.css';
import { CatalogueFailure } from './catalogue-failure.tsx';
import { CatalogueListing } from './catalogue-listing.tsx';
import type { PriceListData } from './load-price-list.ts';

interface Props {
  readonly resource: Resource<PriceListData>;
  readonly repeatedSearches: number;
}

/** The list while it is loading, loaded or failed. */
export function Catalogue({ resource, repeatedSearches }: Props) {
  const catalogue = resource.phase === 'ready' ? resource.data.catalogue : undefined;
  const [trying, setTrying] = useState(false);
  const top = useRef<HTMLElement>(null);
  const requestedPage = useRef<number>(undefined);

  // Without this, the visitor would still be at the bottom of the list after a change of page.
  useEffect(() => {
    if (!catalogue || catalogue.page !== requestedPage.current) return;
    requestedPage.current = undefined;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [catalogue]);

  useEffect(() => {
    if (resource.phase !== 'loading') setTrying(false);
  }, [resource]);

  const turnTo = (page: number) => {
    requestedPage.current = page;
  };
  return (
    <section ref={top} className={css.catalogue} tabIndex={-1} aria-label={nameOf(catalogue)}>
      {/* Always in the page, because screen readers only announce changes in a live region. */}
      <p
        role="status"
        className={catalogue?.term && catalogue.productCount > 0 ? css.found : 'visually-hidden'}
      >
        {catalogue?.term &&
          `${counted(catalogue.productCount, 'product')} found for "${catalogue.term}".`}
      </p>
      {resource.phase === 'loading' && !trying && (
        <div className={css.loading}>
          <Spinner label={priceListTexts.loading} />
        </div>
      )}
      {(resource.phase !== 'loading' || trying) && !catalogue && (
        <CatalogueFailure trying={trying} onTry={() => setTrying(true)} focusAfter={top} />
      )}
      {catalogue && (
        <CatalogueListing
          catalogue={catalogue}
          repeatedSearches={repeatedSearches}
          onTurnTo={turnTo}
        />
      )}
    </section>
  );
}

const nameOf = (catalogue: CataloguePage | undefined) =>
  catalogue && catalogue.pages > 1
    ? `Products, ${priceListTexts.pageOf(catalogue.page, catalogue.pages)}`
    : 'Products';
