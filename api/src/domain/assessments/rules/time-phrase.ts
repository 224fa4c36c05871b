import { days, times } from '@app/knowledge/times';
import type { HeardTime } from '../understanding/understanding.ts';
import type { Named } from './named.ts';

const LONGEST_SPAN = 5;

/** "between 02:00 and 04:00", "at closing time"; undefined for what is no time of day, week or year. */
export const timePhrase = (time: HeardTime): string | undefined =>
  !time.hours && times[time.id].isWhen === false ? undefined : timeNamed(time).label;

export function timeNamed({ id, hours, day }: HeardTime): Named {
  if (hours) return { label: hoursPhrase(hours) };
  return day ? { label: days[day] } : times[id];
}

function hoursPhrase({ from, to, minutes = [0, 0] }: NonNullable<HeardTime['hours']>): string {
  const span = (to - from + 24) % 24;
  if (span <= 1) return `around ${clock(from, minutes[0])}`;
  // "After ten" reaches the reader of the text as ten to five.
  if (span > LONGEST_SPAN) return `after ${clock(from, minutes[0])}`;
  return `between ${clock(from, minutes[0])} and ${clock(to, minutes[1])}`;
}

const clock = (hour: number, minutes: number) => `${twoDigits(hour % 24)}:${twoDigits(minutes)}`;
const twoDigits = (number: number) => String(number).padStart(2, '0');
