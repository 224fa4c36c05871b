import { intersect, isEmpty, NO_HITS, unite } from './hit-list.ts';
import type { Found, WordFinder } from './word-finder.ts';

const JOINED_WORDS = 6;

/**
 * Products that match every word, where neighbouring words may also match as one joined term.
 * `covered[n]` holds the products that match words 0 to n, with their best weight over all ways of
 * joining them.
 */
export function matchEveryWord(words: readonly string[], finder: WordFinder): Found {
  const matched: string[] = [];
  if (!canMatch(words, finder)) return { hits: NO_HITS, matched };
  const covered = words.map(() => NO_HITS);
  words.forEach((_, last) => {
    for (const first of joinedWith(last)) {
      const before = first === 0 ? undefined : covered[first - 1];
      if (before && isEmpty(before)) continue;
      const together = finder.find(words.slice(first, last + 1));
      matched.push(...together.matched);
      const hits = before ? intersect(before, together.hits) : together.hits;
      covered[last] = unite(covered[last] ?? NO_HITS, hits);
    }
  });
  return { hits: covered.at(-1) ?? NO_HITS, matched };
}

/** False when no product has one of the words, so that no lists are made for the others. */
function canMatch(words: readonly string[], finder: WordFinder): boolean {
  const can: boolean[] = [];
  words.forEach((_, last) => {
    can[last] = joinedWith(last).some(
      (first) => (first === 0 || can[first - 1]) && finder.finds(words.slice(first, last + 1)),
    );
  });
  return can.at(-1) ?? false;
}

/** Where a run of words that ends here may begin, the shortest first. */
const joinedWith = (last: number): readonly number[] =>
  Array.from({ length: Math.min(last + 1, JOINED_WORDS) }, (_, back) => last - back);
