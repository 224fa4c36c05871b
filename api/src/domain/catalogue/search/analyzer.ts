import { singularOf } from './singular.ts';
import { measureIn, measureOf } from './units.ts';

/**
 * Turns text into the terms that the index holds and a query into its words. Model codes are
 * written in many ways ("4MP", "4 MP", "H.265", "Wi-Fi"), so the index holds the joined form next
 * to the parts and a query may join neighbouring words.
 */
type Gap = 'start' | 'hyphenated' | 'spaced' | 'apart';

export interface Word {
  readonly text: string;
  /** What separates this word from the one before. */
  readonly gap: Gap;
  /** Where it is in the folded text. */
  readonly start: number;
  readonly end: number;
}

const BEYOND_ASCII = /[^ -~]/;
// A point or comma between digits stays, because 2.8mm is neither "2" and "8mm" nor 28mm. A quotation mark
// behind a digit is the sign for inches.
const WORD = /[\p{L}\p{N}]+(?:(?<=[0-9])[.,](?=[0-9])[\p{L}\p{N}]+)*|(?<=[0-9] ?)["″”]/gu;
const HYPHENATION = /^[-._'’‐-―]$/u;
const LETTERS = /^\p{L}+$/u;
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
const TAG_LENGTH = 4;
const MODEL_CODE_PARTS = 6;

/** Lower case without diacritics, compatibility characters replaced by plain ones. */
export const fold = (text: string): string =>
  BEYOND_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
    : text.toLowerCase();

/** Letters and digits only, folded: how SKUs are compared. */
export const normalizeSku = (sku: string): string => fold(sku).replace(/[^\p{L}\p{N}]+/gu, '');

/** The words of a text in order, at most `limit` of them. */
export function wordsOf(text: string, limit = Number.POSITIVE_INFINITY): Word[] {
  const folded = fold(text);
  const words: Word[] = [];
  let end = 0;
  for (const match of folded.matchAll(WORD)) {
    if (words.length >= limit) break;
    const start = match.index;
    const gap = words.length === 0 ? 'start' : gapBetween(folded.slice(end, start));
    end = start + match[0].length;
    words.push({ text: standardWord(match[0]), gap, start, end });
  }
  return words;
}

/** Without separators of thousands, with a decimal point, and "inch" for its sign. */
function standardWord(word: string): string {
  if (word.includes(',')) return word.replace(THOUSANDS, '').replaceAll(',', '.');
  return /^["″”]$/.test(word) ? 'inch' : word;
}

/**
 * Every term under which a text is found: its words, their singulars, measures in standard form, and
 * the joined forms of its model codes. A term may come more than once.
 */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  let compound: string[] = [];
  let previous = '';
  for (const { text: word, gap } of wordsOf(text)) {
    addForms(terms, word);
    const close = gap === 'spaced' || gap === 'hyphenated';
    const measure = close ? measureOf(previous, word) : undefined;
    if (measure) terms.push(measure);
    if (measure || (gap === 'spaced' && readsAsOneCode(previous, word)))
      terms.push(previous + word);
    if (gap !== 'hyphenated') {
      terms.push(...joinedForms(compound));
      compound = [];
    }
    compound.push(word);
    previous = word;
  }
  terms.push(...joinedForms(compound));
  return terms;
}

function addForms(terms: string[], word: string): void {
  const standard = measureIn(word) ?? singularOf(word);
  terms.push(standard);
  // A plural that only adds letters is found by its singular, whose postings it would repeat.
  if (!word.startsWith(standard)) terms.push(word);
}

/**
 * The joined forms of a hyphenated compound, from each part to its end. These are enough, because
 * any run of parts is a prefix of one of them.
 */
function joinedForms(parts: readonly string[]): string[] {
  if (parts.length < 2 || parts.length > MODEL_CODE_PARTS) return [];
  return parts.slice(0, -1).map((_, start) => parts.slice(start).join(''));
}

/** "CAT 6", "VT IP2B28" and "Wi Fi", but not "camera 4mm" or "4mp dome". */
function readsAsOneCode(left: string, right: string): boolean {
  if (measureIn(left) || measureIn(right)) return false;
  if (left.length > TAG_LENGTH && right.length > TAG_LENGTH) return false;
  const leftLetters = LETTERS.test(left);
  if (leftLetters !== LETTERS.test(right)) return (leftLetters ? left : right).length <= TAG_LENGTH;
  return leftLetters && left.length + right.length <= TAG_LENGTH;
}

function gapBetween(separator: string): Gap {
  if (separator === ' ') return 'spaced';
  if (HYPHENATION.test(separator)) return 'hyphenated';
  return separator.trim() === '' ? 'spaced' : 'apart';
}
