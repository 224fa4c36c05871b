import { expect, test } from 'vitest';
import { formatDay, formatDayAndTime } from './johannesburg-time.ts';

test('a moment reads as the clock in South Africa shows it', () => {
  expect(formatDayAndTime('2026-11-21T12:05:59.000Z')).toBe('21 November 2026, 14:05');
  expect(formatDayAndTime('2026-01-05T05:03:00Z')).toBe('5 January 2026, 07:03');
});

test('late in the evening UTC it is the next day there, and the next year', () => {
  expect(formatDayAndTime('2026-12-31T22:00:00Z')).toBe('1 January 2027, 00:00');
  expect(formatDay('2026-12-31T21:59:59Z')).toBe('31 December 2026');
});

test('an offset in the text is honoured', () => {
  expect(formatDayAndTime('2026-11-21T14:05:00+02:00')).toBe('21 November 2026, 14:05');
});
