import { clockInJohannesburg, formatDay } from './johannesburg-time.ts';
import { clockTime } from './opening-hours.ts';
import type { OpeningHours, PublicHolidays } from './site-config.ts';

export interface OpenNow {
  readonly open: boolean;
  /** "Open now, until 6:00 PM", or when it opens next. */
  readonly text: string;
}

interface Hours {
  readonly openingHours: OpeningHours;
  readonly publicHolidays: PublicHolidays;
}

/** A year's end is the longest that offices close. */
const DAYS_AHEAD = 31;

/**
 * Whether the office is open at a moment, by the clock of South Africa. Undefined after the last year
 * that the list of public holidays covers, because any day could then be one; a company without a
 * list has no holidays.
 */
export function openNow(hours: Hours, moment: Date): OpenNow | undefined {
  const { date, time } = clockInJohannesburg(moment);
  const lastYear = hours.publicHolidays
    .map((holiday) => holiday.date.slice(0, 4))
    .sort()
    .at(-1);
  if (lastYear && date.slice(0, 4) > lastYear) return undefined;
  const today = dayOf(hours, moment, 0);
  if (today.open && today.open.from <= time && time < today.open.to) {
    return { open: true, text: `Open now, until ${clockTime(today.open.to)}` };
  }
  const closed = today.holiday ? `Closed now: ${today.holiday}` : 'Closed now';
  const next = nextOpening(hours, moment, time);
  return { open: false, text: next ? `${closed}. Opens ${next}` : closed };
}

/** "today at 9:00 AM", "tomorrow at …", "on Monday at …" or "on 4 January 2027 at …". */
function nextOpening(hours: Hours, moment: Date, time: string): string | undefined {
  for (let later = 0; later <= DAYS_AHEAD; later++) {
    const { open, date, weekDay } = dayOf(hours, moment, later);
    if (!open || (later === 0 && open.from <= time)) continue;
    const at = `at ${clockTime(open.from)}`;
    if (later === 0) return `today ${at}`;
    if (later === 1) return `tomorrow ${at}`;
    return `on ${later < 7 ? weekDay : formatDay(`${date}T12:00:00Z`)} ${at}`;
  }
  return undefined;
}

function dayOf({ openingHours, publicHolidays }: Hours, moment: Date, later: number) {
  const { date, weekDay } = clockInJohannesburg(moment, later);
  const holiday = publicHolidays.find((one) => one.date === date);
  const usual = openingHours.find(({ days }) => days.includes(weekDay))?.open;
  return { date, weekDay, holiday: holiday?.name, open: holiday ? holiday.open : usual };
}
