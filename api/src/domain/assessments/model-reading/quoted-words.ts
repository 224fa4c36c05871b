import type { HeardField } from '../understanding/heard-field.ts';
import { fold } from '../understanding/letters.ts';
import { lexicon } from '../understanding/lexicon.ts';
import { readWords } from '../understanding/read-words.ts';

/** Words of a field, from `first` up to `end`. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

const LONGEST_QUOTE = 400;
/** A longer quote says nothing about any of its words. */
const MOST_WORDS = 40;

/**
 * Where a quote is in a field; nothing unless it is there to the letter but for white space, in whole
 * words of which at least one says something.
 */
export function quotedWords({ text, reading }: HeardField, quote: string): Span | undefined {
  if (quote.length > LONGEST_QUOTE || !oneLine(text).includes(oneLine(quote))) return undefined;
  const folded = fold(quote);
  const read = readWords(folded);
  const says = read.some(
    ({ number, numeric, start, end }) =>
      numeric || (end - start > 2 && !lexicon().fillers.has(number)),
  );
  if (!says || read.length > MOST_WORDS) return undefined;
  const wanted = read.map(({ start, end }) => folded.slice(start, end));
  const { words } = reading;
  for (let first = 0; first + wanted.length <= words.length; first += 1) {
    const isHere = wanted.every((word, index) => {
      const own = words[first + index];
      return own && reading.text.slice(own.start, own.end) === word;
    });
    if (isHere) return { first, end: first + wanted.length };
  }
  return undefined;
}

const oneLine = (text: string): string => text.trim().split(/\s+/).join(' ');

export const overlap = (one: Span, other: Span): boolean =>
  one.first < other.end && other.first < one.end;
