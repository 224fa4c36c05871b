import { beforeEach, describe, expect, it } from 'vitest';
import { type Breakers, createBreakers } from './breakers.ts';

let now: number;
let breakers: Breakers;
beforeEach(() => {
  now = 1_000_000;
  breakers = createBreakers(() => now);
});
const failTimes = (count: number, key = 'shop /') => {
  let pauseMs = 0;
  for (let time = 0; time < count; time++) pauseMs = breakers.failed(key);
  return pauseMs;
};

describe('a breaker', () => {
  it('with two failures in a row still allows attempts', () => {
    expect(failTimes(2)).toBe(0);
    expect(breakers.allows('shop /')).toBe(true);
  });

  it('with three failures in a row pauses its key alone', () => {
    expect(failTimes(3)).toBe(10_000);
    expect(breakers.allows('shop /')).toBe(false);
    expect(breakers.allows('shop /cart')).toBe(true);
  });

  it('counts from the last success', () => {
    failTimes(2);
    expect(breakers.succeeded('shop /')).toBe(false);
    expect(failTimes(2)).toBe(0);
    expect(breakers.allows('shop /')).toBe(true);
  });

  it('does not count failures of attempts that began before the pause', () => {
    failTimes(3);
    expect(breakers.failed('shop /')).toBe(0);
    now += 10_000;
    expect(breakers.allows('shop /')).toBe(true);
  });
});

describe('a breaker after a pause', () => {
  beforeEach(() => {
    failTimes(3);
    now += 10_000;
  });

  it('allows one attempt, and no other until that one has ended', () => {
    expect(breakers.allows('shop /')).toBe(true);
    expect(breakers.allows('shop /')).toBe(false);
  });

  it('allows all attempts once one has succeeded', () => {
    breakers.allows('shop /');
    expect(breakers.succeeded('shop /')).toBe(true);
    expect(breakers.allows('shop /')).toBe(true);
    expect(breakers.allows('shop /')).toBe(true);
    expect(failTimes(2)).toBe(0);
  });

  it('pauses for twice as long when the attempt fails, up to five minutes', () => {
    const pauses: number[] = [];
    for (let time = 0; time < 7; time++) {
      expect(breakers.allows('shop /')).toBe(true);
      const pauseMs = breakers.failed('shop /');
      now += pauseMs - 1;
      expect(breakers.allows('shop /')).toBe(false);
      now += 1;
      pauses.push(pauseMs / 1000);
    }
    expect(pauses).toEqual([20, 40, 80, 160, 300, 300, 300]);
  });

  it('allows another attempt when the first was cancelled', () => {
    breakers.allows('shop /');
    breakers.notTried('shop /');
    expect(breakers.allows('shop /')).toBe(true);
  });
});
