import { type HitList, intersect, NO_HITS, unite } from './hit-list.ts';
import type { WordMatches } from './word-matches.ts';

const JOINED_WORDS = 6;

interface QueryMatches {
  readonly hits: HitList;
  readonly matched: ReadonlySet<string>;
}

/**
 * Products that match every word, where neighbouring words may also match as one joined term.
 * `covered[n]` holds the products that match words 0 to n, with their best weight over all ways of
 * joining them.
 */
export function matchEveryWord(words: readonly string[], matches: WordMatches): QueryMatches {
  const matched = new Set<string>();
  const note = (found: string): void => void matched.add(found);
  const covered: HitList[] = [];
  words.forEach((_, last) => {
    let hits = NO_HITS;
    for (let first = last; first >= 0 && last - first < JOINED_WORDS; first--) {
      const before = covered[first - 1];
      if (before?.ordinals.length === 0) continue;
      const together = matches.find(words.slice(first, last + 1), note);
      hits = unite(hits, before ? intersect(before, together) : together);
    }
    covered.push(hits);
  });
  return { hits: covered.at(-1) ?? NO_HITS, matched };
}
