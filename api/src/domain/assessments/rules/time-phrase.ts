import { times } from '@app/knowledge/times';
import { capitalised } from '@app/wording/phrases';
import type { HeardTime } from '../understanding/understanding.ts';

const LONGEST_SPAN = 5;

/** "between 02:00 and 04:00", "at closing time"; undefined for what is no time of day, week or year. */
export function timePhrase({ id, hours, words }: HeardTime): string | undefined {
  if (hours) {
    const span = (hours.to - hours.from + 24) % 24;
    if (span <= 1) return `around ${onTheHour(hours.from)}`;
    // "After ten" reaches the reader of the text as ten to five.
    if (span > LONGEST_SPAN) return `after ${onTheHour(hours.from)}`;
    return `between ${onTheHour(hours.from)} and ${onTheHour(hours.to)}`;
  }
  if (times[id].isWhen === false) return undefined;
  return id === 'weekday' ? onDay(words) : times[id].label;
}

/** "on Fridays", "on a Tuesday" where the day was named. */
export function onDay(words: string): string {
  const day = /^(?:mon|tues|wednes|thurs|fri)day(s?)$/.exec(words);
  if (!day) return times.weekday.label;
  return day[1] ? `on ${capitalised(words)}` : `on a ${capitalised(words)}`;
}

const onTheHour = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
