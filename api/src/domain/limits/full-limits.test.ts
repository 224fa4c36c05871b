import { expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createAllowance } from './allowance.ts';
import { createFullLimits } from './full-limits.ts';
import { createLimits } from './limits.ts';

const MINUTE_MS = 60_000;

function fullLimits(perClient: number, inTotal = 0) {
  const clock = movingClock();
  const told: string[] = [];
  const full = createFullLimits(clock, (name) => told.push(name));
  const limits = createLimits({ permits: memoryPermits(), clock, full });
  const { take } = createAllowance(limits, {
    name: 'saves',
    perClient: { limit: perClient, windowMs: MINUTE_MS },
    inTotal: { limit: inTotal, windowMs: 10 * MINUTE_MS },
  });
  return { take, told, full, pass: clock.pass };
}

test('a limit that is full is told once in its window, however many are refused', async () => {
  const { take, told, pass } = fullLimits(1);
  for (const address of ['196.1.1.1', '196.1.1.2']) {
    for (let times = 0; times < 100; times++) await take(address);
  }
  expect(told).toEqual(['saves-per-client']);
  pass(MINUTE_MS);
  for (let times = 0; times < 100; times++) await take('196.1.1.1');
  expect(told).toEqual(['saves-per-client', 'saves-per-client']);
});

test('a limit of one client is nobody else’s concern; one of several is named until it has room', async () => {
  const { take, full, pass } = fullLimits(2, 20);
  for (let times = 0; times < 3; times++) await take('196.1.1.1');
  expect(full.shared()).toEqual([]);
  for (let host = 1; host <= 4; host++) await take(`196.1.1.${host}`);
  expect(full.shared()).toEqual(['saves-network-share']);
  pass(10 * MINUTE_MS - 1);
  expect(full.shared()).toEqual(['saves-network-share']);
  pass(1);
  expect(full.shared()).toEqual([]);
});
