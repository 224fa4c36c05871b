/** Joins class names and leaves out what is missing; `undefined` when none is left. */
export function classNames(...names: readonly (string | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
