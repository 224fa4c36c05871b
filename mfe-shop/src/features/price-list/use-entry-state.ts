import type { ApiClient } from '@app/api-client';
import { useApi, useLocation } from '@app/kit';
import { useEffect, useState } from 'react';

/** By key of the history entry and name. The client lives as long as the page, as its answers do. */
const kept = new WeakMap<ApiClient, Map<string, unknown>>();

/**
 * State that is there again when the visitor comes back to this entry of the history, so that the page
 * is as high as when it was left and the scroll position fits.
 * @param name unique among the states of the page. State of what was loaded has in its name what was asked for:
 *   while the next answer is on its way, the last one is still shown, under the next entry.
 */
export function useEntryState<Value>(
  name: string,
  initial: Value,
): [Value, (next: (before: Value) => Value) => void] {
  const entries = useEntries();
  const at = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() =>
    entries.has(at) ? (entries.get(at) as Value) : initial,
  );
  useEffect(() => {
    entries.set(at, value);
  }, [entries, at, value]);
  return [value, setValue];
}

/** What is kept for the entries of the history, the same in all parts of the page. */
export function useEntries(): Map<string, unknown> {
  const api = useApi();
  let entries = kept.get(api);
  if (!entries) {
    entries = new Map();
    kept.set(api, entries);
  }
  return entries;
}
