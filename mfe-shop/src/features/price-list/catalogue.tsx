import { priceListTexts } from '@app/contracts/product';
import type { Resource } from '@app/federation/remote-module';
import { useSearchParams } from '@app/kit';
import { Spinner } from '@app/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import css from './catalogue.module.css';
import { CatalogueFailure } from './catalogue-failure.tsx';
import { CatalogueListing } from './catalogue-listing.tsx';
import { readCatalogueQuery } from './catalogue-query.ts';
import { CategoryView } from './category-view.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Comparison } from './comparison.tsx';
import { foundText } from './found-text.ts';
import { Matched } from './highlighted.tsx';
import type { PriceListData } from './load-price-list.ts';
import { OpenedProduct } from './opened-product.tsx';
import { useArrival } from './use-arrival.ts';
import { useShownData } from './use-shown-data.ts';

interface Props {
  readonly resource: Resource<PriceListData>;
  readonly repeatedSearches: number;
}

/** The list, or the part of it that the address names, while it is loading, loaded or failed. */
export function Catalogue({ resource, repeatedSearches }: Props) {
  const data = useShownData(resource);
  const [trying, setTrying] = useState(false);
  const top = useRef<HTMLElement>(null);
  const loading = resource.phase === 'loading';
  const turn = useArrival(top, data, loading);

  useEffect(() => {
    if (resource.phase !== 'loading') setTrying(false);
  }, [resource]);

  const found = data && foundText(data);
  return (
    <section
      ref={top}
      className={css.catalogue}
      tabIndex={-1}
      aria-label={nameOf(data)}
      aria-busy={loading && data !== undefined}
    >
      {/* Always in the page, because screen readers only announce changes in a live region. */}
      <p role="status" className={found ? css.found : 'visually-hidden'}>
        {found}
      </p>
      {loading && !trying && !data && (
        <div className={css.loading}>
          <Spinner label={priceListTexts.loading} />
        </div>
      )}
      {loading && data && <p className={css.note}>{priceListTexts.loading}</p>}
      {(!loading || trying) && !data && (
        <CatalogueFailure trying={trying} onTry={() => setTrying(true)} focusAfter={top} />
      )}
      {data && (
        <Matched value={data.catalogue?.matched ?? data.category?.matched ?? []}>
          {!data.comparison && <CompareBar />}
          <Part data={data} repeatedSearches={repeatedSearches} onTurn={turn} />
        </Matched>
      )}
    </section>
  );
}

function Part({
  data,
  repeatedSearches,
  onTurn,
}: {
  readonly data: PriceListData;
  readonly repeatedSearches: number;
  readonly onTurn: () => void;
}) {
  const [searchParams] = useSearchParams();
  const { catalogue, category, comparison } = data;
  const query = data.query ?? readCatalogueQuery(searchParams);
  if (comparison) return <Comparison comparison={comparison} />;
  if (data.sku !== undefined) return <OpenedProduct sku={data.sku} category={category} />;
  if (category !== undefined) {
    return <CategoryView category={category} query={query} onTurn={onTurn} />;
  }
  return catalogue ? (
    <CatalogueListing
      catalogue={catalogue}
      query={query}
      repeatedSearches={repeatedSearches}
      onTurn={onTurn}
    />
  ) : undefined;
}

function nameOf(data: PriceListData | undefined): string {
  const paged = data?.catalogue ?? data?.category;
  return paged && paged.pages > 1
    ? `Products, ${priceListTexts.pageOf(paged.page, paged.pages)}`
    : 'Products';
}
