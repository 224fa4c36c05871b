import { expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createLimits } from '../limits/limits.ts';
import { createLeadAllowances } from './lead-allowances.ts';

function allowance(limit: number) {
  const clock = movingClock();
  const limits = createLimits({ permits: memoryPermits(), clock });
  return { ...createLeadAllowances(limits, limit, async () => {}).usual, clock };
}

test('an address has its own allowance, which comes back after ten minutes', async () => {
  const { take, clock } = allowance(2);
  expect((await take('a')).ok).toBe(true);
  expect((await take('a')).ok).toBe(true);
  expect(await take('a')).toEqual({
    ok: false,
    failure: { kind: 'limit-reached', limit: 'perClient', retryAfterSeconds: 600 },
  });
  expect((await take('b')).ok).toBe(true);
  clock.pass(10 * 60 * 1000);
  expect((await take('a')).ok).toBe(true);
});

test('0 is no limit', async () => {
  const { take } = allowance(0);
  for (let round = 0; round < 100; round++) expect((await take('a')).ok).toBe(true);
});

function setUp() {
  const clock = movingClock();
  const waits: { readonly ms: number; readonly end: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }));
  const limits = createLimits({ permits: memoryPermits(), clock });
  const allowance = createLeadAllowances(limits, 1, wait).slowDown;
  const take = async (address = 'a') => {
    const taken = await allowance.take(address);
    if (!taken.ok) throw new Error('It was refused');
    return taken.value;
  };
  return { take, waits, clock };
}

test('the answers to more and more leads of one address are held back for up to four seconds', async () => {
  const { take, waits } = setUp();
  for (let lead = 1; lead <= 8; lead++) void (await take()).hold();
  expect(waits.map(({ ms }) => ms)).toEqual([500, 1000, 2000, 4000, 4000]);
});

test('one address has its own count, and starts again after ten minutes', async () => {
  const { take, waits, clock } = setUp();
  for (let lead = 1; lead <= 4; lead++) void (await take('a')).hold();
  void (await take('b')).hold();
  expect(waits).toHaveLength(1);
  clock.pass(10 * 60 * 1000);
  void (await take('a')).hold();
  expect(waits).toHaveLength(1);
});

test('from the 21st within ten minutes, leads of one address are suspects and none is refused', async () => {
  const { take } = setUp();
  const suspects: boolean[] = [];
  for (let lead = 1; lead <= 50; lead++) suspects.push((await take()).isSuspect);
  expect(suspects).toEqual([...Array(20).fill(false), ...Array(30).fill(true)]);
});

test('at most 20 answers are held back at once, and one more is given without a wait', async () => {
  const { take, waits } = setUp();
  for (let lead = 1; lead <= 23; lead++) void (await take()).hold();
  expect(waits).toHaveLength(20);
  await (await take()).hold();
  waits[0]?.end();
  await Promise.resolve();
  await Promise.resolve();
  void (await take()).hold();
  expect(waits).toHaveLength(21);
});
