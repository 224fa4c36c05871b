import { expect, test } from 'vitest';
import { openNow } from './open-now.ts';
import type { OpeningHours } from './site-config.ts';
import { sampleConfig } from './testing/sample-site.ts';

const openingHours: OpeningHours = [
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    open: { from: '09:00', to: '18:00' },
  },
  { days: ['Saturday'], open: { from: '10:00', to: '16:00' } },
  { days: ['Sunday'] },
];
const reconciliation = { date: '2026-12-16', name: 'Day of Reconciliation' };
const shortDay = {
  date: '2026-12-24',
  name: 'Christmas Eve',
  open: { from: '09:00', to: '12:00' },
};
const publicHolidays = [reconciliation, shortDay];

const textAt = (local: string, holidays: typeof publicHolidays = publicHolidays) =>
  openNow({ openingHours, publicHolidays: holidays }, new Date(`${local}:00+02:00`))?.text;

test.each([
  ['on a week day before it opens', '2026-11-23T08:59', 'Closed now. Opens today at 9:00 AM'],
  ['at the minute that it opens', '2026-11-23T09:00', 'Open now, until 6:00 PM'],
  ['in its last minute', '2026-11-23T17:59', 'Open now, until 6:00 PM'],
  ['at the minute that it closes', '2026-11-23T18:00', 'Closed now. Opens tomorrow at 9:00 AM'],
  ['on Friday evening', '2026-11-20T18:30', 'Closed now. Opens tomorrow at 10:00 AM'],
  ['on Saturday evening', '2026-11-21T16:00', 'Closed now. Opens on Monday at 9:00 AM'],
  ['on Sunday', '2026-11-22T12:00', 'Closed now. Opens tomorrow at 9:00 AM'],
  [
    'after midnight in Durban, on another day in UTC',
    '2026-11-23T00:30',
    'Closed now. Opens today at 9:00 AM',
  ],
  [
    'on a public holiday',
    '2026-12-16T10:00',
    'Closed now: Day of Reconciliation. Opens tomorrow at 9:00 AM',
  ],
  [
    'on the evening before a public holiday',
    '2026-12-15T19:00',
    'Closed now. Opens on Thursday at 9:00 AM',
  ],
  ['on a holiday with hours of its own', '2026-12-24T11:00', 'Open now, until 12:00 PM'],
])('an office %s says so', (_, local, text) => {
  expect(textAt(local)).toBe(text);
});

test('an office that is closed for more than a week names the day on which it opens', () => {
  const days = Array.from({ length: 12 }, (_, index) => ({
    date: `2026-12-${20 + index}`,
    name: 'Shutdown',
    open: undefined,
  }));
  const text = openNow({ openingHours, publicHolidays: days }, new Date('2026-12-21T10:00:00Z'));
  expect(text?.text).toBe('Closed now: Shutdown. Opens on 1 January 2027 at 9:00 AM');
});

test('an office that never opens does not say when it opens', () => {
  const hours: OpeningHours = [{ days: ['Monday'] }];
  expect(openNow({ openingHours: hours, publicHolidays: [] }, new Date())).toEqual({
    open: false,
    text: 'Closed now',
  });
});

test('after the last year of the list of holidays nothing is claimed', () => {
  expect(textAt('2027-01-04T10:00')).toBeUndefined();
  expect(textAt('2027-01-04T10:00', [])).toBe('Open now, until 6:00 PM');
});

/** Public Holidays Act 36 of 1994: twelve days, and the Monday after one that falls on a Sunday. */
test.each([2026, 2027, 2028])('the configuration has the public holidays of %i', (year) => {
  const easter = new Date(
    { 2026: '2026-04-05', 2027: '2027-03-28', 2028: '2028-04-16' }[year] ?? '',
  );
  const after = (date: Date, days: number) =>
    new Date(date.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const fixed = [
    '01-01',
    '03-21',
    '04-27',
    '05-01',
    '06-16',
    '08-09',
    '09-24',
    '12-16',
    '12-25',
    '12-26',
  ];
  const days = [...fixed.map((day) => `${year}-${day}`), after(easter, -2), after(easter, 1)];
  const mondays = days
    .filter((day) => new Date(day).getUTCDay() === 0)
    .map((day) => after(new Date(day), 1));
  const listed = sampleConfig.company.publicHolidays.map(({ date }) => date);
  expect(listed.filter((date) => date.startsWith(`${year}`))).toEqual([...days, ...mondays].sort());
});
