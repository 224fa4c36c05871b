import { SEARCH_TERM_LIMIT } from '@app/contracts/product';
import { Link, useLocation, useNavigate } from '@app/kit';
import { paths } from '@app/site/paths';
import { Button, buttonProps } from '@app/ui/button';
import { Field } from '@app/ui/field';
import { SearchIcon } from '@app/ui/icons';
import { type FormEvent, useEffect, useRef } from 'react';
import { catalogueHref, searchTerm } from './catalogue-query.ts';
import css from './search-form.module.css';

/** Searches by URL, so that it works without JavaScript and Back returns to the last search. */
export function SearchForm({
  term,
  onRepeat,
}: {
  /** The current search; empty if there is none. */
  readonly term: string;
  /** Called when the current search is submitted again. */
  readonly onRepeat: () => void;
}) {
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useTermOfUrl(input, term);

  function search(event: FormEvent) {
    event.preventDefault();
    const typed = searchTerm(input.current?.value ?? '');
    if (typed === term) onRepeat();
    const href = catalogueHref({ term: typed });
    navigate(href, { preventScrollReset: true, replace: href === pathname + query });
  }

  return (
    <search data-print="hide">
      <form className={css.form} action={paths.priceList} onSubmit={search}>
        <div className={css.term}>
          <Field
            ref={input}
            name="q"
            type="search"
            label="Search products"
            placeholder="Name, SKU or category"
            defaultValue={term}
            maxLength={SEARCH_TERM_LIMIT}
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
              // The link disappears with the search, and the focus would be lost with it.
              onClick={() => input.current?.focus()}
            >
              Clear
            </Link>
          )}
        </div>
      </form>
    </search>
  );
}

/** Sets the field to the URL's term only when the term changes, so that typed text is not lost. */
function useTermOfUrl(input: { readonly current: HTMLInputElement | null }, term: string) {
  const shown = useRef(term);
  useEffect(() => {
    if (shown.current === term) return;
    shown.current = term;
    if (input.current) input.current.value = term;
  }, [input, term]);
}
