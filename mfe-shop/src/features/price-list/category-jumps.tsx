import type { CataloguePage } from '@app/contracts/catalogue';
import { Link } from '@app/kit';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import css from './category-jumps.module.css';
import { Folded } from './folded.tsx';
import { useEntryState } from './use-entry-state.ts';

/** All categories of the selection as links, folded. Nothing for none. */
export function CategoryJumps({
  categories,
  query: { term, filters, sort },
}: {
  readonly categories: NonNullable<CataloguePage['allCategories']>;
  readonly query: CatalogueQuery;
}) {
  const [open, setOpen] = useEntryState('category jumps', false);
  if (categories.length === 0) return null;
  return (
    <Folded data-jumps="" label="Categories" open={open} onOpen={(now) => setOpen(() => now)}>
      <nav aria-label="Categories">
        <ul className={css.list}>
          {categories.map(({ name, count }) => (
            <li key={name}>
              <Link to={catalogueHref({ term, filters, sort, category: name })}>{name}</Link>{' '}
              <span className={css.count}>{count}</span>
            </li>
          ))}
        </ul>
      </nav>
    </Folded>
  );
}
