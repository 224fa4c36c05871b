import type { ChangeEvent } from 'react';
import type * as v from 'valibot';
import { type Control, ticked } from './controls.ts';
import { type PathTo, valueAt } from './field-path.ts';
import type { FormAction, FormState } from './form-state.ts';
import type { FormValue, FormValues, FormValuesOf } from './form-values.ts';
import { minimumAt } from './minimum.ts';

/** The props of a form's controls: their values, change handlers and errors. */
export function fieldProps<Schema extends v.GenericSchema, Values extends FormValues>(
  schema: Schema,
  { values, errors }: FormState<Values>,
  dispatch: (action: FormAction<Values>) => void,
) {
  const change = (path: string, to: (before: FormValue) => FormValue) =>
    dispatch({ type: 'changed', path, to });
  const errorAt = (path: string) => (errors[path] ? { error: errors[path] } : {});
  return {
    /** Spread on a text field or a select: its name, value, change handler, least characters and error. */
    field: (path: PathTo<FormValuesOf<Schema>, string>) => ({
      name: path as string,
      value: String(valueAt(values, path) ?? ''),
      onChange({ currentTarget: { value } }: ChangeEvent<Control>) {
        change(path, () => value);
      },
      minimum: minimumAt(schema, path),
      ...errorAt(path),
    }),
    /** Spread on a tick box that answers yes or no. */
    tick: (path: PathTo<FormValuesOf<Schema>, boolean>) => ({
      name: path as string,
      checked: valueAt(values, path) === true,
      onChange({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) {
        change(path, () => checked);
      },
      ...errorAt(path),
    }),
    /** Spread on one of several tick boxes that fill a list, or of several radio buttons. */
    choice(path: PathTo<FormValuesOf<Schema>, string | readonly string[]>, value: string) {
      const chosen = valueAt(values, path);
      return {
        name: path as string,
        value,
        checked: Array.isArray(chosen) ? chosen.includes(value) : chosen === value,
        onChange({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) {
          change(path, (before) =>
            Array.isArray(before) ? ticked(before, value, checked) : value,
          );
        },
      };
    },
  };
}
