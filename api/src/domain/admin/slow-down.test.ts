import { expect, test } from 'vitest';
import { createSlowDown, slowDownMs } from './slow-down.ts';

test('the wait grows with the failures of a client from the third, up to eight seconds', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 500].map((own) => slowDownMs({ own, inTotal: own }));
  expect(waits).toEqual([0, 0, 1000, 2000, 4000, 8000, 8000, 8000]);
});

test('the wait grows with the failures in total from the eleventh, for every client', () => {
  const waits = [10, 11, 12, 13, 14, 50].map((inTotal) => slowDownMs({ own: 1, inTotal }));
  expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 8000]);
});

test('of many attempts four wait at the same time, and the others are refused at once', async () => {
  const waits: (() => void)[] = [];
  const slowDown = createSlowDown(() => new Promise((resolve) => waits.push(resolve)));
  const failures = { own: 1, inTotal: 12 };
  const first = [1, 2, 3, 4].map((carrier) => slowDown(failures, `10.${carrier}.0.1`));
  const refused = { ok: false, failure: { kind: 'limit-reached', retryAfterSeconds: 2 } };
  for (let attempt = 0; attempt < 50; attempt++) {
    expect(await slowDown(failures, `10.5.0.${attempt}`)).toEqual(refused);
  }
  expect(waits).toHaveLength(4);
  expect((await slowDown({ own: 1, inTotal: 1 }, '10.5.0.1')).ok).toBe(true);
  waits[0]?.();
  expect((await first[0])?.ok).toBe(true);
  void slowDown(failures, '10.5.0.1');
  expect(waits).toHaveLength(5);
});

test('however many attempts of one carrier are made, one waits, and there is room for others', async () => {
  const waits: (() => void)[] = [];
  const slowDown = createSlowDown(() => new Promise((resolve) => waits.push(resolve)));
  const failures = { own: 5, inTotal: 5 };
  for (let home = 0; home < 50; home++) void slowDown(failures, `2001:db8:${home}::1`);
  expect(waits).toHaveLength(1);
  void slowDown(failures, '2001:db9::1');
  expect(waits).toHaveLength(2);
});

test('a wait that fails frees its place', async () => {
  const slowDown = createSlowDown(() => Promise.reject(new Error('the timer broke')));
  for (let attempt = 0; attempt < 6; attempt++) {
    await expect(slowDown({ own: 9, inTotal: 9 }, '10.1.0.1')).rejects.toThrow('the timer broke');
  }
});
