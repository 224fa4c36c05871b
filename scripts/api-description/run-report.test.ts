import { expect, test } from 'vitest';
import { outcomeOf, type RunReport } from './run-report.ts';

const clean: RunReport = {
  complete: true,
  operations: { selected: 13, tested: 13 },
  test_cases: { generated: 973 },
  failures: [],
  errors: [],
  warnings: { missing_auth: [], missing_test_data: [] },
  valid_rates: {
    'GET /api/products': { fuzzing: { accepted: 0 }, stateful: { accepted: 1 } },
    'POST /api/contact': { fuzzing: { accepted: 5 } },
  },
};
const calls = ['GET /api/products', 'POST /api/contact'];
const serverError = {
  code: 'ST101',
  title: 'Server error',
  count: 2,
  operations: ['GET /api/products', 'POST /api/contact'],
};
const networkError = { code: '', title: 'Network Error', count: 1, operations: [] };

test('a run without findings has passed, and its line has the figures', () => {
  expect(outcomeOf(clean, calls)).toEqual({
    findings: [],
    summary: '13 of 13 operations, 973 cases, 0 findings',
    passed: true,
  });
});

test('a run with failures and errors has not passed, and tells where each was found', () => {
  expect(outcomeOf({ ...clean, failures: [serverError], errors: [networkError] }, calls)).toEqual({
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
  const { summary, passed } = outcomeOf({ ...clean, ...changes }, calls);
  expect(passed).toBe(false);
  expect(summary).toMatch(/, 0 findings, NOT COMPLETE$/);
});

test('a run with warnings has not passed, and tells of which calls', () => {
  const warnings = { missing_auth: [], missing_test_data: ['POST /api/contact'] };
  expect(outcomeOf({ ...clean, warnings }, calls)).toEqual({
    findings: ['missing_test_data: 1\n  POST /api/contact'],
    summary: '13 of 13 operations, 973 cases, 1 finding',
    passed: false,
  });
});

test('a call that one phase refused and another accepted is no finding', () => {
  const warnings = { validation_mismatch: ['GET /api/products'] };
  expect(outcomeOf({ ...clean, warnings }, calls)).toMatchObject({ findings: [], passed: true });
});

test.each([
  // Schemathesis leaves these out, because 401 says nothing about the data that was sent.
  ['401', undefined],
  ['404', { fuzzing: { accepted: 0 }, stateful: { accepted: 0 } }],
])('a run in which a call only ever got %s has not passed', (_, rates) => {
  const { 'GET /api/products': __, ...others } = clean.valid_rates;
  const valid_rates = { ...others, ...(rates && { 'GET /api/products': rates }) };
  const { findings, passed } = outcomeOf({ ...clean, valid_rates }, calls);
  expect(findings).toEqual(['no valid request was accepted: 1\n  GET /api/products']);
  expect(passed).toBe(false);
});
