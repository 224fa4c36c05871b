import { SENTENCE } from './read-words.ts';
import { isOne, type Reading } from './reading.ts';

/** Hours that a text names, and where: words from `first` up to `end`. */
export interface NamedHours {
  readonly hours: { readonly from: number; readonly to: number };
  readonly first: number;
  readonly end: number;
}

type PartOfDay = 'am' | 'pm' | 'night';

interface ClockTime {
  readonly hour: number;
  /** 18h00, 02:00, noon: the hour needs no am or pm. */
  readonly exact: boolean;
  readonly part: PartOfDay | undefined;
  readonly end: number;
}

const spelledHours = [
  ...['one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
const rangeWords = new Set(['and', 'to', 'till', 'until']);
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
const WORDS_TO_PART = 4;

/** Every hour or range of hours that a text names: "between 2 and 4 am", "18h00", "after 8 at night". */
export function namedHours(reading: Reading): NamedHours[] {
  const named: NamedHours[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    const found = hoursAt(reading, at);
    if (found === undefined) continue;
    named.push(found);
    at = found.end - 1;
  }
  return named;
}

function hoursAt(reading: Reading, at: number): NamedHours | undefined {
  const hasStart = isOne('hourStart', reading, at);
  if (!hasStart && !isOne('hour', reading, at) && !reading.words[at]?.numeric) return undefined;
  const start = wordAt(reading, at);
  const first = timeAt(reading, hasStart ? at + 1 : at);
  if (first === undefined) return undefined;
  const isRange = rangeWords.has(wordAt(reading, first.end)) || followsDash(reading, first.end);
  const second = isRange
    ? timeAt(reading, followsDash(reading, first.end) ? first.end : first.end + 1)
    : undefined;
  const hours = second ? range(first, second) : single(first, start);
  return hours && { hours, first: at, end: second?.end ?? first.end };
}

/** Midnight and noon are told by their words, hours by digits or words. */
function timeAt(reading: Reading, at: number): ClockTime | undefined {
  const word = wordAt(reading, at);
  if (word === 'midnight') return { hour: 0, exact: true, part: undefined, end: at + 1 };
  if (word === 'noon' || word === 'midday') {
    return { hour: 12, exact: true, part: undefined, end: at + 1 };
  }
  const spelled = spelledHours.indexOf(word) + 1;
  const match = spelled > 0 ? undefined : CLOCK.exec(word);
  if (spelled === 0 && !match) return undefined;
  const hour = spelled || Number(match?.[1]);
  const minutes = match?.[2];
  if (hour > 24 || Number(minutes ?? 0) > 59) return undefined;
  const written = match?.[3];
  if (written === 'am' || written === 'pm') {
    return { hour, exact: false, part: written, end: at + 1 };
  }
  const hasMinutes = minutes !== undefined || word.endsWith('h');
  const { part, end } = partAfter(reading, at + 1);
  return { hour: hour % 24, exact: part === undefined && (hasMinutes || hour > 12), part, end };
}

/** The part of the day right after an hour: "am", "a.m.", "o'clock in the morning", "at night". */
function partAfter(reading: Reading, from: number): { part: PartOfDay | undefined; end: number } {
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

function range(first: ClockTime, second: ClockTime): NamedHours['hours'] | undefined {
  const to = hourOf(second, first.part);
  if (to === undefined) return undefined;
  const from = hourOf(first, first.part ?? second.part);
  if (from === undefined) return undefined;
  // "Between 10 and 2 am" began the evening before.
  const crossesNoon = first.part === undefined && !first.exact && second.part === 'am' && from > to;
  return { from: crossesNoon && from <= 12 ? (from + 12) % 24 : from, to };
}

/** "At 3 am" is the hour from 3; "after" and "before" reach to the end or start of that part of the day. */
function single(time: ClockTime, start: string): NamedHours['hours'] | undefined {
  const hour = hourOf(time, time.part);
  if (hour === undefined) return undefined;
  if (start === 'after' || start === 'from' || start === 'past') {
    return { from: hour, to: endOfPart(hour) };
  }
  if (start === 'before' || start === 'by') return { from: startOfPart(hour), to: hour };
  return { from: hour, to: (hour + 1) % 24 };
}

const endOfPart = (hour: number): number => {
  if (hour < 5 || hour >= 17) return 5;
  return hour < 12 ? 12 : 17;
};

const startOfPart = (hour: number): number => {
  if (hour <= 6 || hour > 21) return hour <= 6 ? 0 : 17;
  return hour <= 12 ? 6 : 12;
};

/** Hour of the day, or nothing when am or pm is missing. */
function hourOf(
  { hour, exact, part }: ClockTime,
  shared: PartOfDay | undefined,
): number | undefined {
  if (exact || hour > 12) return hour;
  const known = part ?? shared;
  if (known === 'am') return hour % 12;
  if (known === 'pm') return (hour % 12) + 12;
  // "2 at night" is in the early hours, "10 at night" is before midnight.
  if (known === 'night') return hour === 12 || hour < 5 ? hour % 12 : (hour % 12) + 12;
  return undefined;
}

const wordAt = ({ text, words }: Reading, at: number): string => {
  const word = words[at];
  return word ? text.slice(word.start, word.end) : '';
};

/** "18:00 - 22:00" */
const followsDash = ({ text, words }: Reading, at: number): boolean => {
  const [last, next] = [words[at - 1], words[at]];
  return (
    last !== undefined &&
    next?.numeric === true &&
    /^\s?[-–]\s?$/.test(text.slice(last.end, next.start))
  );
};
