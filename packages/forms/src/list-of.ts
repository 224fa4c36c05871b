import type { MouseEvent } from 'react';
import type * as v from 'valibot';
import { type PathTo, valueAt } from './field-path.ts';
import type { FormState } from './form-state.ts';
import type { FormValues, FormValuesOf } from './form-values.ts';
import {
  changeList,
  focusAfter,
  LIST_CHANGE,
  type ListChange,
  listChangeText,
} from './list-change.ts';
import type { Form } from './use-form.tsx';

/**
 * The rows of a list of a form, and the props of the buttons that change it. Separate from the
 * hook, so that forms without lists do not load it.
 */
export function listOf<Schema extends v.GenericSchema, Path extends string>(
  { schema, state, dispatch }: Form<Schema>,
  path: Path & PathTo<FormValuesOf<Schema>, readonly unknown[]>,
) {
  const button = (change: ListChange) => ({
    type: 'submit' as const,
    name: LIST_CHANGE,
    value: listChangeText(change),
    onClick(event: MouseEvent) {
      event.preventDefault();
      dispatch({ type: 'list-changed', to: (before) => changeRows(schema, before, change) });
    },
  });
  const error = state.errors[path];
  return {
    rows: rowKeysOf(state, path).map((key, row) => ({
      /** A row keeps its key while other rows are added and removed. */
      key,
      /** The names of the row's fields start with it. */
      name: `${path}.${row}` as `${Path}.${number}`,
      /**
       * Spread on the element around the row, which gets the focus when the row before it is
       * removed.
       */
      rowProps: { 'data-row': `${path}.${row}`, tabIndex: -1 },
      removeProps: button({ kind: 'remove', list: path, row }),
    })),
    /**
     * Spread on the button, which gets the focus when the list as a whole is refused or no row is
     * left.
     */
    addProps: { ...button({ kind: 'add', list: path }), 'data-list': path },
    ...(error ? { error } : {}),
  };
}

function rowKeysOf({ values, rowKeys }: FormState<FormValues>, list: string): readonly string[] {
  const rows = valueAt(values, list);
  return rowKeys[list] ?? (Array.isArray(rows) ? rows.map((_, index) => String(index)) : []);
}

function changeRows<Values extends FormValues>(
  schema: v.GenericSchema,
  state: FormState<Values>,
  change: ListChange,
) {
  const { list } = change;
  const keys = rowKeysOf(state, list);
  const rowsAdded = state.rowsAdded + 1;
  const changed =
    change.kind === 'add'
      ? [...keys, `added-${rowsAdded}`]
      : keys.filter((_, index) => index !== change.row);
  // Lists inside the rows have moved with them: their rows get new keys.
  const others = Object.entries(state.rowKeys).filter(([path]) => !path.startsWith(`${list}.`));
  return {
    values: changeList(schema, state.values, change),
    rowKeys: { ...Object.fromEntries(others), [list]: changed },
    rowsAdded,
    focus: focusAfter(change, keys.length),
  };
}
