const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** South Africa is two hours ahead of UTC all year round. */
const AHEAD_OF_UTC_MS = 2 * 60 * 60 * 1000;

/** The day in South Africa of a moment in ISO 8601: `21 November 2026`. */
export function formatDay(moment: string): string {
  const local = inJohannesburg(moment);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** Day and time in South Africa: `21 November 2026, 14:05`. Without Intl, which differs between server and browser. */
export function formatDayAndTime(moment: string): string {
  const local = inJohannesburg(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${formatDay(moment)}, ${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
}

/** A date whose UTC parts read as the clock in South Africa. */
const inJohannesburg = (moment: string) => new Date(Date.parse(moment) + AHEAD_OF_UTC_MS);
