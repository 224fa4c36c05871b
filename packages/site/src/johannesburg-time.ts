import { type WeekDay, weekDays } from './week-days.ts';

/**
 * The one clock of the site. South Africa is two hours ahead of UTC all year round, so arithmetic is
 * enough. Intl is not used: its texts differ between server and browser, which would break hydration.
 */
const AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** The calendar year in South Africa of a moment. */
export const yearInJohannesburg = (moment: Date): number =>
  shifted(moment.getTime()).getUTCFullYear();

/** The day in South Africa of a moment in ISO 8601: `2026-11-21`. */
export const isoDayInJohannesburg = (moment: string): string =>
  shifted(Date.parse(moment)).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day in South Africa of a moment in ISO 8601: `21 November 2026`. */
export function formatDay(moment: string): string {
  const local = shifted(Date.parse(moment));
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** Day and time in South Africa of a moment in ISO 8601: `21 November 2026, 14:05`. */
export function formatDayAndTime(moment: string): string {
  const local = shifted(Date.parse(moment));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${formatDay(moment)}, ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/**
 * The first moment of a day in South Africa, in ISO 8601, UTC; nothing when the text is no day of the
 * form `2026-11-01`.
 */
export function startOfDay(day: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const inUtc = new Date(`${day}T00:00:00Z`);
  // The 30th of February is read as a day of March.
  const exists = !Number.isNaN(inUtc.getTime()) && inUtc.toISOString().startsWith(day);
  return exists ? new Date(inUtc.getTime() - AHEAD_OF_UTC_MS).toISOString() : undefined;
}

/** Day and time of day in South Africa, a number of whole days after a moment. */
export function clockInJohannesburg(
  moment: Date,
  daysLater = 0,
): { readonly date: string; readonly weekDay: WeekDay; readonly time: string } {
  const local = shifted(moment.getTime() + daysLater * 24 * 60 * 60 * 1000);
  const [date = '', time = ''] = local.toISOString().split('T');
  // Sunday is day 0 there, and the last day here.
  const weekDay = weekDays[(local.getUTCDay() + 6) % 7] as WeekDay;
  return { date, weekDay, time: time.slice(0, 5) };
}

/** A date whose UTC parts read as the clock in South Africa. */
const shifted = (milliseconds: number) => new Date(milliseconds + AHEAD_OF_UTC_MS);
