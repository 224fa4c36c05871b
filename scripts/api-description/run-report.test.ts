import { expect, test } from 'vitest';
import { outcomeOf, type RunReport } from './run-report.ts';

const clean: RunReport = {
  complete: true,
  operations: { selected: 13, tested: 13 },
  test_cases: { generated: 973 },
  failures: [],
  errors: [],
};
const serverError = {
  code: 'ST101',
  title: 'Server error',
  count: 2,
  operations: ['GET /api/products', 'POST /api/contact'],
};
const networkError = { code: '', title: 'Network Error', count: 1, operations: [] };

test('a run without findings has passed, and its line has the figures', () => {
  expect(outcomeOf(clean)).toEqual({
    findings: [],
    summary: '13 of 13 operations, 973 cases, 0 findings',
    passed: true,
  });
});

test('a run with failures and errors has not passed, and tells where each was found', () => {
  expect(outcomeOf({ ...clean, failures: [serverError], errors: [networkError] })).toEqual({
    findings: [
      'ST101 Server error: 2\n  GET /api/products\n  POST /api/contact',
      'Network Error: 1',
    ],
    summary: '13 of 13 operations, 973 cases, 3 findings',
    passed: false,
  });
});

test.each([
  ['was cut off', { complete: false }],
  ['skipped an operation', { operations: { selected: 13, tested: 12 } }],
  ['sent no request', { test_cases: { generated: 0 } }],
])('a run that %s has not passed without findings either', (_, changes) => {
  const { summary, passed } = outcomeOf({ ...clean, ...changes });
  expect(passed).toBe(false);
  expect(summary).toMatch(/, 0 findings, NOT COMPLETE$/);
});
