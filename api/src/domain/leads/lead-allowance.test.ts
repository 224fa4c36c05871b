import { expect, test } from 'vitest';
import { createLeadAllowance } from './lead-allowance.ts';

const SECOND = 1000;

function allowance(limit: number) {
  let now = Date.parse('2025-06-02T10:00:00.000Z');
  const { take } = createLeadAllowance({ now: () => new Date(now) }, limit);
  const pass = (seconds: number) => {
    now += seconds * SECOND;
  };
  return { take, pass };
}
const blocked = (retryAfterSeconds: number) => ({
  ok: false,
  failure: { kind: 'too-many-leads', retryAfterSeconds },
});

test('an address has its own allowance, which comes back ten minutes after each lead', () => {
  const { take, pass } = allowance(2);
  expect(take('a').ok).toBe(true);
  pass(60);
  expect(take('a').ok).toBe(true);
  expect(take('a')).toEqual(blocked(540));
  expect(take('b').ok).toBe(true);
  pass(539);
  expect(take('a')).toEqual(blocked(1));
  pass(1);
  expect(take('a').ok).toBe(true);
  expect(take('a')).toEqual(blocked(60));
});

test('0 is no limit', () => {
  const { take } = allowance(0);
  for (let round = 0; round < 1000; round++) expect(take('a').ok).toBe(true);
});
