import type * as v from 'valibot';
import { withValueAt } from './field-path.ts';
import { emptyRow, type FormValues, type FormValuesOf, formValuesOf } from './form-values.ts';

/** A row more or less in a list of a form; `row` counts from 0. */
export type ListChange =
  | { readonly kind: 'add'; readonly list: string }
  | { readonly kind: 'remove'; readonly list: string; readonly row: number };

/**
 * The name of the submit buttons that change a list. Without JavaScript they post the whole form, and
 * get it back with a row more or less.
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

/** The values with the list changed. They stay as they are when the schema has no such list. */
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

/** Where the focus goes after a change: the button that made it may be gone. */
export type ListFocus =
  /** The first control of a new row. */
  | { readonly kind: 'control'; readonly row: string }
  /**
   * The row in place of the removed one: on its button a key that is still held down would remove it
   * as well.
   */
  | { readonly kind: 'row'; readonly row: string }
  /** No row is left: the button that adds one. */
  | { readonly kind: 'add'; readonly list: string };

/** @param before how many rows there were. */
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
