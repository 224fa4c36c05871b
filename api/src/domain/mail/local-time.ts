const zone = { timeZone: 'Africa/Johannesburg' } as const;
const day = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });

/** An ISO 8601 moment as people in South Africa read it: `2 June 2025, 12:30`. */
export function localTime(iso: string): string {
  const moment = new Date(iso);
  return `${day.format(moment)}, ${time.format(moment)}`;
}
