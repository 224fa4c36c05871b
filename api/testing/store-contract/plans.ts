import { describe, expect, test } from 'vitest';
import { aPlanRevision } from '../saved-plans.ts';
import type { OpenedStore } from './opened-store.ts';

export function describePlans(opened: () => OpenedStore): void {
  describe('saved plans', () => {
    test('gives back exactly what was inserted, with and without a price list', async () => {
      const { plans } = opened().store;
      const { priceListVersion: _, ...unpriced } = aPlanRevision({ token: 'b'.repeat(22) });
      const odd = aPlanRevision({
        responses: { 'dotted.name': 'Zulu ✓ 👍 "quoted" \u0000', $set: ['\ud800', '$b'] },
        moved: {
          devices: { 'camera.1': { at: { x: 1.5, y: -2 }, direction: 90 } },
          walls: { $wall: { from: { x: 0, y: 0 }, to: { x: 0.1, y: 20_000 } } },
        },
      });
      for (const revision of [unpriced, odd]) {
        expect(await plans.insert(revision)).toEqual({ ok: true, value: undefined });
        expect(await plans.get(revision.token, revision.revision)).toStrictEqual(revision);
      }
    });

    test('finds nothing under another token or another revision', async () => {
      const { plans } = opened().store;
      const { token } = aPlanRevision();
      await plans.insert(aPlanRevision());
      expect(await plans.get(token, 2)).toBeUndefined();
      expect(await plans.get('z'.repeat(22), 1)).toBeUndefined();
      expect(await plans.list('z'.repeat(22))).toEqual([]);
    });

    test('lists the revisions of one plan by number, not as text, and without their content', async () => {
      const { plans } = opened().store;
      for (const revision of [2, 10, 1]) {
        await plans.insert(aPlanRevision({ revision, total: revision * 100 }));
      }
      await plans.insert(aPlanRevision({ token: 'b'.repeat(22) }));
      const { createdAt, key, fingerprint, token } = aPlanRevision();
      expect(await plans.list(token)).toStrictEqual(
        [1, 2, 10].map((revision) => ({
          revision,
          createdAt,
          total: revision * 100,
          key,
          fingerprint,
        })),
      );
    });

    test('stores only one of 20 revisions with one number that two handles insert at once', async () => {
      const { store, another } = opened();
      const other = await another();
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { plans } = index % 2 === 0 ? store : other;
          return plans.insert(aPlanRevision({ revision: 2, key: `key ${index}` }));
        }),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const winner = await store.plans.get(aPlanRevision().token, 2);
      expect(winner?.key).toBe(`key ${outcomes.findIndex(({ ok }) => ok)}`);
      for (const outcome of outcomes) {
        if (!outcome.ok) expect(outcome.failure).toEqual({ kind: 'exists', revision: winner });
      }
      await other.close();
    });

    test('purges all 250 revisions from before a moment and no later one', async () => {
      const { plans } = opened().store;
      const old = Array.from({ length: 250 }, (_, index) => `old-${index}`);
      for (const token of old) {
        await plans.insert(aPlanRevision({ token, createdAt: '2024-12-31T23:59:59.999Z' }));
      }
      const kept = aPlanRevision({ createdAt: '2025-01-01T00:00:00.000Z' });
      await plans.insert(kept);
      await plans.purgeBefore('2025-01-01T00:00:00.000Z');
      for (const token of old) expect(await plans.list(token)).toEqual([]);
      expect(await plans.get(kept.token, 1)).toEqual(kept);
    });

    test('keeps plans after every handle was closed', async () => {
      const { store, another } = opened();
      await store.plans.insert(aPlanRevision());
      await store.close();
      const reopened = await another();
      expect(await reopened.plans.get(aPlanRevision().token, 1)).toEqual(aPlanRevision());
      await reopened.close();
    });
  });
}
