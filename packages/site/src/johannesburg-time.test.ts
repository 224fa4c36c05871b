import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayAndTime,
  isoDayInJohannesburg,
  startOfDay,
  yearInJohannesburg,
} from './johannesburg-time.ts';

test('a moment reads as the clock in South Africa shows it', () => {
  expect(formatDayAndTime('2026-11-21T12:05:59.000Z')).toBe('21 November 2026, 14:05');
  expect(formatDayAndTime('2026-01-05T05:03:00Z')).toBe('5 January 2026, 07:03');
});

test('late in the evening UTC it is the next day there, and the next year', () => {
  expect(formatDayAndTime('2026-12-31T22:00:00Z')).toBe('1 January 2027, 00:00');
  expect(formatDay('2026-12-31T21:59:59Z')).toBe('31 December 2026');
  expect(yearInJohannesburg(new Date('2026-12-31T22:00:00Z'))).toBe(2027);
  expect(yearInJohannesburg(new Date('2026-12-31T21:59:59Z'))).toBe(2026);
});

test('an offset in the text is honoured', () => {
  expect(formatDayAndTime('2026-11-21T14:05:00+02:00')).toBe('21 November 2026, 14:05');
});

test('every moment of two centuries reads as the time zone database has it', () => {
  const zone = { timeZone: 'Africa/Johannesburg' };
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dayThere = new Intl.DateTimeFormat('en-GB', { ...zone, ...day });
  const timeThere = new Intl.DateTimeFormat('en-GB', { ...zone, ...time });
  // South Africa had summer time in the Second World War.
  const moments = fc.date({
    min: new Date('1950-01-01'),
    max: new Date('2150-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moments, (moment) => {
      const expected = `${dayThere.format(moment)}, ${timeThere.format(moment)}`;
      expect(formatDayAndTime(moment.toISOString())).toBe(expected);
    }),
  );
});

test.each([
  ['2026-11-01', '2026-10-31T22:00:00.000Z'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('the day %j begins at %s', (day, moment) => {
  expect(startOfDay(day)).toBe(moment);
});

test('the ISO date of a moment is that of South Africa, two hours ahead of UTC', () => {
  expect(isoDayInJohannesburg('2026-11-20T21:59:59.999Z')).toBe('2026-11-20');
  expect(isoDayInJohannesburg('2026-11-20T22:00:00.000Z')).toBe('2026-11-21');
});
