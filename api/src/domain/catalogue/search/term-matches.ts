import { type HitList, NO_HITS } from './hit-list.ts';
import { createMerge } from './merge-postings.ts';
import type { Postings } from './postings.ts';
import { FUZZY, PREFIX, WHOLE_WORD } from './ranking.ts';
import { keysOneEditAway, prefixRange } from './sorted-keys.ts';

export interface TermMatches {
  /** Products with a term that begins with the token. */
  withPrefix(token: string): HitList;
  /** The same, and when there are none the products with a term one typing error away. */
  withPrefixOrTypo(token: string): HitList;
}

const SHORT_PREFIX = 2;
const FUZZY_MIN_LENGTH = 4;

const digitsOf = (text: string): string => text.replace(/\P{N}+/gu, '');

/** Looks tokens up among the postings of `productCount` products. */
export function createTermMatches(postings: Postings, productCount: number): TermMatches {
  const { terms } = postings;
  const longestTerm = terms.reduce((longest, term) => Math.max(longest, term.length), 0);
  const merge = createMerge(postings, productCount);
  // One or two letters match a large part of the list through thousands of terms, so their lists
  // are merged once, on first use. There are no more of these lists than beginnings of terms.
  const shortPrefixes = new Map<string, HitList>();

  function withPrefix(token: string): HitList {
    const known = shortPrefixes.get(token);
    if (known) return known;
    const { from, to } = prefixRange(terms, token);
    if (from === to) return NO_HITS;
    const matched = Array.from({ length: to - from }, (_, index) => from + index);
    const hits = merge(matched, (term) => (terms[term] === token ? WHOLE_WORD : PREFIX));
    if (token.length <= SHORT_PREFIX) shortPrefixes.set(token, hits);
    return hits;
  }

  function withPrefixOrTypo(token: string): HitList {
    const hits = withPrefix(token);
    if (hits.ordinals.length > 0) return hits;
    if (token.includes('.')) return withPrefixOrTypo(token.replaceAll('.', ''));
    if (token.length < FUZZY_MIN_LENGTH || token.length > longestTerm + 1) return NO_HITS;
    // A code with another digit is another product, not a typing error.
    const digits = digitsOf(token);
    const similar = [...keysOneEditAway(terms, token)].filter(
      (term) => digitsOf(terms[term] as string) === digits,
    );
    return merge(similar, () => FUZZY);
  }

  return { withPrefix, withPrefixOrTypo };
}
