import type { SearchWords } from './search-words.ts';
import { singularOf } from './singular.ts';
import { keysOneEditAway } from './sorted-keys.ts';
import type { TermMatches } from './term-matches.ts';
import { measureIn } from './units.ts';

const SHORTEST = 4;
const CANDIDATES = 5;

interface Dictionary {
  /** True when some product has the word. */
  readonly isKnown: (word: string) => boolean;
  /** True when a product has all of these words. */
  readonly finds: (words: readonly string[]) => boolean;
  /** Words that may have been meant, the likeliest first. */
  readonly candidates: (word: string) => readonly string[];
}

/**
 * The words without typing errors: in the place of each one that no product has comes the first candidate
 * that some product has together with the other words. Undefined when every word is known, or one cannot
 * be corrected.
 */
export function correctWords(
  words: readonly string[],
  { isKnown, finds, candidates }: Dictionary,
): readonly string[] | undefined {
  const known = words.map(isKnown);
  if (known.every(Boolean)) return undefined;
  const together = words.filter((_, at) => known[at]);
  const corrected: string[] = [];
  for (const [at, word] of words.entries()) {
    const meant = known[at] ? word : candidates(word).find((each) => finds([...together, each]));
    if (meant === undefined) return undefined;
    if (!known[at]) together.push(meant);
    corrected.push(meant);
  }
  return corrected;
}

/**
 * Words a single insertion, deletion, substitution or transposition away, those of most products first;
 * those of the table of search words come last.
 */
export function correctionsOf(
  word: string,
  { terms, words, longestTerm, frequency }: TermMatches,
  searchWords: SearchWords,
): readonly string[] {
  const digits = digitsOf(word);
  const hasLetters = digits.length < word.length && !measureIn(word);
  if (!hasLetters || word.length < SHORTEST || word.length > longestTerm + 1) return [];
  const phrases = [...searchWords.keys()].sort();
  const similar = [word, singularOf(word)].flatMap((form) =>
    [digits === '' ? words : terms, phrases].flatMap((keys) =>
      Array.from(keysOneEditAway(keys, form), (place) => keys[place] as string),
    ),
  );
  // A code with another digit is another product, not a typing error.
  return [...new Set(similar)]
    .filter((candidate) => digitsOf(candidate) === digits)
    .sort((a, b) => frequency(b) - frequency(a))
    .slice(0, CANDIDATES);
}

const digitsOf = (text: string): string => text.replace(/\P{N}+/gu, '');
