/** Positions `from` up to, but without, `to` in a sorted list. */
interface Range {
  readonly from: number;
  readonly to: number;
}

// Sorts after every letter and digit, in any script.
const AFTER_ALL = '\uffff';

/** Position of the first key that is not below `key`; the keys are in code-unit order. */
export function lowerBound(keys: readonly string[], key: string, from = 0): number {
  let low = from;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the keys that begin with `prefix` are. */
export function prefixRange(keys: readonly string[], prefix: string): Range {
  const from = lowerBound(keys, prefix);
  return { from, to: lowerBound(keys, prefix + AFTER_ALL, from) };
}

/**
 * Positions of the keys that one insertion, deletion, substitution or transposition turns into
 * `token`. Only characters that follow a shared beginning in the dictionary are tried. That takes
 * some hundred look-ups, where a scan would compare every key.
 */
export function keysOneEditAway(keys: readonly string[], token: string): Set<number> {
  const found = new Set<number>();
  const collect = (candidate: string): void => {
    const position = lowerBound(keys, candidate);
    if (keys[position] === candidate) found.add(position);
  };
  for (let at = 0; at <= token.length; at++) {
    const beginning = token.slice(0, at);
    const { from, to } = prefixRange(keys, beginning);
    if (from === to) break;
    const rest = token.slice(at);
    const afterNext = rest.slice(1);
    collect(beginning + afterNext);
    collect(beginning + afterNext.slice(0, 1) + rest.slice(0, 1) + rest.slice(2));
    for (const character of charactersAt(keys, beginning, { from, to })) {
      collect(beginning + character + afterNext);
      collect(beginning + character + rest);
    }
  }
  return found;
}

function* charactersAt(keys: readonly string[], beginning: string, range: Range) {
  let position = range.from;
  if (keys[position] === beginning) position++;
  while (position < range.to) {
    const character = (keys[position] as string).charAt(beginning.length);
    yield character;
    position = lowerBound(keys, beginning + character + AFTER_ALL, position);
  }
}
