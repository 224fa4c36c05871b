import { expect, test } from 'vitest';
import { createSlowDown, slowDownMs } from './slow-down.ts';

test('the wait grows with the failures of an address from the third, up to eight seconds', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 500].map((own) => slowDownMs({ own, inTotal: own }));
  expect(waits).toEqual([0, 0, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test('the wait grows with the failures in total from the eleventh, for every address', () => {
  const waits = [10, 11, 12, 13, 14, 50].map((inTotal) => slowDownMs({ own: 1, inTotal }));
  expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 8000]);
});

test('of many attempts four wait at the same time, and the others are refused at once', async () => {
  const waits: (() => void)[] = [];
  const slowDown = createSlowDown(() => new Promise((resolve) => waits.push(resolve)));
  const failures = { own: 1, inTotal: 12 };
  const first = Array.from({ length: 4 }, () => slowDown(failures));
  const refused = { ok: false, failure: { kind: 'limit-reached', retryAfterSeconds: 2 } };
  for (let attempt = 0; attempt < 50; attempt++) expect(await slowDown(failures)).toEqual(refused);
  expect(waits).toHaveLength(4);
  expect((await slowDown({ own: 1, inTotal: 1 })).ok).toBe(true);
  waits[0]?.();
  expect((await first[0])?.ok).toBe(true);
  void slowDown(failures);
  expect(waits).toHaveLength(5);
});

test('a wait that fails frees its place', async () => {
  const slowDown = createSlowDown(() => Promise.reject(new Error('the timer broke')));
  for (let attempt = 0; attempt < 6; attempt++) {
    await expect(slowDown({ own: 9, inTotal: 9 })).rejects.toThrow('the timer broke');
  }
});
