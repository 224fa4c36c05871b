import { type CataloguePage, priceListTexts } from '@app/contracts/product';
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

/** The list in whatever state it is. */
export function Catalogue({ resource, repeatedSearches }: Props) {
  const catalogue = resource.phase === 'ready' ? resource.data.catalogue : undefined;
  const [trying, setTrying] = useState(false);
  const top = useRef<HTMLElement>(null);
  const pageAsked = useRef<number>(undefined);

  // Whoever turns the page goes on reading at the top of the list, not of the document.
  useEffect(() => {
    if (!catalogue || catalogue.page !== pageAsked.current) return;
    pageAsked.current = undefined;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [catalogue]);

  useEffect(() => {
    if (resource.phase !== 'loading') setTrying(false);
  }, [resource]);

  const turnTo = (page: number) => {
    pageAsked.current = page;
  };
  return (
    <section ref={top} className={css.catalogue} tabIndex={-1} aria-label={nameOf(catalogue)}>
      {/* Always there, because a live region announces only what changes in it. */}
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
