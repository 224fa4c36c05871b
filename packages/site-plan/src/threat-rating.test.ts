import { expect, test } from 'vitest';
import { answersTo, ratedThreats, severity } from './threat-rating.ts';

const threat = (name: string, likelihood: number, impact: number) => ({
  threat: name,
  likelihood,
  impact,
  reason: '',
  controls: [],
});

test('threats have letters by their score, and those of one score stay in their order', () => {
  const rated = ratedThreats([threat('keys', 3, 2), threat('door', 3, 5), threat('power', 5, 3)]);
  expect(rated.map(({ letter, threat, score, first }) => [letter, threat, score, first])).toEqual([
    ['A', 'door', 15, true],
    ['B', 'power', 15, true],
    ['C', 'keys', 6, false],
  ]);
});

test('a cell of the matrix is never lighter than one of less likelihood or impact', () => {
  for (const a of [1, 2, 3, 4]) {
    for (const b of [1, 2, 3, 4, 5]) {
      expect(severity(a + 1, b)).toBeGreaterThanOrEqual(severity(a, b));
      expect(severity(b, a + 1)).toBeGreaterThanOrEqual(severity(b, a));
    }
  }
  expect([severity(1, 1), severity(5, 5)]).toEqual([1, 5]);
});

test('measures are parts of a sentence, and what stays open is a sentence of its own', () => {
  const controls = ['Alarm that reports', 'LTE router', '4 sirens', 'Still open: the dock.'];
  expect(answersTo(controls)).toEqual({
    answers: ['alarm that reports', 'LTE router', '4 sirens'],
    open: ['the dock.'],
  });
});
