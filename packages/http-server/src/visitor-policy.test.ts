import { expect, test } from 'vitest';
import { tiersOf } from './visitor-policy.ts';

const HOUR_MS = 3_600_000;
const perClient = { limit: 10, windowMs: 600_000 };
const limitsOf = (policy: Parameters<typeof tiersOf>[0]) =>
  Object.values(tiersOf(policy)).map((tier) => [tier.name, tier.limit, tier.windowMs]);

test('a policy without a total counts clients alone', () => {
  expect(limitsOf({ name: 'orders', perClient })).toEqual([['orders-per-client', 10, 600_000]]);
  const inTotal = { limit: 0, windowMs: HOUR_MS };
  expect(limitsOf({ name: 'orders', perClient, inTotal })).toHaveLength(1);
});

test('of a total a client may use 5%, a network 15% and a carrier 40%, in the time of the total', () => {
  expect(
    limitsOf({ name: 'saves', perClient, inTotal: { limit: 600, windowMs: HOUR_MS } }),
  ).toEqual([
    ['saves-per-client', 10, 600_000],
    ['saves-client-share', 30, HOUR_MS],
    ['saves-network-share', 90, HOUR_MS],
    ['saves-carrier-share', 240, HOUR_MS],
    ['saves-in-total', 600, HOUR_MS],
  ]);
});

test.each([
  ['its own limit, where that is less', { limit: 5, windowMs: HOUR_MS }, 5],
  ['its share, where that is less', { limit: 50, windowMs: HOUR_MS }, 30],
  ['its share, where nothing else is said', undefined, 30],
  ['its share, where it has no limit of its own', { limit: 0, windowMs: HOUR_MS }, 30],
])('a client is counted once for one time, up to %s', (_, own, limit) => {
  const inTotal = { limit: 600, windowMs: HOUR_MS };
  const policy = { name: 'saves', inTotal, ...(own && { perClient: own }) };
  expect(limitsOf(policy)).toHaveLength(4);
  expect(limitsOf(policy)[0]).toEqual(['saves-per-client', limit, HOUR_MS]);
});

test('a share is at least one', () => {
  const shares = limitsOf({ name: 'saves', inTotal: { limit: 1, windowMs: HOUR_MS } });
  expect(shares.map(([, limit]) => limit)).toEqual([1, 1, 1, 1]);
});
