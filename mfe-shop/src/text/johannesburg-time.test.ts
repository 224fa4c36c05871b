import { expect, test } from 'vitest';
import { formatDay, formatDayAndTime } from './johannesburg-time.ts';

test('a UTC time is formatted as South African time', () => {
  expect(formatDayAndTime('2026-11-21T12:05:59.000Z')).toBe('21 November 2026, 14:05');
  expect(formatDayAndTime('2026-01-05T05:03:00Z')).toBe('5 January 2026, 07:03');
});

test('from 22:00 UTC the date is the next day, also across a year end', () => {
  expect(formatDayAndTime('2026-12-31T22:00:00Z')).toBe('1 January 2027, 00:00');
  expect(formatDay('2026-12-31T21:59:59Z')).toBe('31 December 2026');
});

test('a time with an offset is formatted as the same moment in South Africa', () => {
  expect(formatDayAndTime('2026-11-21T14:05:00+02:00')).toBe('21 November 2026, 14:05');
});
