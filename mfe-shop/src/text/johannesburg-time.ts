const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** South Africa is two hours ahead of UTC all year round. */
const AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;

/** The date in South Africa of an ISO 8601 time: `21 November 2026`. */
export function formatDay(moment: string): string {
  const local = inJohannesburg(moment);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/**
 * Date and time in South Africa: `21 November 2026, 14:05`. Does not use Intl, whose output can
 * differ between server and browser.
 */
export function formatDayAndTime(moment: string): string {
  const local = inJohannesburg(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${formatDay(moment)}, ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/** A date whose UTC parts are the South African date and time. */
const inJohannesburg = (moment: string) => new Date(Date.parse(moment) + AHEAD_OF_UTC_MS);
