import { useLocation, useNavigate } from '@app/kit';
import { useEffect, useRef, useState } from 'react';
import { type CatalogueQuery, catalogueHref, isTooLong } from './catalogue-query.ts';

/** How long nothing is typed before the results follow. */
const PAUSE_MS = 150;

/**
 * The search field and the URL. What is typed becomes the URL's search after a pause: the first time
 * as a new entry of the history, to which Back returns, and then in its place. An older search that
 * is still under way is aborted by the next. The field takes over the URL's search only when that was
 * changed by something else, so that typed text is not lost.
 */
export function useSearchField({ term, tooLong = '' }: CatalogueQuery) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { key } = useLocation();
  const text = tooLong || term;
  const [refused, setRefused] = useState(tooLong !== '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shownKey = useRef(key);
  const shown = useRef(text);
  /** The last search that was asked for. */
  const asked = useRef(term);
  /** True while the results do not show yet what is typed. */
  const ahead = useRef(false);
  /** True when the current entry of the history was made by typing. */
  const following = useRef(false);

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    following.current = ahead.current;
    if (ahead.current) {
      ahead.current = input.current?.value.trim() !== text;
    } else {
      asked.current = text;
      if (input.current && shown.current !== text) input.current.value = text;
      setRefused(isTooLong(text));
    }
    shown.current = text;
  }, [key, text]);
  useEffect(() => {
    // The entry that Back or Forward leads to decides, also over a search that is still under way.
    function leave() {
      clearTimeout(timer.current);
      ahead.current = false;
    }
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      clearTimeout(timer.current);
    };
  }, []);

  function follow() {
    const typed = input.current?.value.trim() ?? '';
    if (typed === asked.current) return;
    asked.current = typed;
    navigate(catalogueHref({ term: typed }), {
      replace: following.current,
      preventScrollReset: true,
    });
  }

  return {
    input,
    refused,
    setRefused,
    /** Call for each change of the field. */
    typed(text: string): void {
      clearTimeout(timer.current);
      const searched = !isTooLong(text);
      ahead.current = searched && text !== asked.current;
      if (refused) setRefused(!searched);
      if (searched) timer.current = setTimeout(follow, PAUSE_MS);
    },
    /**
     * Stops following, and makes the search final. `made`: typing made the current entry of the history.
     * `underWay`: typing has asked for this very search, which the page does not show yet.
     */
    settle(wanted: string): { readonly made: boolean; readonly underWay: boolean } {
      clearTimeout(timer.current);
      const made = following.current;
      const underWay = ahead.current && wanted === asked.current && wanted !== shown.current;
      ahead.current = false;
      following.current = false;
      return { made, underWay };
    },
  };
}
