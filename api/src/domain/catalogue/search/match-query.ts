import type { FindWords, Found } from './find-words.ts';
import { intersect, isEmpty, NO_HITS, unite } from './hit-list.ts';

const JOINED_WORDS = 6;

/**
 * Products that match every word, where neighbouring words may also match as one joined term.
 * `covered[n]` holds the products that match words 0 to n, with their best weight over all ways of
 * joining them.
 */
export function matchEveryWord(words: readonly string[], find: FindWords): Found {
  const matched: string[] = [];
  const covered = words.map(() => NO_HITS);
  words.forEach((_, last) => {
    for (let first = last; first >= 0 && last - first < JOINED_WORDS; first--) {
      const before = first === 0 ? undefined : covered[first - 1];
      if (before && isEmpty(before)) continue;
      const together = find(words.slice(first, last + 1));
      matched.push(...together.matched);
      const hits = before ? intersect(before, together.hits) : together.hits;
      covered[last] = unite(covered[last] ?? NO_HITS, hits);
    }
  });
  return { hits: covered.at(-1) ?? NO_HITS, matched };
}
