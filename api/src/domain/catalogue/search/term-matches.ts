import { type HitList, NO_HITS } from './hit-list.ts';
import { createMerge, listOf, type Match } from './merge-postings.ts';
import type { Postings } from './postings.ts';
import { INSIDE, PREFIX, WHOLE_WORD } from './ranking.ts';
import { singularOf } from './singular.ts';
import { lowerBound, prefixRange } from './sorted-keys.ts';
import { measureIn } from './units.ts';

/** Looks words up among the postings of a list of products. */
export interface TermMatches {
  /** The term dictionary, in code-unit order. */
  readonly terms: readonly string[];
  /** Those of three letters and more, without digits. */
  readonly words: readonly string[];
  /** Length of the longest term. */
  readonly longestTerm: number;
  /** True when a product has this very term, or its singular. */
  has(term: string): boolean;
  /** True when a product has a term that begins with the token. */
  begins(token: string): boolean;
  /** How many products have it. */
  frequency(term: string): number;
  /** Products that have it. */
  whole(term: string): HitList;
  /**
   * Products with a term that begins with the token, or is its singular. A measure, such as "4m", is only
   * looked for as it is when there is such a one.
   */
  withPrefix(token: string): HitList;
  /** Products with one of the words that have the token inside. */
  inside(words: readonly string[]): HitList;
  /** Words of letters only that have the token inside. */
  wordsAround(token: string): readonly string[];
}

const WORD = /^\p{L}{3,}$/u;

export function createTermMatches(postings: Postings, productCount: number): TermMatches {
  const { terms } = postings;
  const merge = createMerge(productCount);
  const words = terms.filter((term) => WORD.test(term));
  const wordParts = createWordParts(words);

  /** Of the term or its singular. */
  function placeOf(term: string): number | undefined {
    const place = lowerBound(terms, term);
    if (terms[place] === term) return place;
    const singular = singularOf(term);
    return singular === term ? undefined : placeOf(singular);
  }

  function matchOf(term: string, grade: Match['grade']): Match | undefined {
    const place = placeOf(term);
    return place === undefined ? undefined : { postings: postings.of(place), grade };
  }

  function union(matches: readonly Match[]): HitList {
    const [first, second] = matches;
    if (!first) return NO_HITS;
    return second ? merge(matches) : listOf(first);
  }

  function withPrefix(token: string): HitList {
    const { from, to } = prefixRange(terms, token);
    const isTerm = from < to && terms[from] === token;
    const matches: Match[] = [];
    if (isTerm) matches.push({ postings: postings.of(from), grade: WHOLE_WORD });
    // "4m" is no beginning of "4mp" where there is something of 4 m.
    if (isTerm && measureIn(token)) return union(matches);
    const longer = isTerm ? from + 1 : from;
    const ofSingular = isTerm ? undefined : matchOf(token, WHOLE_WORD);
    if (ofSingular) matches.push(ofSingular);
    if (longer < to) matches.push({ postings: postings.of(longer, to), grade: PREFIX });
    // Those of several terms are not in order.
    return longer < to ? merge(matches) : union(matches);
  }

  return {
    terms,
    words,
    longestTerm: terms.reduce((longest, term) => Math.max(longest, term.length), 0),
    withPrefix,
    has: (term) => placeOf(term) !== undefined,
    begins(token) {
      const { from, to } = prefixRange(terms, token);
      return from < to || placeOf(token) !== undefined;
    },
    frequency(term) {
      const place = placeOf(term);
      return place === undefined ? 0 : postings.of(place).length;
    },
    whole: (term) => union([matchOf(term, WHOLE_WORD)].filter((match) => match !== undefined)),
    inside: (words) =>
      union(words.map((word) => matchOf(word, INSIDE)).filter((match) => match !== undefined)),
    wordsAround: (token) => wordParts.around(token),
  };
}

/** Finds words by a part of them. */
interface WordParts {
  around(part: string): readonly string[];
}

const PART = /^\p{L}{3,}$/u;
const BETWEEN = '\n';

/** Knows these words, which are of letters only. */
export function createWordParts(words: readonly string[]): WordParts {
  // One text, because a search in it is many times faster than one in each word.
  const text = BETWEEN + words.join(BETWEEN) + BETWEEN;
  return {
    around(part) {
      const found: string[] = [];
      if (!PART.test(part)) return found;
      let at = text.indexOf(part);
      while (at >= 0) {
        const start = text.lastIndexOf(BETWEEN, at) + 1;
        const end = text.indexOf(BETWEEN, at);
        found.push(text.slice(start, end));
        at = text.indexOf(part, end);
      }
      return found;
    },
  };
}
