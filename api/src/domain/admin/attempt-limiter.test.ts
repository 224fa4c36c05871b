import { failed } from '@app/result';
import { describe, expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createLimits } from '../limits/limits.ts';
import { createAttemptLimiter, ownAttempts, type SignInVisitor } from './attempt-limiter.ts';
import { createSlowDown } from './slow-down.ts';

const { limit: perAddress, windowMs } = ownAttempts;
const inTotal = 100;

const at = (address: string): SignInVisitor => ({ address, device: undefined });

function limiterAt() {
  const clock = movingClock();
  const waits: number[] = [];
  const slowDown = createSlowDown(async (ms) => {
    waits.push(ms);
  });
  const limits = createLimits({ permits: memoryPermits(), clock });
  const limiter = createAttemptLimiter({ limits, slowDown, inTotal });
  const allowed = async (visitor: SignInVisitor) => (await limiter.check(visitor)).ok;
  const fail = async (visitor: SignInVisitor, times: number) => {
    const begun: boolean[] = [];
    while (begun.length < times) begun.push((await limiter.begin(visitor)).ok);
    return begun;
  };
  return { limiter, allowed, fail, waits, pass: clock.pass };
}

const blocked = (retryAfterSeconds: number) => ({
  ok: false,
  failure: { kind: 'limit-reached', retryAfterSeconds },
});

describe('sign-in attempts', () => {
  test('are limited for each address separately', async () => {
    const { limiter, allowed, fail, pass } = limiterAt();
    expect(await fail(at('a'), perAddress + 1)).toEqual([...Array(perAddress).fill(true), false]);
    expect(await allowed(at('b'))).toBe(true);
    pass(windowMs - 1000);
    expect(await limiter.check(at('a'))).toEqual(blocked(1));
    pass(1000);
    expect(await allowed(at('a'))).toBe(true);
  });

  test('that are blocked do not make the wait longer', async () => {
    const { allowed, fail, pass } = limiterAt();
    await fail(at('a'), perAddress);
    pass(windowMs / 2);
    await fail(at('a'), 100);
    pass(windowMs / 2);
    expect(await allowed(at('a'))).toBe(true);
  });

  test('are limited in total, from however many addresses', async () => {
    const { limiter, fail, pass } = limiterAt();
    for (let number = 0; number < inTotal; number++) {
      expect(await fail(at(`address-${number}`), 1)).toEqual([true]);
      pass(1000);
    }
    const wait = windowMs / 1000 - inTotal;
    expect(await limiter.check(at('new'))).toEqual(blocked(wait));
    expect(await limiter.begin(at('new'))).toEqual(blocked(wait));
    pass(wait * 1000);
    expect(await fail(at('new'), 2)).toEqual([true, false]);
  });

  test.each([
    ['client', 5, (number: number) => `2001:db8:1:1${number % 10}::1`],
    ['network', 15, (number: number) => `2001:db8:1:${number % 100}00::1`],
    ['carrier', 40, (number: number) => `2001:db8:${number}::1`],
    ['IPv4 network', 15, (number: number) => `196.21.3.${number}`],
    ['IPv4 carrier', 40, (number: number) => `196.21.${number}.4`],
  ])('of one %s are blocked after %i, and those from elsewhere are not', async (_, most, from) => {
    const { allowed, fail } = limiterAt();
    let begun = 0;
    for (let number = 0; number < 200; number++) {
      if ((await fail(at(from(number)), 1))[0]) begun += 1;
    }
    expect(begun).toBe(most);
    for (const address of ['2001:db9::1', '196.22.1.1']) {
      expect(await allowed(at(address))).toBe(true);
      expect(await fail(at(address), 1)).toEqual([true]);
    }
  });

  test('that are blocked by the total do not count for their address', async () => {
    const { allowed, fail, pass } = limiterAt();
    for (let number = 0; number < inTotal; number++) await fail(at(`address-${number}`), 1);
    pass(windowMs - 1000);
    expect(await fail(at('new'), perAddress)).toEqual(Array(perAddress).fill(false));
    pass(1000);
    expect(await allowed(at('new'))).toBe(true);
    expect(await fail(at('new'), perAddress)).toEqual(Array(perAddress).fill(true));
  });

  test('that failed are forgiven when their address succeeds, and no other address', async () => {
    const { limiter, allowed, fail } = limiterAt();
    await fail(at('a'), perAddress - 1);
    await fail(at('b'), perAddress);
    const last = await limiter.begin(at('a'));
    expect(await allowed(at('a'))).toBe(false);
    if (last.ok) await last.value.succeeded();
    expect(await fail(at('a'), perAddress)).toEqual(Array(perAddress).fill(true));
    expect(await allowed(at('b'))).toBe(false);
  });

  test('that succeed do not count towards the total', async () => {
    const { limiter, allowed } = limiterAt();
    for (let number = 0; number <= inTotal; number++) {
      const attempt = await limiter.begin(at('owner'));
      if (attempt.ok) await attempt.value.succeeded();
    }
    expect(await allowed(at('owner'))).toBe(true);
  });

  test('are slow from the third of an address, and from the eleventh in total', async () => {
    const { fail, waits } = limiterAt();
    await fail(at('a'), 5);
    expect(waits).toEqual([1000, 2000, 4000]);
    for (const address of ['b', 'c', 'd', 'e', 'f']) await fail(at(address), 1);
    expect(waits).toHaveLength(3);
    await fail(at('new'), 1);
    expect(waits.slice(3)).toEqual([1000]);
  });

  test('that are refused because too many wait do not count', async () => {
    const limits = createLimits({ permits: memoryPermits(), clock: movingClock() });
    const slowDown = async () => failed({ kind: 'limit-reached', retryAfterSeconds: 4 } as const);
    const full = createAttemptLimiter({ limits, slowDown, inTotal });
    for (let number = 0; number < 2 * inTotal; number++) {
      expect(await full.begin(at('a'))).toEqual(blocked(4));
    }
    expect(await full.check(at('a'))).toEqual({ ok: true, value: undefined });
  });
});

describe('attempts of a known device', () => {
  const device: SignInVisitor = { address: 'a', device: '0123' };

  test('go on at once while strangers have used up the total and its own address', async () => {
    const { limiter, allowed, fail, waits } = limiterAt();
    await fail(at('a'), perAddress);
    for (let number = 0; number < inTotal; number++) await fail(at(`address-${number}`), 1);
    expect(await allowed(at('new'))).toBe(false);
    waits.length = 0;
    expect(await allowed(device)).toBe(true);
    expect((await limiter.begin(device)).ok).toBe(true);
    expect(waits).toEqual([]);
  });

  test('have a limit of their own, which does not block other devices', async () => {
    const { allowed, fail } = limiterAt();
    expect(await fail(device, perAddress + 1)).toEqual([...Array(perAddress).fill(true), false]);
    expect(await allowed({ ...device, address: 'b' })).toBe(false);
    expect(await allowed({ ...device, device: '4567' })).toBe(true);
    expect(await allowed(at('a'))).toBe(true);
  });

  test('are limited in total too, and strangers are not counted with them', async () => {
    const { allowed, fail } = limiterAt();
    for (let number = 0; number < inTotal; number++) {
      expect(await fail({ address: 'a', device: `device-${number}` }, 1)).toEqual([true]);
    }
    expect(await allowed(device)).toBe(false);
    expect(await allowed(at('a'))).toBe(true);
  });
});
