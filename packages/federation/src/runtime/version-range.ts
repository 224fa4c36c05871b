/** Is version `1.10.0` newer than `1.9.0`? Compares major, minor and patch as numbers. */
export const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

/**
 * Does a version satisfy a caret range such as `^5.0.0`? `false` and `*` are any version. These are
 * the ranges in shared-modules.ts; no version satisfies a range of another form.
 */
export function satisfiesRange(version: string, range: string | false): boolean {
  if (range === false || range === '*') return true;
  const [, lowest, major] = /^\^((\d+)\.\d+\.\d+)$/.exec(range) ?? [];
  return lowest !== undefined && version.startsWith(`${major}.`) && !isNewer(lowest, version);
}
