import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { tooLong } from '@app/contracts/text';
import { Link, useLocation, useNavigate } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button, buttonProps } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { SearchIcon } from '@app/ui/icons/search';
import type { FormEvent } from 'react';
import { type CatalogueQuery, catalogueHref, isTooLong } from './catalogue-query.ts';
import css from './search-form.module.css';
import { useSearchField } from './use-search-field.ts';

/**
 * Searches by URL, so that it works without JavaScript and Back returns to the last search. While
 * the visitor types, the results follow.
 */
export function SearchForm({
  query,
  onRepeat,
}: {
  readonly query: CatalogueQuery;
  /** Called when the current search is submitted again. */
  readonly onRepeat: () => void;
}) {
  const { term } = query;
  const navigate = useNavigate();
  const { pathname, search: params } = useLocation();
  const { input, refused, setRefused, typed, settle } = useSearchField(query);

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? '';
    if (isTooLong(wanted)) {
      setRefused(true);
      input.current?.focus();
      return;
    }
    if (wanted === term) onRepeat();
    const href = catalogueHref({ term: wanted });
    const { made, underWay } = settle(wanted);
    if (underWay) return;
    navigate(href, { preventScrollReset: true, replace: made || href === pathname + params });
  }

  return (
    <search data-print="hide">
      <form className={css.form} action={paths.priceList} onSubmit={search}>
        {/* Live, because the field already has the focus when its error appears. */}
        <div className={css.term} aria-live="polite">
          <Field
            ref={input}
            name="q"
            type="search"
            label="Search products"
            placeholder="Name, SKU or category"
            error={refused ? tooLong(SEARCH_TERM_LIMIT) : undefined}
            defaultValue={query.tooLong ?? term}
            onChange={({ target }) => typed(target.value.trim())}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <div className={css.buttons}>
          <Button type="submit" variant="secondary">
            <SearchIcon />
            Search
          </Button>
          {term !== '' && (
            <Link
              to={catalogueHref()}
              preventScrollReset
              {...buttonProps()}
              onClick={() => {
                settle('');
                // The link disappears with the search, and the focus would be lost with it.
                input.current?.focus();
              }}
            >
              Clear
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}
