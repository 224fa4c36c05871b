import { expect, test, vi } from 'vitest';
import { type Attempt, inconclusive, onceMoreIfInconclusive } from './conclusive.ts';

const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  figures: '6 kills',
  violations: [],
  inconclusive: [],
  ...changes,
});
const tooFew = { inconclusive: ['too few'] };
const attempts = (...outcomes: readonly Attempt[]) => {
  const left = [...outcomes];
  return vi.fn(async () => left.shift() ?? expect.fail('one attempt too many'));
};

test.each([
  [{ interruptions: 3, orders: 6 }, []],
  [{ interruptions: 2, orders: 6 }, ['less than half of the kills interrupted an order']],
  [{ interruptions: 3, orders: 5 }, ['there were fewer orders than kills']],
])('of six kills %o prove something unless %j', (report, reasons) => {
  expect(inconclusive(6, report)).toEqual(reasons);
});

test('what proves something is not tried again', async () => {
  const run = attempts(attempt());
  expect(await onceMoreIfInconclusive(run)).toMatchObject({ figures: '6 kills', violations: [] });
});

test('what hits nothing is tried once more, and the second attempt counts', async () => {
  const run = attempts(attempt(tooFew), attempt({ figures: 'second', violations: ['lost'] }));
  expect(await onceMoreIfInconclusive(run)).toEqual({ figures: 'second', violations: ['lost'] });
});

test('what hits nothing twice is a note and no violation', async () => {
  const run = attempts(attempt(tooFew), attempt(tooFew));
  const outcome = await onceMoreIfInconclusive(run);
  expect(outcome).toEqual({ figures: '6 kills, INCONCLUSIVE: too few', violations: [] });
});

test('a violation of an attempt that hit too little is not tried away', async () => {
  const run = attempts(attempt({ ...tooFew, violations: ['an order is lost'] }));
  expect((await onceMoreIfInconclusive(run)).violations).toEqual(['an order is lost']);
});
