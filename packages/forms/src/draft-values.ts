import type { FormValue, FormValues } from './form-values.ts';

/**
 * Kept values in the shape of the empty form, because another release may have kept them: a member
 * of another kind is the empty form's, and rows are read like its first row.
 */
export function inShapeOf(empty: FormValue, kept: unknown): FormValue {
  if (Array.isArray(empty)) {
    return Array.isArray(kept) ? kept.map((row) => inShapeOf(empty[0] ?? '', row)) : empty;
  }
  if (typeof empty !== 'object') {
    return typeof kept === typeof (empty ?? '') ? (kept as FormValue) : empty;
  }
  const members = isObject(kept) ? kept : {};
  return Object.fromEntries(
    Object.entries(empty).map(([name, value]) => [name, inShapeOf(value, members[name])]),
  );
}

/**
 * What a form shows when its code has loaded: what was typed while it loaded, else the draft, else
 * what the server rendered.
 */
export function withDraft<Values extends FormValues>(
  rendered: Values,
  shown: Values,
  draft: unknown,
): Values {
  const kept = inShapeOf(rendered, draft) as Values;
  const typed = Object.entries(shown).filter(([name, value]) => !same(value, rendered[name]));
  return { ...kept, ...Object.fromEntries(typed) };
}

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
