import { type HitList, intersect, isEmpty, NO_HITS, reweighed, unite } from './hit-list.ts';
import { joinedWeight } from './ranking.ts';
import type { SearchWords } from './search-words.ts';
import { singularOf } from './singular.ts';
import type { TermMatches } from './term-matches.ts';
import { spellingsOf } from './units.ts';

/** Products, and what of their words matched. */
export interface Found {
  readonly hits: HitList;
  readonly matched: readonly string[];
}

/** Finds what neighbouring words of a query match together, as one. */
export type FindWords = (words: readonly string[]) => Found;

const NOTHING: Found = { hits: NO_HITS, matched: [] };
const SPLIT_LENGTH = 3;

const isNothing = ({ hits }: Found): boolean => isEmpty(hits);

const either = (left: Found, right: Found): Found =>
  isNothing(right)
    ? left
    : { hits: unite(left.hits, right.hits), matched: [...left.matched, ...right.matched] };

/**
 * Finds words in a list of products, with the phrases that `searchWords` gives for them. Asked again, it
 * has the answer, so it is made for each query.
 */
export function createFindWords(terms: TermMatches, searchWords: SearchWords): FindWords {
  const known = new Map<string, Found>();

  /** Products with all words of another phrase, weighed as if it had as many words as the query's. */
  function otherPhrase(phrase: readonly string[], words: number): Found {
    const hits = phrase.map((word) => terms.whole(word)).reduce(intersect);
    if (isEmpty(hits)) return NOTHING;
    const asWords = (weight: number): number => Math.floor((weight * words) / phrase.length);
    return { hits: phrase.length === words ? hits : reweighed(hits, asWords), matched: phrase };
  }

  function otherPhrases(joined: string, words: number): Found {
    const phrases = searchWords.get(joined) ?? searchWords.get(singularOf(joined)) ?? [];
    return phrases.map((phrase) => otherPhrase(phrase, words)).reduce(either, NOTHING);
  }

  function oneWord(word: string): Found {
    const hits = terms.withPrefix(word);
    const singular = singularOf(word);
    const spellings = [...(terms.has(singular) ? [singular] : []), ...spellingsOf(word)];
    const literal = isEmpty(hits) ? NOTHING : { hits, matched: [word, ...spellings] };
    const found = either(literal, otherPhrases(word, 1));
    return isNothing(found) ? partOfWord(word) : found;
  }

  function partOfWord(word: string): Found {
    const around = terms.wordsAround(word);
    return around.length > 0 ? { hits: terms.inside(around), matched: around } : twoInOne(word);
  }

  /** "movantd500" as "movant" and "d500". */
  function twoInOne(word: string): Found {
    for (let at = word.length - 1; at >= SPLIT_LENGTH; at--) {
      const left = word.slice(0, at);
      const right = word.slice(at);
      if (!terms.has(left) || !isSecond(right)) continue;
      const hits = intersect(terms.whole(left), terms.withPrefix(right));
      if (isEmpty(hits)) continue;
      return { hits: reweighed(hits, (weight) => weight >>> 1), matched: [left, right] };
    }
    return NOTHING;
  }

  const isSecond = (word: string): boolean =>
    /\d/.test(word) ? terms.begins(word) : word.length >= SPLIT_LENGTH && terms.has(word);

  function severalWords(words: readonly string[]): Found {
    const joined = words.join('');
    const hits = terms.withPrefix(joined);
    const others = otherPhrases(joined, words.length);
    if (isEmpty(hits)) return others;
    const weigh = (weight: number): number => joinedWeight(weight, words.length);
    return either({ hits: reweighed(hits, weigh), matched: [joined] }, others);
  }

  return (words) => {
    const key = words.join(' ');
    const before = known.get(key);
    if (before) return before;
    const found = words.length === 1 ? oneWord(key) : severalWords(words);
    known.set(key, found);
    return found;
  };
}
