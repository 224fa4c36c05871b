import { expect, test } from 'vitest';
import { fisherTest } from './fisher-test.ts';

const share = (failed: number, of: number) => ({ failed, of });

// The lady tasting tea: 1 of 70 to be right of all cups, 17 of 70 of three or more.
test.each([
  [share(4, 4), share(0, 4), 1 / 70],
  [share(3, 4), share(1, 4), 17 / 70],
  [share(0, 4), share(4, 4), 1],
  [share(10, 10), share(0, 30), 1 / 847_660_528],
  [share(0, 0), share(0, 0), 1],
  [share(5, 5), share(0, 0), 1],
])(
  '%j against %j is as likely as the hypergeometric distribution says',
  (fresh, before, chance) => {
    expect(fisherTest(fresh, before) / chance).toBeCloseTo(1, 9);
  },
);

test('large counts neither overflow nor lose their precision', () => {
  const chance = fisherTest(share(1200, 100_000), share(1000, 100_000));
  // The normal approximation of the same, with Yates's correction: z = 4.267.
  expect(chance).toBeGreaterThan(0.8e-5);
  expect(chance).toBeLessThan(1.2e-5);
});
