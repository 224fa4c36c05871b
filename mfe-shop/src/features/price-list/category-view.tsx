import type { CategoryPage } from '@app/contracts/catalogue';
import { Link } from '@app/kit';
import { ChevronLeftIcon } from '@app/ui/icons/chevron-left';
import { counted } from '@app/wording/counted';
import { CataloguePager } from './catalogue-pager.tsx';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import css from './category-view.module.css';
import { FilterForm } from './filter-form.tsx';
import { NothingFiltered, NothingFound, NotInTheList } from './no-products.tsx';
import { ProductGrid } from './product-grid.tsx';

/** One category on its own, page by page: what the links to more products lead to without scripts. */
export function CategoryView({
  category,
  query,
  onTurn,
}: {
  /** Null when the list does not have it. */
  readonly category: CategoryPage | null;
  readonly query: CatalogueQuery;
  readonly onTurn: () => void;
}) {
  const name = category?.name ?? query.category ?? '';
  if (!category) {
    return <NotInTheList title={`There is no category "${name}" in the price list.`} term={name} />;
  }
  const { term, filters, sort } = query;
  const { count, page, pages, facets = [], products } = category;
  const of = { ...query, category: name };
  return (
    <>
      <BackToList href={catalogueHref({ term, filters, sort })} />
      <h2 className={css.title}>
        {name} <span className={css.count}>{counted(count, 'product', 'products')}</span>
      </h2>
      <FilterForm facets={facets} query={of} />
      {count > 0 && <ProductGrid products={products} />}
      {count === 0 &&
        (filters.length > 0 ? <NothingFiltered query={of} /> : <NothingFound term={term} />)}
      {pages > 1 && (
        <CataloguePager
          label={`Pages of ${name}`}
          page={page}
          pages={pages}
          hrefOf={(target) => catalogueHref({ ...of, page: target })}
          onTurn={onTurn}
        />
      )}
    </>
  );
}

export const BackToList = ({ href }: { readonly href: string }) => (
  <p className={css.back} data-print="hide">
    <Link to={href}>
      <ChevronLeftIcon />
      All categories
    </Link>
  </p>
);
