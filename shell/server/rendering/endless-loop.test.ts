import { expect, test } from 'vitest';
import { cpuTimeOf, hasLooped } from './endless-loop.ts';

test.each([
  ['computes all the time', 0, 490, true],
  ['waits', 100, 110, false],
  ['gets half of a busy machine', 0, 250, false],
  ['cannot be looked at', undefined, 490, false],
  ['has ended', 100, undefined, false],
])('a process that %s for half a second', (_, before, after, loops) => {
  expect(hasLooped(before, after, 500)).toBe(loops);
});

test.skipIf(process.platform !== 'linux')(
  'the CPU time of a process is what Node says of it',
  () => {
    const before = cpuTimeOf(process.pid) ?? Number.NaN;
    const { user, system } = process.cpuUsage();
    const after = cpuTimeOf(process.pid) ?? Number.NaN;
    // In whole ticks of each of the two.
    expect((user + system) / 1000).toBeGreaterThanOrEqual(before - 20);
    expect((user + system) / 1000).toBeLessThanOrEqual(after + 20);
  },
);

test('the CPU time of no process is unknown', () => {
  expect(cpuTimeOf(undefined)).toBeUndefined();
});
