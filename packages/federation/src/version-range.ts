/** `^1`, `^1.2` or `^1.2.3`: this version or a later one of the same major version. */
const CARET = /^\^(\d+)(?:\.(\d+)(?:\.(\d+))?)?$/;
const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Is this version in the range? A range is a caret range, or several with `||` between them, such as
 * `^1.2.0 || ^2.0.0`. Browsers use it too, so it knows no other ranges of npm: what it cannot read is
 * satisfied by no version. Before 1.0.0 every minor version may break, so nothing satisfies `^0.…`.
 */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((one) => satisfiesCaret(version, one.trim()));

function satisfiesCaret(version: string, range: string): boolean {
  const wanted = numbersOf(CARET, range);
  const given = numbersOf(VERSION, version);
  if (!wanted || !given || wanted[0] === 0 || wanted[0] !== given[0]) return false;
  const differs = given[1] === wanted[1] ? 2 : 1;
  return (given[differs] ?? 0) >= (wanted[differs] ?? 0);
}

const numbersOf = (pattern: RegExp, text: string): number[] | undefined =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));

/** Is version `1.10.0` newer than `1.9.0`? Compares major, minor and patch as numbers. */
export const isNewer = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;
