import { priceListTexts } from '@app/contracts/product';
import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { EmptyState } from '@app/ui/empty-state';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { ListCheckIcon } from '@app/ui/icons/list-check';
import { Miniature } from '@app/ui/miniature';
import { Brackets, Camera, Masonry, Thin, Tree, View } from '@app/ui/miniature-marks';
import { Ways } from '@app/ui/ways';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';

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

/** Without an amber point: that marks what was found. */
const EmptyView = () => (
  <Miniature label="Plan: a camera looks over a yard; its frame is empty.">
    <View d="M46 90 184.6 0H320V180H184.6z" />
    <View near d="M46 90 146.6 24.6A120 120 0 0 1 146.6 155.4z" />
    <path d="M184.6 0 46 90 184.6 180" strokeWidth="1.5" />
    <Thin d="M146.6 24.6A120 120 0 0 1 146.6 155.4" />
    <Masonry d="M-4-4H30V184H-4z" />
    <Thin d="M0 30 30 0M0 54 30 24M0 78 30 48M0 102 30 72M0 126 30 96M0 150 30 120M0 174 30 144M18 180 30 168" />
    <Tree at={[284, 32]} radius={20} />
    <Tree at={[92, 154]} radius={16} />
    <path d="M30 90h8" />
    <Camera at={[46, 90]} />
    <Brackets at={[214, 90]} reach={30} />
  </Miniature>
);
