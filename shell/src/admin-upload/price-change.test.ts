import { expect, test } from 'vitest';
import { isBelowCost, isJump, shareOf } from './price-change.ts';

test.each([
  [10_000, 11_250, '+12.5%'],
  [10_000, 5_000, '−50.0%'],
  [10_000, 30_000, '+200.0%'],
  [0, 500, 'new'],
])('a price of %i cents that becomes %i changes by %s', (before, after, share) => {
  expect(shareOf({ before, after })).toBe(share);
});

test('a price that changes by more than half is a jump, up or down', () => {
  const jumps = [
    [100, 150],
    [100, 151],
    [100, 50],
    [100, 49],
    [0, 1],
  ].map(([before = 0, after = 0]) => isJump({ before, after }));
  expect(jumps).toEqual([false, true, false, true, true]);
});

test('a price that is less than the cost is below cost', () => {
  expect(isBelowCost({ after: 99, cost: 100 })).toBe(true);
  expect(isBelowCost({ after: 100, cost: 100 })).toBe(false);
});
