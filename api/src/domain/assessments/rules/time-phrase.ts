import { times } from '../understanding/times.ts';
import type { HeardTime, TimeId } from '../understanding/understanding.ts';

const LONGEST_SPAN = 5;

/** Words about how often, not when: a sentence can't say "they come once so far". */
const NOT_WHEN: readonly TimeId[] = ['always', 'once', 'repeatedly', 'recently', 'now'];

/** "between 02:00 and 04:00", "at closing time"; undefined for what is no time of day, week or year. */
export function timePhrase({ id, hours }: HeardTime): string | undefined {
  if (hours) {
    const span = (hours.to - hours.from + 24) % 24;
    if (span <= 1) return `around ${onTheHour(hours.from)}`;
    // "After ten" reaches the reader of the text as ten to five.
    if (span > LONGEST_SPAN) return `after ${onTheHour(hours.from)}`;
    return `between ${onTheHour(hours.from)} and ${onTheHour(hours.to)}`;
  }
  return NOT_WHEN.includes(id) ? undefined : times[id].label;
}

const onTheHour = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
