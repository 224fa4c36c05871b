import { expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createLimits } from '../limits/limits.ts';
import { createLeadAllowance } from './lead-allowance.ts';

function allowance(limit: number) {
  const clock = movingClock();
  const limits = createLimits({ permits: memoryPermits(), clock });
  return { ...createLeadAllowance(limits, limit), clock };
}

test('an address has its own allowance, which comes back after ten minutes', async () => {
  const { take, clock } = allowance(2);
  expect((await take('a')).ok).toBe(true);
  expect((await take('a')).ok).toBe(true);
  expect(await take('a')).toEqual({
    ok: false,
    failure: { kind: 'too-many-leads', retryAfterSeconds: 600 },
  });
  expect((await take('b')).ok).toBe(true);
  clock.pass(10 * 60 * 1000);
  expect((await take('a')).ok).toBe(true);
});

test('0 is no limit', async () => {
  const { take } = allowance(0);
  for (let round = 0; round < 100; round++) expect((await take('a')).ok).toBe(true);
});
