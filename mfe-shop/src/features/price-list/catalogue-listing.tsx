import type { CataloguePage } from '@app/contracts/catalogue';
import { priceListTexts } from '@app/contracts/product';
import { formatDay } from '@app/site/johannesburg-time';
import css from './catalogue.module.css';
import { CataloguePager } from './catalogue-pager.tsx';
import { CategoryList } from './category-list.tsx';
import { EmptyCatalogue, NothingFound } from './no-products.tsx';

/** One page of the list: its categories and links to the other pages. */
export function CatalogueListing({
  catalogue,
  repeatedSearches,
  onTurnTo,
}: {
  readonly catalogue: CataloguePage;
  readonly repeatedSearches: number;
  readonly onTurnTo: (page: number) => void;
}) {
  const { term, page, pages, pricesFrom } = catalogue;
  const searching = term !== '';
  if (catalogue.productCount === 0) {
    return searching ? <NothingFound term={term} /> : <EmptyCatalogue />;
  }
  return (
    <>
      <p className={css.note} data-print="hide">
        {searching ? priceListTexts.expandSearch : priceListTexts.expand}
      </p>
      {/* The key resets which categories are open, for another page or search. */}
      <CategoryList
        key={`${page} ${repeatedSearches} ${term}`}
        categories={catalogue.categories}
        searching={searching}
      />
      {pages > 1 && <CataloguePager term={term} page={page} pages={pages} onTurnTo={onTurnTo} />}
      {pricesFrom && <p className={css.note}>{`Price list of ${formatDay(pricesFrom)}.`}</p>}
    </>
  );
}
