import { beforeEach, describe, expect, test } from 'vitest';
import { type Attempt, type Breakers, createBreakers, type Failure } from './breakers.ts';

const page: Attempt = { remote: 'shop', version: '2', shell: '7', path: '/' };
const otherPage: Attempt = { ...page, path: '/cart' };

let now: number;
let breakers: Breakers;
beforeEach(() => {
  now = 1_000_000;
  breakers = createBreakers(() => now);
});
function failTimes(count: number, failure: Failure, attempt = page) {
  let next = breakers.failed(attempt, failure);
  for (let time = 1; time < count; time++) next = breakers.failed(attempt, failure);
  return next;
}
const pausedFor = (pauseMs: number) => ({ kind: 'paused', pauseMs });

describe('a breaker', () => {
  test('with two failures in a row still allows attempts', () => {
    expect(failTimes(2, 'request')).toEqual({ kind: 'none' });
    expect(breakers.allows(page)).toBe(true);
  });

  test('with three failures in a row pauses its page alone', () => {
    expect(failTimes(3, 'request')).toEqual(pausedFor(10_000));
    expect(breakers.allows(page)).toBe(false);
    expect(breakers.allows(otherPage)).toBe(true);
  });

  test('counts from the last success', () => {
    failTimes(2, 'fault');
    expect(breakers.succeeded(page)).toBe(false);
    expect(failTimes(2, 'fault')).toEqual({ kind: 'none' });
    expect(breakers.allows(page)).toBe(true);
  });

  test('does not count failures of attempts that began before the pause', () => {
    failTimes(3, 'request');
    expect(breakers.failed(page, 'request')).toEqual({ kind: 'none' });
    now += 10_000;
    expect(breakers.allows(page)).toBe(true);
  });
});

describe('a breaker after a pause', () => {
  beforeEach(() => {
    failTimes(3, 'request');
    now += 10_000;
  });

  test('allows one attempt, and no other until that one has ended', () => {
    expect(breakers.allows(page)).toBe(true);
    expect(breakers.allows(page)).toBe(false);
  });

  test('allows all attempts once one has succeeded', () => {
    breakers.allows(page);
    expect(breakers.succeeded(page)).toBe(true);
    expect(breakers.allows(page)).toBe(true);
    expect(breakers.allows(page)).toBe(true);
    expect(failTimes(2, 'request')).toEqual({ kind: 'none' });
  });

  test('pauses for twice as long when the attempt fails, up to five minutes', () => {
    const pauses: number[] = [];
    for (let time = 0; time < 7; time++) {
      expect(breakers.allows(page)).toBe(true);
      const next = breakers.failed(page, 'request');
      const pauseMs = next.kind === 'paused' ? next.pauseMs : 0;
      now += pauseMs - 1;
      expect(breakers.allows(page)).toBe(false);
      now += 1;
      pauses.push(pauseMs / 1000);
    }
    expect(pauses).toEqual([20, 40, 80, 160, 300, 300, 300]);
  });

  test('allows another attempt when the first was cancelled', () => {
    breakers.allows(page);
    breakers.notTried(page);
    expect(breakers.allows(page)).toBe(true);
  });
});

describe('a page with three faults in a row', () => {
  beforeEach(() => {
    expect(failTimes(3, 'fault')).toEqual({ kind: 'left-to-browsers' });
  });

  test('is left to browsers however much time passes, and other pages are tried', () => {
    now += 1e12;
    expect(breakers.allows(page)).toBe(false);
    expect(breakers.allows(otherPage)).toBe(true);
  });

  test('stays left to browsers when an attempt that began before succeeds', () => {
    expect(breakers.succeeded(page)).toBe(false);
    expect(breakers.allows(page)).toBe(false);
  });

  test('is said to be so once', () => {
    expect(breakers.failed(page, 'fault')).toEqual({ kind: 'none' });
  });

  test.each([
    ['the same versions are live', '7', '2', false],
    ['another version of its part is live', '7', '3', true],
    ['its part is retired', '7', undefined, true],
    ['another shell is live', '8', '2', true],
  ])('when %s', (_, shell, version, forgotten) => {
    breakers.keepOnly((of) => of.shell === shell && of.version === version);
    expect(breakers.allows(page)).toBe(forgotten);
  });

  test('does not close the page in another version', () => {
    expect(breakers.allows({ ...page, version: '3' })).toBe(true);
    expect(breakers.allows({ ...page, shell: '8' })).toBe(true);
  });
});

test('a page that is late three times, and again after each of three pauses, is left to browsers', () => {
  expect(failTimes(3, 'late')).toEqual(pausedFor(10_000));
  for (const seconds of [20, 40]) {
    now += 300_000;
    expect(breakers.allows(page)).toBe(true);
    expect(breakers.failed(page, 'late')).toEqual(pausedFor(seconds * 1000));
  }
  now += 300_000;
  expect(breakers.allows(page)).toBe(true);
  expect(breakers.failed(page, 'late')).toEqual({ kind: 'left-to-browsers' });
});
