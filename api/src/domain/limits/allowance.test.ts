import { carrierOf, clientOf, networkOf } from '@app/http-server/network-of';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { createAllowance } from './allowance.ts';
import { createLimits } from './limits.ts';
import type { Permit } from './ports.ts';

const WINDOW_MS = 3_600_000;

function allowanceWith(total: number, perClient = 0) {
  const clock = movingClock();
  const rows = new Map<string, Permit>();
  const limits = createLimits({ permits: memoryPermits(rows), clock });
  const { take } = createAllowance(limits, {
    name: 'tests',
    perClient: { limit: perClient, windowMs: WINDOW_MS },
    inTotal: { limit: total, windowMs: WINDOW_MS },
  });
  const isAllowed = async (address: string) => (await take(address)).ok;
  return { isAllowed, clock, rows };
}

const hex = fc.integer({ min: 0, max: 0xffff }).map((part) => part.toString(16));
const byte = fc.nat(255);

/** Any address of a carrier: few networks and few clients of each are as likely as many. */
const ipv6Of = (carrier: string) =>
  fc
    .tuple(fc.oneof(fc.constant('1'), hex), fc.oneof(fc.constant('100'), hex), hex)
    .map(([network, client, host]) => `${carrier}:${network}:${client}::${host}`);
const ipv4Of = (carrier: string) =>
  fc
    .tuple(fc.oneof(fc.constant(1), byte), fc.oneof(fc.constant(1), byte), fc.boolean())
    .map(([c, d, mapped]) => `${mapped ? '::ffff:' : ''}${carrier}.${c}.${d}`);

const attack = (address: fc.Arbitrary<string>) =>
  fc.array(fc.tuple(address, fc.nat(WINDOW_MS / 20)), { maxLength: 120 });

describe('whatever visitors of others do, within 20 or more in total', () => {
  const total = fc.integer({ min: 20, max: 150 });

  /** Sends what the attackers send, and then what a visitor sends who did nothing before. */
  const isServedAfter = (address: fc.Arbitrary<string>, visitor: string) =>
    fc.assert(
      fc.asyncProperty(total, attack(address), async (limit, requests) => {
        const { isAllowed, clock } = allowanceWith(limit);
        for (const [from, pause] of requests) {
          await isAllowed(from);
          clock.pass(pause);
        }
        expect(await isAllowed(visitor)).toBe(true);
      }),
      { numRuns: runs(50) },
    );

  test('two carriers do not keep a client of a third out', async () => {
    const twoCarriers = fc.oneof(ipv6Of('2001:db8'), ipv4Of('196.21'));
    await isServedAfter(twoCarriers, '2001:db9:1:100::1');
    await isServedAfter(twoCarriers, '196.22.1.1');
  });

  test('two networks of its own carrier do not keep a client of a third out', async () => {
    const two = fc.oneof(
      ipv6Of('2001:db8').map((one) => one.replace(/^2001:db8:\w+/, '2001:db8:1')),
    );
    const other = two.map((one) => one.replace('2001:db8:1:', '2001:db8:2:'));
    await isServedAfter(fc.oneof(two, other), '2001:db8:3:100::1');
    const ipv4 = fc.tuple(fc.integer({ min: 1, max: 2 }), byte);
    await isServedAfter(
      ipv4.map(([c, d]) => `196.21.${c}.${d}`),
      '196.21.3.1',
    );
  });

  test('two clients of its own network do not keep a third out', async () => {
    const two = fc
      .tuple(fc.constantFrom('1', '2'), hex)
      .map(([client, host]) => `2001:db8:1:${client}00::${host}`);
    await isServedAfter(two, '2001:db8:1:300::1');
    await isServedAfter(fc.constantFrom('196.21.3.1', '196.21.3.2'), '196.21.3.3');
  });
});

test('without a total nobody is refused for what all others did', async () => {
  const anybody = fc.oneof(ipv6Of('2001:db8'), ipv4Of('196.21'), fc.ipV4(), fc.ipV6());
  await fc.assert(
    fc.asyncProperty(attack(anybody), anybody, async (requests, visitor) => {
      const { isAllowed } = allowanceWith(0, 3);
      const others = requests.filter(([from]) => clientOf(from) !== clientOf(visitor));
      for (const [from] of others) await isAllowed(from);
      expect(await isAllowed(visitor)).toBe(true);
    }),
    { numRuns: runs(50) },
  );
});

test('within one window no client, network or carrier has more than its share, and all no more than the total', async () => {
  const anybody = fc.oneof(ipv6Of('2001:db8'), ipv4Of('196.21'), fc.ipV6());
  await fc.assert(
    fc.asyncProperty(fc.array(anybody, { maxLength: 150 }), async (addresses) => {
      const { isAllowed, rows } = allowanceWith(60);
      const allowed: string[] = [];
      for (const address of addresses) if (await isAllowed(address)) allowed.push(address);
      const most = (groupOf: (address: string) => string) =>
        Math.max(0, ...[...Map.groupBy(allowed, groupOf).values()].map(({ length }) => length));
      expect(most(clientOf)).toBeLessThanOrEqual(3);
      expect(most(networkOf)).toBeLessThanOrEqual(9);
      expect(most(carrierOf)).toBeLessThanOrEqual(24);
      expect(allowed.length).toBeLessThanOrEqual(60);
      // What was refused left nothing behind.
      expect(rows.size).toBe(4 * allowed.length);
    }),
    { numRuns: runs(50) },
  );
});
