import { describe, expect, test } from 'vitest';
import { aLead } from '../builders.ts';
import { collect } from '../collect.ts';
import type { OpenedStore } from './opened-store.ts';

export function describeProbe(opened: () => OpenedStore): void {
  describe('a probe', () => {
    test('of a store that can be written succeeds, time and again', async () => {
      const { store } = opened();
      for (let round = 0; round < 3; round++) await store.probe();
    });

    test('at the same time through several handles succeeds in each', async () => {
      const { store, another } = opened();
      const other = await another();
      await Promise.all([store.probe(), other.probe(), store.probe(), other.probe()]);
      await other.close();
    });

    test('leaves the leads as they are', async () => {
      const { store } = opened();
      await store.leads.insert(aLead());
      await store.probe();
      expect(await collect(store.leads.since(''))).toEqual([aLead()]);
    });
  });
}
