/** Joins the given class names, skipping undefined and empty ones; `undefined` if none is left. */
export function classNames(...names: readonly (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
