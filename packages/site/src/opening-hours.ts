import type { OpeningHours } from './site-config.ts';
import { type WeekDay, weekDays } from './week-days.ts';

/**
 * Opening hours in words, one line per group of days: "Monday to Friday", "9:00 AM to 6:00 PM".
 */
export const openingLines = (
  openingHours: OpeningHours,
): readonly { readonly days: string; readonly hours: string }[] =>
  openingHours.map(({ days, open }) => ({
    days: daysInWords(days),
    hours: open ? `${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed',
  }));

function daysInWords(days: readonly WeekDay[]): string {
  const sorted = weekDays.filter((day) => days.includes(day));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return '';
  if (sorted.length === 1) return first;
  const isRun = weekDays.indexOf(last) - weekDays.indexOf(first) === sorted.length - 1;
  if (isRun && sorted.length > 2) return `${first} to ${last}`;
  return `${sorted.slice(0, -1).join(', ')} and ${last}`;
}

/** "18:00" as "6:00 PM". */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'AM' : 'PM';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`;
}
