import { type FoldedText, SENTENCE } from './read-words.ts';

export type PartOfDay = 'am' | 'pm' | 'night';

/** An hour as a text gives it. */
export interface ClockTime {
  readonly hour: number;
  readonly minutes: number;
  /** 18h00, 02:00, noon: the hour needs no am or pm. */
  readonly exact: boolean;
  readonly part: PartOfDay | undefined;
  readonly end: number;
}

const spelledHours = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
const parts: Readonly<Record<string, PartOfDay>> = {
  am: 'am',
  morning: 'am',
  mornings: 'am',
  pm: 'pm',
  afternoon: 'pm',
  evening: 'pm',
  evenings: 'pm',
  night: 'night',
  nights: 'night',
};
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2})?)?(am|pm|h)?$/;
/** "Six weeks" is no hour. */
const lasting = new Set([
  'minutes',
  'hours',
  'days',
  'nights',
  'weeks',
  'months',
  'years',
  'times',
]);
const WORDS_TO_PART = 4;
const WORDS_FROM_PART = 6;

/** The part of the day that a sentence named before: "at night, between 2 and 4". */
export function partBefore(reading: FoldedText, at: number): PartOfDay | undefined {
  for (let before = at; before > at - WORDS_FROM_PART && before > 0; before -= 1) {
    if (reading.words[before]?.gap === SENTENCE) return undefined;
    const part = parts[wordAt(reading, before - 1)];
    if (part) return part;
  }
  return undefined;
}

/** Midnight and noon are told by their words, hours by digits or words. */
export function timeAt(reading: FoldedText, at: number): ClockTime | undefined {
  const word = wordAt(reading, at);
  if (word === 'midnight')
    return { hour: 0, minutes: 0, exact: true, part: undefined, end: at + 1 };
  if (word === 'noon' || word === 'midday') {
    return { hour: 12, minutes: 0, exact: true, part: undefined, end: at + 1 };
  }
  const spelled = spelledHours.indexOf(word) + 1;
  const match = spelled > 0 ? undefined : CLOCK.exec(word);
  if (spelled === 0 && !match) return undefined;
  const hour = spelled || Number(match?.[1]);
  const minutes = Number(match?.[2] ?? 0);
  if (hour > 24 || minutes > 59) return undefined;
  if (lasting.has(wordAt(reading, at + 1))) return undefined;
  const written = match?.[3];
  if (written === 'am' || written === 'pm') {
    return { hour, minutes, exact: false, part: written, end: at + 1 };
  }
  const hasMinutes = match?.[2] !== undefined || word.endsWith('h');
  const { part, end } = partAfter(reading, at + 1);
  return { hour: hour % 24, minutes, exact: part === undefined && hasMinutes, part, end };
}

/** The part of the day right after an hour: "am", "a.m.", "o'clock in the morning", "at night". */
function partAfter(
  reading: FoldedText,
  from: number,
): { part: PartOfDay | undefined; end: number } {
  for (let at = from; at < from + WORDS_TO_PART; at += 1) {
    if (reading.words[at]?.gap === SENTENCE) break;
    const word = wordAt(reading, at);
    if ((word === 'a' || word === 'p') && wordAt(reading, at + 1) === 'm') {
      return { part: word === 'a' ? 'am' : 'pm', end: at + 2 };
    }
    const part = parts[word];
    if (part) return { part, end: at + 1 };
    if (!['oclock', "o'clock", 'o’clock', 'in', 'the', 'at'].includes(word)) break;
  }
  return { part: undefined, end: from };
}

/** Hour of the day, or nothing when am or pm is missing. */
export function hourOf(
  { hour, exact, part }: ClockTime,
  shared: PartOfDay | undefined,
): number | undefined {
  if (exact) return hour;
  const known = part ?? shared;
  if (known !== undefined && hour > 12) return hour;
  if (known === 'am') return hour % 12;
  if (known === 'pm') return (hour % 12) + 12;
  // "2 at night" is in the early hours, "10 at night" is before midnight.
  if (known === 'night') return hour === 12 || hour < 5 ? hour % 12 : (hour % 12) + 12;
  return undefined;
}

/** The word at an index as it is written; empty past the end. */
export const wordAt = ({ text, words }: FoldedText, at: number): string => {
  const word = words[at];
  return word ? text.slice(word.start, word.end) : '';
};
