import { wordsOf } from './analyzer.ts';
import { QUERY_WORDS } from './ranking.ts';
import { measureIn, measureOf } from './units.ts';

/** A word of a query as it is looked up, and where it was in the folded text. */
export interface QueryWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or per the to with'.split(' '),
);

/**
 * The words of a query: a number and its unit are one, in the standard form if `isKnown` says that there
 * are such products, and small words between others are left out.
 */
export function readQuery(
  term: string,
  isKnown: (measure: string) => boolean = () => true,
): readonly QueryWord[] {
  const words = wordsOf(term, QUERY_WORDS);
  const read: QueryWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) continue;
    const { text, gap, start, end } = word;
    const next = words[at + 1];
    const measure = next && next.gap !== 'apart' ? measureOf(text, next.text) : undefined;
    if (next && measure && isKnown(measure)) {
      read.push({ text: measure, start, end: next.end });
      at++;
      continue;
    }
    const standard = measureIn(text);
    const isSmall = SMALL_WORDS.has(text) && gap !== 'hyphenated' && next?.gap !== 'hyphenated';
    if (isSmall && words.length > 1) continue;
    read.push({ text: standard && isKnown(standard) ? standard : text, start, end });
  }
  return read.length > 0 ? read : words;
}

export const queryWords = (phrase: string): readonly string[] =>
  readQuery(phrase).map(({ text }) => text);
