import { success } from '@app/result';
import { expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createLimits } from '../limits/limits.ts';
import { StoreDown } from '../store-down.ts';
import { createAttemptLimiter, ownAttempts } from './attempt-limiter.ts';
import { attemptsInOutages } from './attempts-in-outages.ts';

const { limit, windowMs } = ownAttempts;

const from = (address: string) => ({ address, device: undefined });

function limiterInOutage(fault: Error = new StoreDown('full', 'The disk is full.')) {
  const clock = movingClock();
  const permits = { ...memoryPermits(), insert: () => Promise.reject(fault) };
  const limits = createLimits({ permits, clock });
  const slowDown = async () => success(undefined);
  const stored = createAttemptLimiter({ limits, slowDown, inTotal: 100 });
  const limiter = attemptsInOutages(stored, clock);
  return { limiter, clock };
}

test('while the store is down, all addresses together get as many attempts as one address', async () => {
  const { limiter, clock } = limiterInOutage();
  for (let attempt = 0; attempt < limit; attempt++) {
    expect(await limiter.begin(from(`address-${attempt}`))).toMatchObject({ ok: true });
  }
  const reached = { kind: 'limit-reached', retryAfterSeconds: windowMs / 1000 };
  expect(await limiter.begin(from('another'))).toEqual({ ok: false, failure: reached });
  clock.pass(windowMs);
  expect(await limiter.begin(from('another'))).toMatchObject({ ok: true });
});

test('while the store is down, a success takes the attempts before it off the count', async () => {
  const { limiter } = limiterInOutage();
  for (let attempt = 0; attempt < 3 * limit; attempt++) {
    const begun = await limiter.begin(from('owner'));
    expect(begun.ok).toBe(true);
    if (begun.ok) await begun.value.succeeded();
  }
});

test('a fault that is no outage is thrown', async () => {
  const { limiter } = limiterInOutage(new Error('a mistake'));
  await expect(limiter.begin(from('owner'))).rejects.toThrow('a mistake');
});
