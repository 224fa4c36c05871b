import {
  type ClockTime,
  hourOf,
  type PartOfDay,
  partBefore,
  timeAt,
  wordAt,
} from './clock-time.ts';
import { SENTENCE } from './read-words.ts';
import { isOne, type Reading } from './reading.ts';

/** Hours that a text names, and where: words from `first` up to `end`. */
export interface NamedHours {
  readonly hours: {
    readonly from: number;
    readonly to: number;
    /** Minutes past `from` and `to`, where some were named: "22:30". */
    readonly minutes?: readonly [number, number];
  };
  readonly first: number;
  readonly end: number;
}

const OPEN = new Set(['open', 'opens', 'trade', 'trades', 'trading']);
const OPEN_REACH = 6;

/** "Open until 8 pm" says when the shop is open, not when something happens. */
function isOpeningHour(reading: Reading, at: number): boolean {
  if (!openingWords.has(wordAt(reading, at - 1)) && wordAt(reading, at) !== 'from') return false;
  for (let back = at - 1; back >= at - OPEN_REACH && back >= 0; back -= 1) {
    if (OPEN.has(wordAt(reading, back))) return true;
    if (reading.words[back]?.gap === SENTENCE) return false;
  }
  return false;
}

const openingWords = new Set(['till', 'until', 'to', 'from']);
const rangeWords = new Set(['and', 'to', 'till', 'until']);

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
  if (isOpeningHour(reading, at)) return undefined;
  const start = wordAt(reading, at);
  const first = timeAt(reading, hasStart ? at + 1 : at);
  if (first === undefined) return undefined;
  const isRange = rangeWords.has(wordAt(reading, first.end)) || followsDash(reading, first.end);
  const second = isRange
    ? timeAt(reading, followsDash(reading, first.end) ? first.end : first.end + 1)
    : undefined;
  const shared = partBefore(reading, at);
  const hours = second
    ? range(first, second, shared)
    : single(first, start, shared ?? workingDay(reading, at, first, start));
  return hours && { hours, first: at, end: second?.end ?? first.end };
}

/** "Fridays after four" is the afternoon. */
const workingDay = (
  reading: Reading,
  at: number,
  { hour }: ClockTime,
  start: string,
): PartOfDay | undefined =>
  start === 'after' && hour <= LAST_AFTERNOON_HOUR && days.has(wordAt(reading, at - 1))
    ? 'pm'
    : undefined;

const LAST_AFTERNOON_HOUR = 6;
const days = new Set(
  ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
    .flatMap((day) => [`${day}day`, `${day}days`])
    .concat('weekday', 'weekdays'),
);

function range(
  first: ClockTime,
  second: ClockTime,
  shared: PartOfDay | undefined,
): NamedHours['hours'] | undefined {
  const to = hourOf(second, first.part ?? shared);
  if (to === undefined) return undefined;
  const from = hourOf(first, first.part ?? second.part ?? shared);
  if (from === undefined) return undefined;
  // "Between 10 and 2 am" began the evening before.
  const crossesNoon = first.part === undefined && !first.exact && second.part === 'am' && from > to;
  return {
    from: crossesNoon && from <= 12 ? (from + 12) % 24 : from,
    to,
    ...minutes(first.minutes, second.minutes),
  };
}

/** "At 3 am" is the hour from 3; "after" and "before" reach to the end or start of that part of the day. */
function single(
  time: ClockTime,
  start: string,
  shared: PartOfDay | undefined,
): NamedHours['hours'] | undefined {
  const hour = hourOf(time, time.part ?? shared);
  if (hour === undefined) return undefined;
  if (start === 'after' || start === 'from') {
    return { from: hour, to: endOfPart(hour), ...minutes(time.minutes, 0) };
  }
  if (start === 'before' || start === 'by') {
    return { from: startOfPart(hour), to: hour, ...minutes(0, time.minutes) };
  }
  return { from: hour, to: (hour + 1) % 24, ...minutes(time.minutes, time.minutes) };
}

const minutes = (from: number, to: number): Pick<NamedHours['hours'], 'minutes'> =>
  from + to > 0 ? { minutes: [from, to] } : {};

const endOfPart = (hour: number): number => {
  if (hour < 5 || hour >= 17) return 5;
  if (hour >= LATE_AFTERNOON) return 5;
  return hour < 12 ? 12 : 17;
};

/** "After four" goes on into the evening. */
const LATE_AFTERNOON = 15;

const startOfPart = (hour: number): number => {
  if (hour <= 6 || hour > 21) return hour <= 6 ? 0 : 17;
  return hour <= 12 ? 6 : 12;
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
