import type { StoredProduct } from '../ports.ts';
import { normalizeSku, termsOf, wordsOf } from './analyzer.ts';
import { positionsByName } from './catalogue-order.ts';
import { byWeight, type HitList, intersect, NO_HITS, unite } from './hit-list.ts';
import { createPostingsBuilder, type Postings } from './postings.ts';
import { joinedWeight, QUERY_WORDS } from './ranking.ts';
import { NOTHING_FOUND, type SearchHits } from './search-hits.ts';
import { createSkuMatches } from './sku-matches.ts';
import { createTermMatches, type TermMatches } from './term-matches.ts';

export interface SearchIndex {
  /**
   * Positions of all products that match every word of the term, best first: exact SKU, SKU
   * prefix, whole words, prefixes, typing errors; then name and SKU before category, then by name
   * and SKU. A term without a letter or digit has no hits. Never throws, whatever the text.
   */
  search(term: string): SearchHits;
}

const JOINED_WORDS = 6;

/** Builds an index of these products; it answers with positions in this very list. */
export function buildSearchIndex(products: readonly StoredProduct[]): SearchIndex {
  // Ordinals follow name and SKU, so that ascending ordinals put equal weights in the right order.
  const positions = Uint32Array.from(positionsByName(products));
  const ordered = Array.from(positions, (position) => products[position] as StoredProduct);
  const matches = createTermMatches(postingsOf(ordered), ordered.length);
  const skuMatches = createSkuMatches(ordered.map(({ sku }) => normalizeSku(sku)));
  return {
    search(term) {
      const words = wordsOf(term, QUERY_WORDS).map(({ text }) => text);
      if (words.length === 0) return NOTHING_FOUND;
      const hits = unite(skuMatches(normalizeSku(term)), matchEveryWord(words, matches));
      const ranked = byWeight(hits);
      for (let rank = 0; rank < ranked.length; rank++) {
        ranked[rank] = positions[ranked[rank] as number] as number;
      }
      const matched = ranked.length === 0 ? [] : [...new Set(words)];
      return {
        positions: ranked,
        matched: matched.sort((a, b) => b.length - a.length),
        categories: new Map(),
      };
    },
  };
}

function postingsOf(products: readonly StoredProduct[]): Postings {
  const builder = createPostingsBuilder();
  const categoryTerms = new Map<string, ReadonlySet<number>>();
  const numbersOf = (...texts: readonly string[]): Set<number> => {
    const numbers = new Set<number>();
    for (const text of texts) for (const term of termsOf(text)) numbers.add(builder.number(term));
    return numbers;
  };
  products.forEach(({ name, sku, category }, ordinal) => {
    const own = numbersOf(name, sku, normalizeSku(sku));
    const inherited = categoryTerms.get(category) ?? numbersOf(category);
    categoryTerms.set(category, inherited);
    for (const term of own) builder.add(term, (ordinal << 1) | 1);
    for (const term of inherited) if (!own.has(term)) builder.add(term, ordinal << 1);
  });
  return builder.build();
}

/**
 * Products that match every word, where neighbouring words may also match as one joined term.
 * `covered[n]` holds the products that match words 0 to n, with their best weight over all ways of
 * joining them.
 */
function matchEveryWord(words: readonly string[], matches: TermMatches): HitList {
  const covered: HitList[] = [];
  words.forEach((_, last) => {
    let hits = NO_HITS;
    for (let first = last; first >= 0 && last - first < JOINED_WORDS; first--) {
      const before = covered[first - 1];
      if (before?.ordinals.length === 0) continue;
      const matched = matchAsOne(words.slice(first, last + 1), matches);
      hits = unite(hits, before ? intersect(before, matched) : matched);
    }
    covered.push(hits);
  });
  return covered.at(-1) ?? NO_HITS;
}

function matchAsOne(words: readonly string[], matches: TermMatches): HitList {
  if (words.length === 1) return matches.withPrefixOrTypo(words[0] as string);
  const { ordinals, weights } = matches.withPrefix(words.join(''));
  return { ordinals, weights: weights.map((weight) => joinedWeight(weight, words.length)) };
}
