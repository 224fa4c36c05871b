import { spokenWords, wordsIn } from './words.ts';

/** What a visitor typed, as far as a wording is compared with it. */
export interface VisitorText {
  /** Basic forms of its words. */
  readonly words: ReadonlySet<string>;
  /** Any words in a row, as many as `PHRASE`. */
  readonly phrases: ReadonlySet<string>;
}

/** Words in a row that are no coincidence. */
const PHRASE = 3;

export const visitorTextOf = (texts: readonly string[]): VisitorText => ({
  words: wordsIn(texts),
  phrases: new Set(texts.flatMap(phrasesIn)),
});

/** Every run of a few words in a text. */
export const phrasesIn = (text: string): readonly string[] =>
  spokenWords(text).flatMap((_, at, words) =>
    at + PHRASE <= words.length ? [words.slice(at, at + PHRASE).join(' ')] : [],
  );
