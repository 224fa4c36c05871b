import { priceListTexts } from '@app/contracts/product';
import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { ListCheckIcon } from '@app/ui/icons/list-check';
import { Ways } from '@app/ui/ways';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import { EmptyView } from './empty-view.tsx';

export function NothingFound({ term }: { readonly term: string }) {
  const { phone } = useSite().company;
  return (
    <EmptyState
      drawing={<EmptyView />}
      title={priceListTexts.noResults(term)}
      action={
        <Ways>
          <li>
            <Link to={catalogueHref()} preventScrollReset>
              Show all products
              <ArrowRightIcon />
            </Link>
          </li>
          <li>
            <Link to={paths.contact}>
              Ask us about a product
              <ArrowRightIcon />
            </Link>
          </li>
        </Ways>
      }
    >
      Check the spelling, or search for one word or part of a SKU. You can also call us on{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
    </EmptyState>
  );
}

/** Shown when filters leave no product of a search or of the list. */
export function NothingFiltered({ query }: { readonly query: CatalogueQuery }) {
  return (
    <EmptyState
      drawing={<EmptyView />}
      title="No products match these filters."
      action={
        <Ways>
          <li>
            <Link to={catalogueHref({ ...query, filters: [], page: 1 })} preventScrollReset>
              Clear filters
              <ArrowRightIcon />
            </Link>
          </li>
        </Ways>
      }
    />
  );
}

/** Shown for an address that names a product or category that the list does not have. */
export function NotInTheList({
  title,
  term,
}: {
  readonly title: string;
  /** What to search for instead. */
  readonly term: string;
}) {
  return (
    <EmptyState
      drawing={<EmptyView />}
      title={title}
      action={
        <Ways>
          <li>
            <Link to={catalogueHref({ term })}>
              Search for “{term}”
              <ArrowRightIcon />
            </Link>
          </li>
          <li>
            <Link to={catalogueHref()}>
              Show all products
              <ArrowRightIcon />
            </Link>
          </li>
        </Ways>
      }
    >
      The price list may have changed since the link was made.
    </EmptyState>
  );
}

/** Shown while no price list has been imported. */
export function EmptyCatalogue() {
  return (
    <EmptyState icon={<ListCheckIcon />} title="There are no products in the price list yet.">
      Tell us what you need on the <Link to={paths.contact}>contact page</Link>, and we will quote
      for it.
    </EmptyState>
  );
}
