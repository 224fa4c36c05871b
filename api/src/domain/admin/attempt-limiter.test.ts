import { describe, expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createLimits } from '../limits/limits.ts';
import { attemptLimits, createAttemptLimiter } from './attempt-limiter.ts';

const {
  perAddress: { limit: perAddress, windowMs },
  inTotal: { limit: inTotal },
} = attemptLimits;

function limiterAt() {
  const clock = movingClock();
  const limiter = createAttemptLimiter(createLimits({ permits: memoryPermits(), clock }));
  const allowed = async (address: string) => (await limiter.check(address)).ok;
  const fail = async (address: string, times: number) => {
    const begun: boolean[] = [];
    while (begun.length < times) begun.push((await limiter.begin(address)).ok);
    return begun;
  };
  return { limiter, allowed, fail, pass: clock.pass };
}

const blocked = (retryAfterSeconds: number) => ({
  ok: false,
  failure: { kind: 'limit-reached', retryAfterSeconds },
});

describe('sign-in attempts', () => {
  test('are limited for each address separately', async () => {
    const { limiter, allowed, fail, pass } = limiterAt();
    expect(await fail('a', perAddress + 1)).toEqual([...Array(perAddress).fill(true), false]);
    expect(await allowed('b')).toBe(true);
    pass(windowMs - 1000);
    expect(await limiter.check('a')).toEqual(blocked(1));
    pass(1000);
    expect(await allowed('a')).toBe(true);
  });

  test('that are blocked do not make the wait longer', async () => {
    const { allowed, fail, pass } = limiterAt();
    await fail('a', perAddress);
    pass(windowMs / 2);
    await fail('a', 100);
    pass(windowMs / 2);
    expect(await allowed('a')).toBe(true);
  });

  test('are limited in total, from however many addresses', async () => {
    const { limiter, fail, pass } = limiterAt();
    for (let at = 0; at < inTotal; at++) {
      expect(await fail(`address-${at}`, 1)).toEqual([true]);
      pass(1000);
    }
    const wait = windowMs / 1000 - inTotal;
    expect(await limiter.check('new')).toEqual(blocked(wait));
    expect(await limiter.begin('new')).toEqual(blocked(wait));
    pass(wait * 1000);
    expect(await fail('new', 2)).toEqual([true, false]);
  });

  test('that are blocked by the total do not count for their address', async () => {
    const { allowed, fail, pass } = limiterAt();
    for (let at = 0; at < inTotal; at++) await fail(`address-${at}`, 1);
    pass(windowMs - 1000);
    expect(await fail('new', perAddress)).toEqual(Array(perAddress).fill(false));
    pass(1000);
    expect(await allowed('new')).toBe(true);
    expect(await fail('new', perAddress)).toEqual(Array(perAddress).fill(true));
  });

  test('that failed are forgiven when their address succeeds, and no other address', async () => {
    const { limiter, allowed, fail } = limiterAt();
    await fail('a', perAddress - 1);
    await fail('b', perAddress);
    const last = await limiter.begin('a');
    expect(await allowed('a')).toBe(false);
    if (last.ok) await last.value.succeeded();
    expect(await fail('a', perAddress)).toEqual(Array(perAddress).fill(true));
    expect(await allowed('b')).toBe(false);
  });

  test('that succeed do not count towards the total', async () => {
    const { limiter, allowed } = limiterAt();
    for (let at = 0; at <= inTotal; at++) {
      const attempt = await limiter.begin('owner');
      if (attempt.ok) await attempt.value.succeeded();
    }
    expect(await allowed('owner')).toBe(true);
  });
});
