import { type HitList, intersect, NO_HITS, reweighed, unite } from './hit-list.ts';
import { joinedWeight } from './ranking.ts';
import type { SearchWords } from './search-words.ts';
import { singularOf } from './singular.ts';
import type { TermMatches } from './term-matches.ts';
import { spellingsOf } from './units.ts';

/** What neighbouring words of a query find together, as one. */
export interface WordMatches {
  /** Calls `note` with what matched of the products' words. */
  find(words: readonly string[], note: (matched: string) => void): HitList;
}

const SPLIT_LENGTH = 3;

/** Finds words in a list of products, with the phrases that `searchWords` gives for them. */
export function createWordMatches(matches: TermMatches, searchWords: SearchWords): WordMatches {
  type Note = (matched: string) => void;

  /** Products with all words of another phrase, weighed as if it had as many words as the query's. */
  function otherPhrase(phrase: readonly string[], words: number, note: Note): HitList {
    const hits = phrase.map((word) => matches.whole(word)).reduce(intersect);
    if (hits.ordinals.length === 0) return NO_HITS;
    phrase.forEach(note);
    if (phrase.length === words) return hits;
    return reweighed(hits, (weight) => Math.floor((weight * words) / phrase.length));
  }

  function otherPhrases(joined: string, words: number, note: Note): HitList {
    const phrases = searchWords.get(joined) ?? searchWords.get(singularOf(joined)) ?? [];
    return phrases.map((phrase) => otherPhrase(phrase, words, note)).reduce(unite, NO_HITS);
  }

  function oneWord(word: string, note: Note): HitList {
    const literal = matches.withPrefix(word);
    if (literal.ordinals.length > 0) {
      note(word);
      if (matches.has(singularOf(word))) note(singularOf(word));
      spellingsOf(word).forEach(note);
    }
    const hits = unite(literal, otherPhrases(word, 1, note));
    return hits.ordinals.length > 0 ? hits : partOfWord(word, note);
  }

  function partOfWord(word: string, note: Note): HitList {
    const around = matches.wordsAround(word);
    around.forEach(note);
    return around.length > 0 ? matches.inside(around) : twoInOne(word, note);
  }

  /** "movantd500" as "movant" and "d500". */
  function twoInOne(word: string, note: Note): HitList {
    for (let at = word.length - 1; at >= SPLIT_LENGTH; at--) {
      const left = word.slice(0, at);
      const right = word.slice(at);
      if (!matches.has(left) || !isSecond(right)) continue;
      const hits = intersect(matches.whole(left), matches.withPrefix(right));
      if (hits.ordinals.length === 0) continue;
      note(left);
      note(right);
      return reweighed(hits, (weight) => weight >>> 1);
    }
    return NO_HITS;
  }

  const isSecond = (word: string): boolean =>
    /\d/.test(word) ? matches.begins(word) : word.length >= SPLIT_LENGTH && matches.has(word);

  return {
    find(words, note) {
      const [first = ''] = words;
      if (words.length === 1) return oneWord(first, note);
      const joined = words.join('');
      const hits = matches.withPrefix(joined);
      if (hits.ordinals.length > 0) note(joined);
      return unite(
        reweighed(hits, (weight) => joinedWeight(weight, words.length)),
        otherPhrases(joined, words.length, note),
      );
    },
  };
}
