import { UNKNOWN } from './dictionary.ts';
import { isDigit, letterAt, SEPARATOR, UNWRITTEN } from './letters.ts';
import { lexicon } from './lexicon.ts';

/** What separates a word from the one before. */
export const JOINED = 0;
export const COMMA = 1;
export const SENTENCE = 2;

/** A folded text with its words. */
export interface FoldedText {
  readonly text: string;
  readonly words: readonly Word[];
}

/** A word of a folded text. */
export interface Word {
  /** Number in the dictionary, or `UNKNOWN`. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly gap: number;
  readonly numeric: boolean;
}

const SPACE = 32;
const LONGEST_WORD = 40;
const letters = new Uint8Array(LONGEST_WORD);

/** The words of a folded text in order. A time such as "18:30" is one word. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  let at = 0;
  while (at < text.length) {
    if (letterAt(text, at) < 0) {
      at += 1;
      continue;
    }
    const start = at;
    const numeric = isDigit(letterAt(text, at));
    let length = 0;
    for (; at < text.length; at += 1) {
      const letter = letterAt(text, at);
      if (letter === SEPARATOR && !(numeric && pointsToMinutes(text, at))) break;
      if (letter >= 0) {
        if (length < LONGEST_WORD) letters[length] = letter;
        length += 1;
      }
    }
    const gap = words.length === 0 ? SENTENCE : gapBetween(text, end, start, at - start);
    words.push({ number: numberOf(length), start, end: at, gap, numeric });
    end = at;
  }
  return words;
}

const numberOf = (length: number): number =>
  length > LONGEST_WORD ? UNKNOWN : lexicon().dictionary.find(letters, length);

/** The colon of "18:30", or the point of "18.30". */
const pointsToMinutes = (text: string, at: number): boolean =>
  (text[at] === ':' || text[at] === '.') &&
  isDigit(letterAt(text, at - 1)) &&
  at + 1 < text.length &&
  isDigit(letterAt(text, at + 1));

/** The strongest mark between two words. A point inside "a.m." ends no sentence. */
function gapBetween(text: string, from: number, to: number, length: number): number {
  if (to - from === 1 && text.charCodeAt(from) === SPACE) return JOINED;
  let gap = JOINED;
  for (let at = from; at < to; at += 1) {
    const mark = text[at] ?? '';
    if (mark === '.') {
      const inside = to - from === 1 && (length === 1 || isSingle(text, from));
      if (!inside) return SENTENCE;
    } else if ('!?;:\n\r\u2028\u2029'.includes(mark)) return SENTENCE;
    else if (',()[]{}"“”–—|•*_<>='.includes(mark)) gap = COMMA;
    else if (mark === '-' && text[at - 1] === ' ' && text[at + 1] === ' ') gap = COMMA;
  }
  return gap;
}

/** Whether the word that ends at `end` has one letter. */
const isSingle = (text: string, end: number): boolean =>
  end < 2 || [SEPARATOR, UNWRITTEN].includes(letterAt(text, end - 2));
