import { basicForms } from './word-forms.ts';

const PLACEHOLDER = /\{\d+\}/g;
const WORD = /[a-z]+(?:'[a-z]+)*/g;

/** The words of a text in lower case, without its placeholders. */
export const spokenWords = (text: string): readonly string[] =>
  text.replace(PLACEHOLDER, ' ').toLowerCase().replaceAll('’', "'").match(WORD) ?? [];

const TOKEN = new RegExp(`${PLACEHOLDER.source}|${WORD.source}`, 'g');

/** The same with its placeholders, in order. */
export const textTokens = (text: string): readonly string[] =>
  text.toLowerCase().replaceAll('’', "'").match(TOKEN) ?? [];

/** The basic forms of every word in some texts. */
export const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => spokenWords(text).flatMap(basicForms)));

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
