/** `1.2.3` or `1.2.3-rc.1`; what comes after `1` may be missing in a range. */
const VERSION = /^([1-9]\d*)(?:\.(\d+)(?:\.(\d+)(?:-([\w.-]+))?)?)?$/;
const COMPLETE = /^\d+\.\d+\.\d+/;

/**
 * Is this version in the range? A range is a caret range or one version, or several with `||` between them, such as
 * `^1.2.0 || ^2.0.0`. They mean what they mean to npm: `^2.0.0` has no prerelease, `^2.0.0-rc.1` has that one, later
 * ones of 2.0.0, and 2.0.0 and later. Browsers use it too, so it knows no other ranges of npm: what it cannot read is
 * satisfied by no version. Before 1.0.0 every minor version may break, so nothing satisfies `^0.…`.
 */
export const satisfies = (version: string, range: string): boolean =>
  range.split('||').some((one) => satisfiesOne(version, one.trim()));

function satisfiesOne(version: string, range: string): boolean {
  if (!range.startsWith('^'))
    return VERSION.test(version) && version === range && COMPLETE.test(range);
  const [given, major, minor, patch, prerelease] = VERSION.exec(version) ?? [];
  const [wanted, ofMajor, ofMinor = 0, ofPatch = 0, ofPrerelease] =
    VERSION.exec(range.slice(1)) ?? [];
  if (!given || !patch || !wanted || major !== ofMajor) return false;
  const from = `${ofMajor}.${ofMinor}.${ofPatch}`;
  if (prerelease && !(ofPrerelease && from === `${major}.${minor}.${patch}`)) return false;
  return !isNewer(ofPrerelease ? `${from}-${ofPrerelease}` : from, given);
}

/** Is version `1.10.0` newer than `1.9.0`, and `2.0.0` than `2.0.0-rc.1`? By the rules of semantic versioning. */
export const isNewer = (one: string, other: string): boolean => sortable(one) > sortable(other);

/** A text for each version, in the order of the versions. */
const sortable = (version: string): string =>
  version
    .replace(/^[\d.]+$/, '$&-~')
    .replace('-', '.')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? part.padStart(16, '0') : `a${part}`))
    .join(' ');
