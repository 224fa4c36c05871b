import type { StoredProduct } from '../ports.ts';
import { fold, normalizeSku } from './analyzer.ts';
import { compareText, positionsByUse } from './catalogue-order.ts';
import { correctionsOf, correctWords } from './correct-words.ts';
import { byWeight, forEachHit, type HitList, isEmpty, unite } from './hit-list.ts';
import { matchEveryWord } from './match-query.ts';
import { categoryPostings, productPostings } from './product-postings.ts';
import { type QueryWord, readQuery } from './query-words.ts';
import { FIELD_BITS, SKU_EXACT_WEIGHT, SKU_PREFIX_WEIGHT } from './ranking.ts';
import { NOTHING_FOUND, type SearchHits } from './search-hits.ts';
import { NO_SEARCH_WORDS, type SearchWords } from './search-words.ts';
import { lowerBound, prefixRange } from './sorted-keys.ts';
import { createTermMatches } from './term-matches.ts';
import { measureIn } from './units.ts';
import { createWordFinder, type WordFinder } from './word-finder.ts';

export interface SearchIndex {
  /**
   * All products that match every word of the term, best first: exact SKU, beginning of a SKU, whole words,
   * beginnings of words, parts of words; then as `ranking.ts` says; then products before accessories, the
   * cheapest first. Words with one typing error are corrected when nothing matches them as they are. A term
   * without a letter or digit has no hits. Never throws, whatever the text.
   */
  search(term: string, searchWords?: SearchWords): SearchHits;
}

/** Builds an index of these products; it answers with positions in this very list. */
export function buildSearchIndex(products: readonly StoredProduct[]): SearchIndex {
  // Ordinals follow the order of equal hits, so that ascending ordinals put equal weights in order.
  const positions = Uint32Array.from(positionsByUse(products));
  const ordered = Array.from(positions, (position) => products[position] as StoredProduct);
  const terms = createTermMatches(productPostings(ordered), ordered.length);
  const skuMatches = createSkuMatches(ordered.map(({ sku }) => normalizeSku(sku)));
  const categories = [...new Set(products.map(({ category }) => category))];
  const categoryTerms = createTermMatches(categoryPostings(categories), categories.length);

  function matchingCategories(words: readonly string[], searchWords: SearchWords) {
    const finder = createWordFinder(categoryTerms, searchWords);
    const scores = new Map<string, number>();
    for (let first = 0; first < words.length; first++) {
      for (let end = first + 1; end <= words.length; end++) {
        forEachHit(finder.find(words.slice(first, end)).hits, (ordinal, weight) => {
          const category = categories[ordinal] as string;
          scores.set(category, (scores.get(category) ?? 0) + weight);
        });
      }
    }
    return scores;
  }

  function searchAsTyped(term: string, finder: WordFinder, searchWords: SearchWords): SearchHits {
    const query = readQuery(term, terms.begins).map(({ text }) => text);
    if (query.length === 0) return NOTHING_FOUND;
    const key = normalizeSku(term);
    const bySku = skuMatches(key, readsAsSku(term));
    // A code that begins a SKU is not taken apart: "VA-K69" is no search for "vandal" and "K69".
    const isCode = !isEmpty(bySku) && !/\s/.test(term.trim());
    const words = isCode ? [key] : query;
    const { hits, matched } = matchEveryWord(words, finder);
    const ranked = byWeight(unite(bySku, hits), positions);
    if (ranked.length === 0) return NOTHING_FOUND;
    const marks = new Set(matched.map(normalizeSku));
    if (!isEmpty(bySku)) marks.add(key);
    return {
      positions: ranked,
      matched: [...marks].sort((a, b) => b.length - a.length),
      categories: matchingCategories(words, searchWords),
    };
  }

  function withoutTypingErrors(
    term: string,
    finder: WordFinder,
    searchWords: SearchWords,
  ): string | undefined {
    const query = readQuery(term, terms.begins);
    const words = correctWords(
      query.map(({ text }) => text),
      {
        isKnown: (word) => finder.finds([word]),
        finds: (some) => !isEmpty(matchEveryWord(some, finder).hits),
        candidates: (word) => correctionsOf(word, terms, searchWords),
      },
    );
    return words && withCorrections(term, query, words);
  }

  return {
    search(term, searchWords = NO_SEARCH_WORDS) {
      const finder = createWordFinder(terms, searchWords);
      const hits = searchAsTyped(term, finder, searchWords);
      if (hits.positions.length > 0) return hits;
      const corrected = withoutTypingErrors(term, finder, searchWords);
      if (corrected === undefined) return NOTHING_FOUND;
      return { ...searchAsTyped(corrected, finder, searchWords), corrected };
    },
  };
}

/** "VT-IP4" and "ip4b" may be the beginning of a SKU; "camera" and "4mp" are words. */
export const readsAsSku = (term: string): boolean =>
  /\p{L}/u.test(term) && /\d|\S[-./_]\S/.test(term) && measureIn(fold(term).trim()) === undefined;

function withCorrections(
  term: string,
  query: readonly QueryWord[],
  words: readonly string[],
): string {
  const folded = fold(term);
  let text = '';
  let end = 0;
  query.forEach((word, at) => {
    const corrected = words[at] as string;
    const typed = folded.slice(word.start, word.end);
    text += folded.slice(end, word.start) + (corrected === word.text ? typed : corrected);
    end = word.end;
  });
  return (text + folded.slice(end)).trim();
}

/** Finds products whose normalized SKU is a key, or also those whose SKU begins with it. */
type SkuMatches = (key: string, alsoLonger: boolean) => HitList;

/** `skus` holds the normalized SKU of each ordinal. */
export function createSkuMatches(skus: readonly string[]): SkuMatches {
  const ordinalOf = Uint32Array.from(skus, (_, ordinal) => ordinal);
  ordinalOf.sort((a, b) => compareText(skus[a] as string, skus[b] as string) || a - b);
  const keys = Array.from(ordinalOf, (ordinal) => skus[ordinal] as string);
  return (key, alsoLonger) => {
    const { from, to } = alsoLonger
      ? prefixRange(keys, key)
      : { from: lowerBound(keys, key), to: lowerBound(keys, `${key}\0`) };
    const ordinals = ordinalOf.slice(from, to).sort();
    return {
      entries: ordinals.map((ordinal) => ordinal << FIELD_BITS),
      weights: Uint16Array.from(ordinals, (ordinal) =>
        skus[ordinal] === key ? SKU_EXACT_WEIGHT : SKU_PREFIX_WEIGHT,
      ),
      base: 0,
    };
  };
}
