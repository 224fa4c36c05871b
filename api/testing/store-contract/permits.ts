import { describe, expect, test } from 'vitest';
import { createLimits } from '../../src/domain/limits/limits.ts';
import { aPermit } from '../builders.ts';
import { movingClock } from '../moving-clock.ts';
import type { OpenedStore } from './opened-store.ts';

const NOON = '2025-06-01T12:00:00.000Z';
const LATER = '2025-06-01T12:10:00.000Z';
const { subject } = aPermit();

export function describePermits(opened: () => OpenedStore): void {
  describe('permits', () => {
    const permits = () => opened().store.permits;
    const idsAt = async (now: string) => (await permits().valid(subject, now)).map(({ id }) => id);

    test('have the same hash key through every handle, 32 bytes of hex', async () => {
      const other = await opened().another();
      expect(permits().hashKey).toMatch(/^[0-9a-f]{64}$/);
      expect(other.permits.hashKey).toBe(permits().hashKey);
      await other.close();
    });

    test('are read back as they were inserted, also through another handle', async () => {
      const other = await opened().another();
      expect(await permits().insert(aPermit())).toBe(true);
      expect(await other.permits.valid(subject, NOON)).toEqual([aPermit()]);
      await other.close();
    });

    test('are valid until they expire, the first to expire first', async () => {
      for (const [id, minute] of [
        ['b', '05'],
        ['now', '00'],
        ['c', '06'],
        ['a', '01'],
      ] as const) {
        await permits().insert(aPermit({ id, expiresAt: `2025-06-01T12:${minute}:00.000Z` }));
      }
      await permits().insert(aPermit({ id: 'other', subject: 'leads:other' }));
      expect(await idsAt(NOON)).toEqual(['a', 'b', 'c']);
      expect(await idsAt('2025-06-01T12:05:59.999Z')).toEqual(['c']);
    });

    test('with a taken id are not inserted, and the first one stays', async () => {
      await permits().insert(aPermit());
      expect(await permits().insert(aPermit({ expiresAt: LATER }))).toBe(false);
      expect(await permits().valid(subject, NOON)).toEqual([aPermit()]);
    });

    test('of one id go to one of many simultaneous takers through two handles', async () => {
      const { store, another } = opened();
      const other = await another();
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? store : other).permits.insert(aPermit()),
        ),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      await other.close();
    });

    test('are removed one by one or all of a subject, and may be inserted again', async () => {
      for (const id of ['a', 'b', 'c']) await permits().insert(aPermit({ id }));
      const other = aPermit({ id: 'other', subject: 'leads:other' });
      await permits().insert(other);
      await permits().remove('b');
      await permits().remove('never-there');
      expect((await idsAt(NOON)).toSorted()).toEqual(['a', 'c']);
      expect(await permits().insert(aPermit({ id: 'b' }))).toBe(true);
      await permits().removeOf(subject);
      expect(await idsAt(NOON)).toEqual([]);
      expect(await permits().valid(other.subject, NOON)).toEqual([other]);
    });

    test('that have expired are removed, however many', async () => {
      const old = Array.from({ length: 600 }, (_, index) => aPermit({ id: `old-${index}` }));
      for (const permit of old) await permits().insert({ ...permit, expiresAt: NOON });
      await permits().insert(aPermit({ id: 'kept', expiresAt: '2025-06-01T12:00:00.001Z' }));
      expect(await permits().removeExpired(NOON)).toBe(600);
      expect(await permits().removeExpired(NOON)).toBe(0);
      expect(await idsAt('')).toEqual(['kept']);
    });

    test('of simultaneous takes through two handles go to as many as the limit', async () => {
      const { store, another } = opened();
      const other = await another();
      const clock = movingClock();
      const limits = [store, other].map(({ permits }) => createLimits({ permits, clock }));
      const policy = { name: 'tests', limit: 5, windowMs: 60_000, subject: (who: string) => who };
      const takeAll = async () => {
        const takers = Array.from({ length: 12 }, (_, index) => limits[index % 2]);
        const taken = await Promise.all(takers.map((taker) => taker?.take(policy, 'a')));
        return taken.filter((outcome) => outcome?.ok).length;
      };
      expect(await takeAll()).toBe(5);
      clock.pass(59_999);
      expect(await takeAll()).toBe(0);
      clock.pass(1);
      expect(await takeAll()).toBe(5);
      await other.close();
    });
  });
}
