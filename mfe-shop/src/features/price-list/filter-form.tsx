import { type Facet, readSortOrder } from '@app/contracts/catalogue';
import { Link, useNavigate } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button } from '@app/ui/button';
import { Checkbox } from '@app/ui/checkbox';
import { SelectField } from '@app/ui/field';
import { counted } from '@app/wording/counted';
import { type FormEvent, useState } from 'react';
import { type CatalogueQuery, catalogueHref } from './catalogue-query.ts';
import css from './filter-form.module.css';
import { Folded } from './folded.tsx';
import { useEntryState } from './use-entry-state.ts';

const sortLabels = [
  { value: 'name', label: 'Name' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'price-desc', label: 'Price, highest first' },
];

/**
 * Filters and order of the list or of a category. They are in the address, and each change shows at once. Without
 * scripts the form has a button.
 */
export function FilterForm({
  facets,
  query,
}: {
  readonly facets: readonly Facet[];
  readonly query: CatalogueQuery;
}) {
  const { term, category, filters, sort } = query;
  const [asked, setAsked] = useAsked(query);
  const [open, setOpen] = useEntryState('filters', filters.length > 0 || sort !== '');
  const navigate = useNavigate();

  function apply(form: HTMLFormElement) {
    const fields = new FormData(form);
    const next = {
      filters: fields.getAll('filter').map(String),
      sort: readSortOrder(String(fields.get('sort') ?? '')),
    };
    setAsked(next);
    navigate(catalogueHref({ ...next, term, category }), { preventScrollReset: true });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(event.currentTarget);
  }

  return (
    <Folded
      data-filters=""
      label={
        <>
          Filter and sort
          {filters.length > 0 && (
            <span className={css.chosen}>{counted(filters.length, 'filter', 'filters')}</span>
          )}
        </>
      }
      open={open}
      onOpen={(now) => setOpen(() => now)}
    >
      <form
        className={css.form}
        action={paths.priceList}
        onSubmit={submit}
        onChange={(event) => apply(event.currentTarget)}
      >
        {term && <input type="hidden" name="q" value={term} />}
        {category && <input type="hidden" name="category" value={category} />}
        <SelectField
          name="sort"
          label="Sort by"
          placeholder={term ? 'Best match' : category ? 'Name' : 'Category and name'}
          options={sortLabels.slice(term ? 0 : 1)}
          value={asked.sort}
          // The form hears it; React asks for a listener beside a value.
          onChange={() => {}}
        />
        {facets.map(({ id, label, choices }) => (
          <fieldset key={id} className={css.facet}>
            <legend>{label}</legend>
            <div className={css.choices}>
              {choices.map(({ filter, label, count }) => (
                <Checkbox
                  key={filter}
                  name="filter"
                  value={filter}
                  checked={asked.filters.includes(filter)}
                  label={
                    <span>
                      {label} <span className={css.count}>{count}</span>
                    </span>
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" variant="secondary" className={css.apply}>
          Apply
        </Button>
        {filters.length > 0 && (
          <Link to={catalogueHref({ term, category, sort })} preventScrollReset>
            Clear filters
          </Link>
        )}
      </form>
    </Folded>
  );
}

type Asked = Pick<CatalogueQuery, 'filters' | 'sort'>;

/** What was chosen last, so that a box shows its mark before the answer has come. */
function useAsked(query: CatalogueQuery): [Asked, (asked: Asked) => void] {
  const [state, setState] = useState<{ of: CatalogueQuery; asked: Asked }>({
    of: query,
    asked: query,
  });
  const asked = state.of === query ? state.asked : query;
  return [asked, (next) => setState({ of: query, asked: next })];
}
