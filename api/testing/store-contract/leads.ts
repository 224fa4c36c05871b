import { describe, expect, test } from 'vitest';
import { aLead } from '../builders.ts';
import { collect } from '../collect.ts';
import type { OpenedStore } from './opened-store.ts';

export function describeLeads(opened: () => OpenedStore): void {
  describe('leads', () => {
    test('gives back exactly what was inserted', async () => {
      const { leads } = opened().store;
      const lead = aLead({
        kind: 'order',
        suspect: true,
        payload: { lines: [1, null, { a: '\n' }] },
      });
      expect(await leads.insert(lead)).toEqual({ ok: true, value: undefined });
      expect(await leads.get(lead.id)).toEqual(lead);
    });

    test('finds nothing for an id or a token that was never inserted', async () => {
      const { leads } = opened().store;
      await leads.insert(aLead());
      expect(await leads.get('key-99999999')).toBeUndefined();
      expect(await leads.findByToken('f'.repeat(32))).toBeUndefined();
    });

    test('finds a lead by its token', async () => {
      const { leads } = opened().store;
      const lead = aLead({ id: 'key-b', token: 'b'.repeat(32) });
      await leads.insert(aLead({ id: 'key-a', token: 'a'.repeat(32) }));
      await leads.insert(lead);
      expect(await leads.findByToken(lead.token)).toEqual(lead);
    });

    test('refuses a second lead with the same id and returns the first', async () => {
      const { leads } = opened().store;
      const first = aLead({ payload: { message: 'first' } });
      await leads.insert(first);
      const second = await leads.insert(aLead({ payload: { message: 'second' } }));
      expect(second).toEqual({ ok: false, failure: { kind: 'exists', lead: first } });
      expect(await leads.get(first.id)).toEqual(first);
    });

    test('stores only one of 20 leads with the same id that two handles insert at once', async () => {
      const { store, another } = opened();
      const other = await another();
      const attempts = Array.from({ length: 20 }, (_, index) => {
        const { leads } = index % 2 === 0 ? store : other;
        return leads.insert(aLead({ payload: { attempt: index } }));
      });
      const outcomes = await Promise.all(attempts);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      const winner = await store.leads.get(aLead().id);
      expect(winner?.payload).toEqual({ attempt: outcomes.findIndex(({ ok }) => ok) });
      for (const outcome of outcomes) {
        if (!outcome.ok) expect(outcome.failure).toEqual({ kind: 'exists', lead: winner });
      }
      await other.close();
    });

    test('lists leads received at or after a moment, oldest first', async () => {
      const { leads } = opened().store;
      const hours = ['11', '08', '10', '09'];
      for (const hour of hours) {
        await leads.insert(
          aLead({ id: `key-${hour}`, receivedAt: `2025-06-01T${hour}:00:00.000Z` }),
        );
      }
      const listed = await collect(leads.since('2025-06-01T09:00:00.000Z'));
      expect(listed.map(({ id }) => id)).toEqual(['key-09', 'key-10', 'key-11']);
    });

    test('lists each of 1100 leads of the same moment once', async () => {
      const { leads } = opened().store;
      const ids = Array.from(
        { length: 1100 },
        (_, index) => `key-${String(index).padStart(5, '0')}`,
      );
      for (const id of ids) await leads.insert(aLead({ id }));
      const listed = await collect(leads.since('2025-06-01T00:00:00.000Z'));
      expect(listed.map(({ id }) => id)).toEqual(ids);
    });

    test('purges all 1100 leads from before a moment and no later one', async () => {
      const { leads } = opened().store;
      const old = Array.from({ length: 1100 }, (_, index) => `old-${index}`);
      for (const id of old)
        await leads.insert(aLead({ id, receivedAt: '2024-12-31T23:59:59.999Z' }));
      const kept = aLead({ id: 'kept-0001', receivedAt: '2025-01-01T00:00:00.000Z' });
      await leads.insert(kept);
      expect(await leads.purgeBefore('2025-01-01T00:00:00.000Z')).toBe(1100);
      expect(await leads.purgeBefore('2025-01-01T00:00:00.000Z')).toBe(0);
      expect(await collect(leads.since(''))).toEqual([kept]);
    });

    test('keeps leads after every handle was closed', async () => {
      const { store, another } = opened();
      await store.leads.insert(aLead());
      await store.close();
      const reopened = await another();
      expect(await reopened.leads.get(aLead().id)).toEqual(aLead());
      await reopened.close();
    });
  });
}
