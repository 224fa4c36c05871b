import type { FormValue, FormValues } from './form-values.ts';

/**
 * Names of controls, such as `areas.0.name`: the paths of a form's values that lead to a `Leaf`.
 */
export type PathTo<Values, Leaf> = Path<Step<Values>, Leaf>;
type Path<Steps, Leaf> = Steps extends readonly [infer Name extends string, infer Value]
  ? ([Value] extends [Leaf] ? Name : never) | `${Name}.${PathTo<Value, Leaf>}`
  : never;
type Step<Values> = Values extends readonly (infer Row)[]
  ? [`${number}`, Row]
  : Values extends object
    ? { [Name in keyof Values & string]-?: [Name, NonNullable<Values[Name]>] }[keyof Values &
        string]
    : never;

export function valueAt(values: FormValues, path: string): FormValue {
  let at: FormValue = values;
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || !Object.hasOwn(at, name)) return undefined;
    at = (at as FormValues)[name];
  }
  return at;
}

/** The values with a new one at a path; all values beside the path stay the same objects. */
export function withValueAt<Values extends FormValues>(
  values: Values,
  path: string,
  to: (before: FormValue) => FormValue,
): Values {
  return changed(values, path.split('.'), to) as Values;
}

function changed(
  at: FormValue,
  [name, ...rest]: readonly string[],
  to: (before: FormValue) => FormValue,
): FormValue {
  if (name === undefined) return to(at);
  if (Array.isArray(at)) {
    return at.map((row, index) => (String(index) === name ? changed(row, rest, to) : row));
  }
  const fields = typeof at === 'object' ? (at as FormValues) : {};
  return { ...fields, [name]: changed(fields[name], rest, to) };
}
