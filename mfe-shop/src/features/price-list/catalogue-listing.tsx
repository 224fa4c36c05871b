import type { CataloguePage } from '@app/contracts/catalogue';
import { priceListTexts } from '@app/contracts/product';
import { formatDay } from '@app/site/johannesburg-time';
import css from './catalogue.module.css';
import { CataloguePager } from './catalogue-pager.tsx';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import { CategoryList } from './category-list.tsx';
import { FilterForm } from './filter-form.tsx';
import { EmptyCatalogue, NothingFiltered, NothingFound } from './no-products.tsx';

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
  const { term, page, pages, pricesFrom, facets = [] } = catalogue;
  const { filters, sort } = query;
  const searching = term !== '';
  const filtering = filters.length > 0;
  const empty = catalogue.productCount === 0;
  if (empty && !filtering) return searching ? <NothingFound term={term} /> : <EmptyCatalogue />;
  return (
    <>
      <FilterForm facets={facets} query={query} />
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
