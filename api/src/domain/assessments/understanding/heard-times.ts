import { dayNamed, type TimeId } from '@app/knowledge/times';
import { candidatesOf } from './field-weights.ts';
import type { HeardField } from './heard-field.ts';
import { type Candidate, rank } from './rank.ts';
import type { HeardTime } from './understanding.ts';

type Hours = NonNullable<HeardTime['hours']>;

/** A named hour is surer than a word such as "night". */
const HOURS_WEIGHT = 1;

/** Times by words and by the clock, the surest first; hours stay with the part of the day that they name. */
export function heardTimes(fields: readonly HeardField[], happeningNow: boolean): HeardTime[] {
  const hours = new Map<Candidate<TimeId>, Hours>();
  const clock = fields.flatMap((field) =>
    field.hours.map((named) => {
      const weight = (field.kind === 'timing' ? 3 : 1) + HOURS_WEIGHT;
      const id = partOfDay(named.hours.from);
      const candidate: Candidate<TimeId> = {
        id,
        field,
        first: named.first,
        end: named.end,
        weight,
      };
      hours.set(candidate, named.hours);
      return candidate;
    }),
  );
  const spoken = candidatesOf(fields, 'times').filter(
    (candidate) => !clock.some((named) => holds(named, candidate)),
  );
  const times = rank([...spoken, ...clock]).map(({ from, ...time }): HeardTime => {
    const named = hours.get(from);
    if (named) return { ...time, hours: named };
    const day = DAYS.has(time.id) ? dayNamed(time.words) : undefined;
    return day ? { ...time, day } : time;
  });
  const nowField = fields.find((field) => field.happensNow);
  if (!happeningNow || nowField === undefined) return times;
  const now: HeardTime = { id: 'now', words: '', field: nowField.path, weight: 5 };
  const said = times.find(({ id }) => id === 'now');
  return [said ?? now, ...times.filter(({ id }) => id !== 'now')];
}

/** "Friday night" is heard as a night as well. */
const DAYS: ReadonlySet<TimeId> = new Set(['weekday', 'weekend', 'sunday']);

function partOfDay(hour: number): TimeId {
  if (hour < 5) return 'early-hours';
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
}

/** "2 in the morning" is one time, not two. */
const holds = (named: Candidate<TimeId>, word: Candidate<TimeId>): boolean =>
  named.field === word.field && named.first <= word.first && word.end <= named.end;
