import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { steadyClock } from '../clock.ts';
import { createLimits, type LimitPolicy } from './limits.ts';
import type { Permit } from './ports.ts';

const SECOND = 1000;
const WINDOW_MS = 600 * SECOND;

const policyOf = (limit: number, name = 'tests'): LimitPolicy<string> => ({
  name,
  limit,
  windowMs: WINDOW_MS,
  subject: (asker) => asker,
});

function limitsAt(start?: string) {
  const clock = movingClock(start);
  const rows = new Map<string, Permit>();
  const limits = createLimits({ permits: memoryPermits(rows), clock });
  const take = (limit: number, asker = 'a') => limits.take(policyOf(limit), asker);
  return { clock, rows, limits, take };
}

const reached = (retryAfterSeconds: number) => ({
  ok: false,
  failure: { kind: 'limit-reached', retryAfterSeconds },
});

test('each subject has its own allowance, and a permit is free again when its window has passed', async () => {
  const { clock, take } = limitsAt('2025-06-02T10:09:59.000Z');
  expect((await take(2)).ok).toBe(true);
  clock.pass(60 * SECOND);
  expect((await take(2)).ok).toBe(true);
  expect(await take(2)).toEqual(reached(540));
  expect((await take(2, 'b')).ok).toBe(true);
  clock.pass(539 * SECOND + 1);
  expect(await take(2)).toEqual(reached(1));
  clock.pass(SECOND - 1);
  expect((await take(2)).ok).toBe(true);
  expect(await take(2)).toEqual(reached(60));
});

test('two policies count the same subject separately, and their rows do not reveal that it is the same', async () => {
  const { limits, take, rows } = limitsAt();
  expect((await take(1)).ok).toBe(true);
  expect((await limits.take(policyOf(1, 'other'), 'a')).ok).toBe(true);
  const hashes = [...rows.values()].map(({ subject }) => subject.split(':')[1]);
  expect(new Set(hashes).size).toBe(2);
});

test('a policy with one subject for all callers counts them together', async () => {
  const { limits } = limitsAt();
  const total = { ...policyOf(1), subject: () => '' };
  expect((await limits.take(total, 'a')).ok).toBe(true);
  expect(await limits.take(total, 'b')).toEqual(reached(600));
});

test('0 is no limit and writes nothing', async () => {
  const { limits, take, rows } = limitsAt();
  for (let round = 0; round < 100; round++) expect((await take(0)).ok).toBe(true);
  expect((await limits.check(policyOf(0), 'a')).ok).toBe(true);
  expect(rows.size).toBe(0);
});

test('a check has the same result as a take, but counts nothing', async () => {
  const { limits, take, rows } = limitsAt();
  expect(await limits.check(policyOf(1), 'a')).toEqual({ ok: true, value: undefined });
  expect(rows.size).toBe(0);
  await take(1);
  expect(await limits.check(policyOf(1), 'a')).toEqual(reached(600));
});

test('a permit that was given back does not count', async () => {
  const { take } = limitsAt();
  const first = await take(2);
  await take(2);
  expect((await take(2)).ok).toBe(false);
  if (first.ok) await first.value.giveBack();
  expect((await take(2)).ok).toBe(true);
  expect((await take(2)).ok).toBe(false);
});

test('a subject that is forgiven starts again at zero, and no other subject does', async () => {
  const { limits, take } = limitsAt();
  for (const asker of ['a', 'a', 'b', 'b']) await take(2, asker);
  await limits.forgive(policyOf(2), 'a');
  expect((await take(2)).ok).toBe(true);
  expect((await take(2, 'b')).ok).toBe(false);
});

test('after the limit is lowered, a take waits until enough permits have expired', async () => {
  const { clock, take } = limitsAt();
  for (let taken = 0; taken < 5; taken++) {
    await take(5);
    clock.pass(10 * SECOND);
  }
  expect(await take(2)).toEqual(reached(600 - 20));
});

test('a take tells how many count with it, and those that expired or were given back do not', async () => {
  const { clock, take } = limitsAt();
  const used = async () => {
    const taken = await take(9);
    return taken.ok ? taken.value : undefined;
  };
  expect((await used())?.used).toBe(1);
  clock.pass(60 * SECOND);
  const second = await used();
  expect(second?.used).toBe(2);
  expect((await used())?.used).toBe(3);
  await second?.giveBack();
  expect((await used())?.used).toBe(3);
  clock.pass(540 * SECOND);
  expect((await used())?.used).toBe(3);
});

test('a refused take writes nothing', async () => {
  const { take, rows } = limitsAt();
  await take(1);
  for (let round = 0; round < 100; round++) await take(1);
  expect(rows.size).toBe(1);
});

test('neither the subject nor a plain hash of it is stored', async () => {
  const { take, rows } = limitsAt();
  await take(1, '203.0.113.9');
  const [permit] = rows.values();
  expect(permit?.subject).toMatch(/^tests:[\w-]{43}$/);
  expect(JSON.stringify(permit)).not.toContain('203.0.113.9');
  const otherKey = { ...memoryPermits(), hashKey: 'ff'.repeat(32) };
  const other = new Map<string, Permit>();
  const { insert } = memoryPermits(other);
  const limits = createLimits({ permits: { ...otherKey, insert }, clock: movingClock() });
  await limits.take(policyOf(1), '203.0.113.9');
  expect([...other.values()][0]?.subject).not.toBe(permit?.subject);
});

test('a take that loses every slot to others is refused', async () => {
  let inserts = 0;
  const permits = {
    ...memoryPermits(),
    async insert() {
      inserts += 1;
      return false;
    },
  };
  const limits = createLimits({ permits, clock: movingClock() });
  expect(await limits.take(policyOf(3), 'a')).toEqual(reached(1));
  expect(inserts).toBe(4);
});

test('only a take that is under way when the window number changes can exceed the limit', async () => {
  const clock = movingClock('2025-06-02T10:09:59.999Z');
  const rows = memoryPermits();
  const inTime = createLimits({ permits: rows, clock });
  const permits = {
    ...rows,
    async insert(permit: Permit) {
      clock.pass(1);
      expect((await inTime.take(policyOf(1), 'a')).ok).toBe(true);
      return rows.insert(permit);
    },
  };
  const late = createLimits({ permits, clock });
  expect((await late.take(policyOf(1), 'a')).ok).toBe(true);
  expect(await inTime.take(policyOf(1), 'a')).toEqual(reached(600));
});

test('no period of one window has more than the limit, and Retry-After is exact to the second', async () => {
  const waits = fc.array(fc.nat(WINDOW_MS / 2), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), waits, async (limit, pauses) => {
      const { clock, take, limits } = limitsAt();
      const allowed: number[] = [];
      for (const pause of pauses) {
        clock.pass(pause);
        const now = clock.now().getTime();
        const taken = await take(limit);
        const counted = allowed.filter((at) => now - at < WINDOW_MS);
        expect(taken.ok).toBe(counted.length < limit);
        if (taken.ok) allowed.push(now);
        else {
          const waitMs = (counted.at(-limit) ?? 0) + WINDOW_MS - now;
          expect(taken.failure.retryAfterSeconds).toBe(Math.ceil(waitMs / SECOND));
          expect(await limits.check(policyOf(limit), 'a')).toEqual(taken);
        }
      }
    }),
  );
});

test('of parallel takes, with store calls in any order, exactly the limit succeeds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 8 }),
      async (scheduler, limit, takes) => {
        const rows = memoryPermits();
        const permits = {
          ...rows,
          valid: scheduler.scheduleFunction(rows.valid),
          insert: scheduler.scheduleFunction(rows.insert),
        };
        const limits = createLimits({ permits, clock: movingClock() });
        const taking = Array.from({ length: takes }, () => limits.take(policyOf(limit), 'a'));
        const outcomes = await scheduler.waitFor(Promise.all(taking));
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(Math.min(limit, takes));
      },
    ),
  );
});

/** Seconds to twenty years, forward and back. */
const jumps = fc.oneof(
  fc.integer({ min: -5000, max: 5000 }).map((seconds) => seconds * SECOND),
  fc.integer({ min: -7300, max: 7300 }).map((days) => days * 86_400 * SECOND),
);

/** A machine whose time of day is set while its processes go on, end and start on the same rows. */
function machine() {
  const clock = movingClock();
  const rows = new Map<string, Permit>();
  let elapsed = 0;
  let jumped = 0;
  return {
    rows,
    pass(ms: number) {
      clock.pass(ms);
      elapsed += ms;
    },
    jump(ms: number) {
      jumped += ms;
    },
    start() {
      const wall = { now: () => new Date(clock.now().getTime() + jumped) };
      return createLimits({
        permits: memoryPermits(rows),
        clock: steadyClock(wall, () => elapsed),
      });
    },
  };
}

test('setting the time of day of a running process changes nothing', async () => {
  const steps = fc.array(fc.tuple(fc.nat(WINDOW_MS / 2), jumps), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const [set, left] = [machine(), machine()];
      const [inSet, inLeft] = [set.start(), left.start()];
      for (const [pause, jump] of all) {
        set.jump(jump);
        set.pass(pause);
        left.pass(pause);
        const [one, other] = [
          await inSet.take(policyOf(2), 'a'),
          await inLeft.take(policyOf(2), 'a'),
        ];
        expect(one.ok).toBe(other.ok);
        if (!one.ok) expect(one).toEqual(other);
      }
    }),
  );
});

test('after the time of day was set and the process started anew, nobody waits longer than the window', async () => {
  const step = fc.tuple(fc.nat(WINDOW_MS / 2), jumps);
  const steps = fc.array(step, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { pass, jump, start, rows } = machine();
      for (const [pause, ms] of all) {
        const limits = start();
        for (let taken = 0; taken < 3; taken++) await limits.take(policyOf(2), 'a');
        pass(pause);
        jump(ms);
      }
      const limits = start();
      const taken = await limits.take(policyOf(1), 'a');
      if (taken.ok) return;
      expect(taken.failure.retryAfterSeconds).toBeLessThanOrEqual(WINDOW_MS / SECOND);
      // Clocks of two machines may differ by a minute.
      pass(taken.failure.retryAfterSeconds * SECOND + 60 * SECOND);
      expect((await limits.take(policyOf(1), 'a')).ok).toBe(true);
      for (const { expiresAt } of rows.values()) expect(Date.parse(expiresAt)).not.toBeNaN();
    }),
  );
});

test('a permit from a clock that was a minute and a second ahead does not count again later', async () => {
  const { jump, pass, start } = machine();
  expect((await start().take(policyOf(1), 'a')).ok).toBe(true);
  jump(-61 * SECOND);
  const limits = start();
  expect((await limits.take(policyOf(1), 'a')).ok).toBe(true);
  pass(WINDOW_MS);
  expect((await limits.take(policyOf(1), 'a')).ok).toBe(true);
});

test('a permit from a clock that ran two years ahead does not count', async () => {
  const { jump, start } = machine();
  jump(692 * 86_400 * SECOND);
  expect((await start().take(policyOf(1), 'a')).ok).toBe(true);
  jump(-692 * 86_400 * SECOND);
  const limits = start();
  expect((await limits.check(policyOf(1), 'a')).ok).toBe(true);
  expect((await limits.take(policyOf(1), 'a')).ok).toBe(true);
  expect(await limits.take(policyOf(1), 'a')).toEqual(reached(600));
});
