import type { CataloguePage } from '@app/contracts/catalogue';
import { priceListTexts } from '@app/contracts/product';
import { Link } from '@app/kit';
import { formatDay } from '@app/site/johannesburg-time';
import { buttonProps } from '@app/ui/button';
import { Disclosure, DisclosureGroup } from '@app/ui/disclosure';
import { useBackOnline } from '@app/ui/use-online';
import { counted } from '@app/wording/counted';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import css from './catalogue.module.css';
import { CataloguePager } from './catalogue-pager.tsx';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import { CategoryJumps } from './category-jumps.tsx';
import { FilterForm } from './filter-form.tsx';
import { EmptyCatalogue, NothingFiltered, NothingFound } from './no-products.tsx';
import { ProductGrid } from './product-grid.tsx';
import { useCategoryProducts } from './use-category-products.ts';
import { useEntryState } from './use-entry-state.ts';

/** One page of the list: its categories and links to the other pages. */
export function CatalogueListing({
  catalogue,
  query,
  repeatedSearches,
  onTurn,
}: {
  readonly catalogue: CataloguePage;
  readonly query: CatalogueQuery;
  readonly repeatedSearches: number;
  readonly onTurn: () => void;
}) {
  const { term, page, pages, pricesFrom, facets = [], allCategories = [] } = catalogue;
  const { filters, sort } = query;
  const searching = term !== '';
  const filtering = filters.length > 0;
  const empty = catalogue.productCount === 0;
  if (empty && !filtering) return searching ? <NothingFound term={term} /> : <EmptyCatalogue />;
  return (
    <>
      <FilterForm facets={facets} query={query} />
      {pages > 1 && <CategoryJumps categories={allCategories} query={query} />}
      {empty ? (
        <NothingFiltered query={query} />
      ) : (
        <p className={css.note} data-print="hide">
          {searching ? priceListTexts.expandSearch : priceListTexts.expand}
        </p>
      )}
      {/* The key resets which categories are open, for another page, search or filter. */}
      <CategoryList
        key={`${repeatedSearches} ${catalogueHref({ term, page, filters, sort })}`}
        repeatedSearches={repeatedSearches}
        categories={catalogue.categories}
        query={query}
      />
      {pages > 1 && (
        <CataloguePager
          label="Pages of the price list"
          page={page}
          pages={pages}
          hrefOf={(target) => catalogueHref({ ...query, page: target })}
          onTurn={onTurn}
        />
      )}
      {pricesFrom && <p className={css.note}>{`Price list of ${formatDay(pricesFrom)}.`}</p>}
    </>
  );
}

/**
 * The categories as disclosures, each with its first products. The first is open from the start, so
 * that the first view has prices; in a search, and with filters, all are.
 */
function CategoryList({
  categories,
  query,
  repeatedSearches,
}: {
  readonly repeatedSearches: number;
  readonly categories: CataloguePage['categories'];
  readonly query: CatalogueQuery;
}) {
  const { shown = {}, ...rest } = query;
  const allOpen = query.term !== '' || query.filters.length > 0;
  const openAtFirst = categories.filter(({ name }, at) => allOpen || at === 0 || name in shown);
  const [opened, setOpened] = useEntryState<ReadonlySet<string>>(
    `opened ${repeatedSearches} in ${catalogueHref(rest)}`,
    new Set(openAtFirst.map(({ name }) => name)),
  );

  const toggle = (name: string, isOpen: boolean) =>
    setOpened((before) => {
      const next = new Set(before);
      if (isOpen) next.add(name);
      else next.delete(name);
      return next;
    });

  return (
    <DisclosureGroup>
      {categories.map((category) => {
        const { name, count } = category;
        const open = opened.has(name);
        return (
          <Disclosure
            key={name}
            title={name}
            count={counted(count, 'product', 'products')}
            headingLevel={2}
            open={open}
            onToggle={(isOpen) => toggle(name, isOpen)}
          >
            <CategoryProducts category={category} query={query} open={open} />
          </Disclosure>
        );
      })}
    </DisclosureGroup>
  );
}

/** The products of one category, and a link to more, which without scripts loads the list with them. */
function CategoryProducts({
  category: { name, count, products },
  query,
  open,
}: {
  readonly category: CataloguePage['categories'][number];
  readonly query: CatalogueQuery;
  readonly open: boolean;
}) {
  const { shown, phase, nextPage, loadMore } = useCategoryProducts(name, products, query);
  const panel = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState<string>();
  const empty = shown.length === 0;
  // A category that was closed has no products until it is opened. After a failure the link is the
  // next try.
  const wanted = open && empty && nextPage === 1 && phase === 'idle';
  useEffect(() => {
    if (wanted) void loadMore();
  });
  useBackOnline(() => phase === 'failed' && void loadMore());
  // The link moves down or disappears, so the focus goes on with the first new product.
  useEffect(() => {
    if (firstNew) focusProduct(panel.current, firstNew);
  }, [firstNew]);

  async function more(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const next = await loadMore();
    if (next) setFirstNew(next.sku);
  }

  return (
    <div ref={panel} id={panelId(name)} aria-busy={phase === 'loading'}>
      <ProductGrid products={shown} />
      {shown.length < count && (
        <p className={css.more} data-print="hide">
          <Link
            to={`${catalogueHref({ ...query, shown: { ...query.shown, [name]: nextPage } })}#${panelId(name)}`}
            onClick={more}
            {...buttonProps()}
          >
            {empty ? 'Show products' : 'Show more products'}
            <span className="visually-hidden"> of {name}</span>
          </Link>
          <span
            role={phase === 'failed' ? 'alert' : undefined}
            className={css.categoryProductsNote}
          >
            {noteOf(phase, shown.length, count)}
          </span>
        </p>
      )}
    </div>
  );
}

const panelId = (category: string): string => `products-${category.replace(/\W+/g, '-')}`;

function noteOf(phase: 'idle' | 'loading' | 'failed', shown: number, count: number): string {
  switch (phase) {
    case 'loading':
      return priceListTexts.loading;
    case 'failed':
      return priceListTexts.error(priceListTexts.loadFailed);
    case 'idle':
      return shown > 0 ? `${shown} of ${count} shown` : '';
  }
}

function focusProduct(panel: HTMLElement | null, sku: string): void {
  const card = panel?.querySelector(`[data-sku="${CSS.escape(sku)}"]`);
  card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}
