import type { Outcome } from '@app/testing/steps/step';
import type { Timed } from '@app/testing/steps/test-counts';
import { expect, test } from 'vitest';
import { groups } from './all-steps.ts';
import { budgets, ledger } from './ledger.ts';

const outcome = (
  name: string,
  seconds: number,
  files: readonly Timed[] = [],
  slowTests: readonly Timed[] = [],
): Outcome => ({
  step: { name, command: [] },
  seconds,
  counts: { passed: 1, failures: [], skipped: 0, files, slowTests },
});

test('the ten slowest files of all steps are listed, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ name: `f${at}.test.ts`, seconds: at }));
  const lines = ledger([
    outcome('types', 1, files.slice(6)),
    outcome('unit', 1, files.slice(0, 6)),
  ]);
  expect(lines.slice(0, 11)).toEqual([
    'The slowest files:',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `  ${at}.0 s  f${at}.test.ts`),
  ]);
});

test('a step that takes more than one and a half times its budget is a warning', () => {
  const budget = budgets.types ?? 0;
  expect(ledger([outcome('types', budget * 1.4), outcome('types', budget * 2)])).toEqual([
    'Steps, with their budgets in seconds:',
    `  ${Math.round(budget * 1.4)} of ${budget}  types`,
    `  ${budget * 2} of ${budget}  types  WARNING: over its budget`,
  ]);
});

test('a slow test is a warning unless its file says why', () => {
  const slow = [
    { name: 'a.test.ts: takes long', seconds: 3 },
    { name: 'b.test.ts: has a reason', seconds: 4 },
  ];
  const sourceOf = (name: string) => (name.startsWith('b') ? '// Slow: it builds a remote.' : '');
  expect(ledger([outcome('types', 1, [], slow)], sourceOf).slice(2)).toEqual([
    'WARNING: slow tests without a comment that begins with "Slow:":',
    '  3.0 s  a.test.ts: takes long',
  ]);
});

test('every step has a budget, and every budget a step', () => {
  expect(Object.keys(budgets).toSorted()).toEqual(
    groups
      .flat(2)
      .map(({ name }) => name)
      .toSorted(),
  );
});
