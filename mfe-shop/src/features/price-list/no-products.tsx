import { priceListTexts } from '@app/contracts/product';
import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { EmptyState } from '@app/ui/empty-state';
import { ListCheckIcon, SearchIcon } from '@app/ui/icons';

export function NothingFound({ term }: { readonly term: string }) {
  const { phone } = useSite().company;
  return (
    <EmptyState icon={<SearchIcon />} title={priceListTexts.noResults(term)}>
      Try fewer or shorter words, or part of a SKU. We can also look for you:{' '}
      <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
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
