import { describe, expect, test } from 'vitest';
import { attemptLimits, createAttemptLimiter } from './attempt-limiter.ts';

const { perAddress, inTotal, windowMs } = attemptLimits;

function limiterAt() {
  let now = Date.parse('2025-06-02T10:00:00Z');
  const limiter = createAttemptLimiter({ now: () => new Date(now) });
  const fail = (address: string, times: number) =>
    Array.from({ length: times }, () => limiter.begin(address).kind);
  const pass = (ms: number) => {
    now += ms;
  };
  return { limiter, fail, pass };
}

describe('attempts', () => {
  test('are limited for an address, while others go on', () => {
    const { limiter, fail, pass } = limiterAt();
    expect(fail('a', perAddress + 1)).toEqual([...Array(perAddress).fill('allowed'), 'blocked']);
    expect(limiter.check('b')).toEqual({ kind: 'allowed' });
    pass(windowMs - 1000);
    expect(limiter.check('a')).toEqual({ kind: 'blocked', retryAfterSeconds: 1 });
    pass(1000);
    expect(limiter.check('a')).toEqual({ kind: 'allowed' });
  });

  test('that were blocked do not make the wait longer', () => {
    const { limiter, fail, pass } = limiterAt();
    fail('a', perAddress);
    pass(windowMs / 2);
    fail('a', 100);
    pass(windowMs / 2);
    expect(limiter.check('a')).toEqual({ kind: 'allowed' });
  });

  test('are limited in total, from however many addresses', () => {
    const { limiter, pass } = limiterAt();
    for (let at = 0; at < inTotal; at++) {
      expect(limiter.begin(`address-${at}`).kind).toBe('allowed');
      pass(1000);
    }
    const wait = windowMs / 1000 - inTotal;
    expect(limiter.check('new')).toEqual({ kind: 'blocked', retryAfterSeconds: wait });
    pass(wait * 1000);
    expect(limiter.begin('new').kind).toBe('allowed');
    expect(limiter.begin('new').kind).toBe('blocked');
  });

  test('are forgiven to an address that succeeds, and to no other', () => {
    const { limiter, fail } = limiterAt();
    fail('a', perAddress);
    fail('b', perAddress);
    limiter.succeeded('a');
    expect(limiter.check('a').kind).toBe('allowed');
    expect(limiter.check('b').kind).toBe('blocked');
  });
});
