import type * as v from 'valibot';
import { withValueAt } from './field-path.ts';
import { emptyRow, type FormValues, type FormValuesOf, formValuesOf } from './form-values.ts';

/** A row added to or removed from a list of a form; `row` counts from 0. */
export type ListChange =
  | { readonly kind: 'add'; readonly list: string }
  | { readonly kind: 'remove'; readonly list: string; readonly row: number };

/**
 * The name of the submit buttons that change a list. Without JavaScript they post the whole form,
 * and the answer is the form with the row added or removed.
 */
export const LIST_CHANGE = 'list-change';

/** The value of such a button. */
export const listChangeText = (change: ListChange): string =>
  change.kind === 'add' ? `add ${change.list}` : `remove ${change.list}.${change.row}`;

export function readListChange(text: string): ListChange | undefined {
  const [, add, remove, row] = /^(?:add (.+)|remove (.+)\.(\d+))$/.exec(text) ?? [];
  if (add) return { kind: 'add', list: add };
  return remove ? { kind: 'remove', list: remove, row: Number(row) } : undefined;
}

/** The values with the list changed; unchanged when the schema has no such list. */
export function changeList<Values extends FormValues>(
  schema: v.GenericSchema,
  values: Values,
  change: ListChange,
): Values {
  const empty = emptyRow(schema, change.list);
  if (empty === undefined) return values;
  return withValueAt(values, change.list, (rows) => {
    const before = Array.isArray(rows) ? rows : [];
    return change.kind === 'add'
      ? [...before, empty]
      : before.filter((_, index) => index !== change.row);
  });
}

/** Where the focus goes after a change, because the pressed button may be removed with its row. */
export type ListFocus =
  /** The first control of a new row. */
  | { readonly kind: 'control'; readonly row: string }
  /**
   * The row that replaces the removed one, and not its button: a key that is still held down would
   * remove that row as well.
   */
  | { readonly kind: 'row'; readonly row: string }
  /** The button that adds a row, when no row is left. */
  | { readonly kind: 'add'; readonly list: string };

/** @param before number of rows before the change. */
export function focusAfter(change: ListChange, before: number): ListFocus {
  const { list } = change;
  if (change.kind === 'add') return { kind: 'control', row: `${list}.${before}` };
  if (before <= 1) return { kind: 'add', list };
  return { kind: 'row', row: `${list}.${Math.min(change.row, before - 2)}` };
}

export interface FormPost<Values> {
  /** `edit` came from a button that changes a list: show the form again and send nothing. */
  readonly kind: 'send' | 'edit';
  readonly values: Values;
}

/** Reads a form that was posted without JavaScript. */
export function readFormPost<Schema extends v.GenericSchema>(
  form: FormData,
  schema: Schema,
): FormPost<FormValuesOf<Schema>> {
  const values = formValuesOf(form, schema);
  const change = readListChange(String(form.get(LIST_CHANGE) ?? ''));
  if (!change) return { kind: 'send', values };
  const edited = changeList(schema, values as FormValues, change);
  return { kind: 'edit', values: edited as FormValuesOf<Schema> };
}
