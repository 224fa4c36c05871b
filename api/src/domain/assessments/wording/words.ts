import { basicForms } from './word-forms.ts';

const PLACEHOLDER = /\{\d+\}/g;
const WORD = /[a-z]+(?:'[a-z]+)*/g;

/** The words of a text in lower case, without its placeholders. */
export const spokenWords = (text: string): readonly string[] =>
  text.replace(PLACEHOLDER, ' ').toLowerCase().replaceAll('’', "'").match(WORD) ?? [];

/** The basic forms of every word in some texts. */
export const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => spokenWords(text).flatMap(basicForms)));
