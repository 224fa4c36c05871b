import { priceListTexts } from '@app/contracts/product';
import type { Resource } from '@app/federation/remote-module';
import { useLocation, useNavigate, useSearchParams } from '@app/kit';
import { EmptyState } from '@app/ui/empty-state';
import { AlertIcon } from '@app/ui/icons/alert';
import { Spinner } from '@app/ui/spinner';
import { useBackOnline, useOnline } from '@app/ui/use-online';
import { counted } from '@app/wording/counted';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { TryAgain } from '../../focus/try-again.tsx';
import { usePassFocus } from '../../focus/use-pass-focus.ts';
import css from './catalogue.module.css';
import { CatalogueListing } from './catalogue-listing.tsx';
import { readCatalogueQuery } from './catalogue-query.ts';
import { CategoryView } from './category-view.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Comparison } from './comparison.tsx';
import { Matched } from './highlighted.tsx';
import type { PriceListData } from './load-price-list.ts';
import { OpenedProduct } from './opened-product.tsx';
import { useArrival } from './use-arrival.ts';

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
  const { turn, returned } = useArrival(top, data, loading);

  useEffect(() => {
    if (resource.phase !== 'loading') setTrying(false);
  }, [resource]);

  const found = data && foundText(data);
  return (
    <section
      ref={top}
      className={css.catalogue}
      // A reload scrolls to where the visitor was, before cards out of view have their height.
      data-arrival={returned || data?.query?.shown ? 'back' : 'forward'}
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

interface CatalogueFailureProps {
  readonly trying: boolean;
  readonly onTry: () => void;
  /** Gets the focus if this panel had it when products replace it. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Shown in place of the list; "Try again" loads the same URL again. */
function CatalogueFailure({ trying, onTry, focusAfter }: CatalogueFailureProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const online = useOnline();
  usePassFocus(panel, focusAfter);
  useBackOnline(tryAgain);

  function tryAgain() {
    onTry();
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  }
  return (
    <div ref={panel} role="alert" aria-busy={trying}>
      <EmptyState
        icon={<AlertIcon />}
        title={priceListTexts.error(priceListTexts.loadFailed)}
        action={<TryAgain trying={trying} onTry={tryAgain} />}
      >
        {!online && 'No connection. The list loads by itself when you are back online.'}
      </EmptyState>
    </div>
  );
}

/** What a search found, in a sentence; undefined without a search, and when it found nothing. */
function foundText({ catalogue }: PriceListData): string | undefined {
  if (!catalogue || catalogue.term === '' || catalogue.productCount === 0) return undefined;
  const { term, productCount, corrected } = catalogue;
  const products = counted(productCount, 'product', 'products');
  return corrected === undefined
    ? `${products} found for "${term}".`
    : `Nothing matches "${term}" exactly. ${products} found for "${corrected}".`;
}

/**
 * The data of the address; while that is loading, what was shown before, so that a visitor who types
 * keeps seeing results. Undefined before the first data, and when the last could not be loaded.
 */
function useShownData(resource: Resource<PriceListData>): PriceListData | undefined {
  const [kept, setKept] = useState<PriceListData>();
  const current = resource.phase === 'ready' ? resource.data : undefined;
  if (resource.phase !== 'loading' && kept !== current) setKept(current);
  const shown = resource.phase === 'loading' ? kept : current;
  // An order that was opened before is no part of the list.
  return shown?.opened ? undefined : shown;
}
