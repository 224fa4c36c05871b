import { expect, test } from 'vitest';
import { openingLines } from './opening-hours.ts';
import type { WeekDay } from './week-days.ts';

const lineFor = (days: WeekDay[], from = '09:00', to = '18:00') =>
  openingLines([{ days, open: { from, to } }])[0];

test.each([
  [['Monday'], 'Monday'],
  [['Saturday', 'Sunday'], 'Saturday and Sunday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Friday', 'Monday', 'Wednesday'], 'Monday, Wednesday and Friday'],
] satisfies [WeekDay[], string][])('the days %j are shown as %s', (days, words) => {
  expect(lineFor(days)?.days).toBe(words);
});

test.each([
  ['09:00', '18:00', '9:00 AM to 6:00 PM'],
  ['00:00', '12:30', '12:00 AM to 12:30 PM'],
  ['07:05', '23:59', '7:05 AM to 11:59 PM'],
])('opening at %s and closing at %s is shown as %s', (from, to, words) => {
  expect(lineFor(['Monday'], from, to)?.hours).toBe(words);
});

test('a day without opening hours is shown as closed', () => {
  expect(openingLines([{ days: ['Sunday'] }])).toEqual([{ days: 'Sunday', hours: 'Closed' }]);
});
