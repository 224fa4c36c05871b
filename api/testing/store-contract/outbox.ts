import { describe, expect, test } from 'vitest';
import {
  type AttemptOutcome,
  type EntryProgress,
  ORDER,
  URGENT,
} from '../../src/domain/outbox/ports.ts';
import { aClaim, aLead, anEntry } from '../builders.ts';
import type { OpenedStore } from './opened-store.ts';

const NOON = '2025-06-01T12:00:00.000Z';
const entryId = anEntry().id;
const fresh = { state: 'pending', attempts: 0, lastError: '', sentAt: '' };
const sent: EntryProgress = {
  state: 'sent',
  attempts: 1,
  nextAttemptAt: NOON,
  lastError: '',
  sentAt: NOON,
};

export function describeOutbox(opened: () => OpenedStore): void {
  describe('entries of the outbox', () => {
    const outbox = () => opened().store.outbox;

    test('start as pending, due at once', async () => {
      await outbox().enqueue([anEntry()]);
      const { id, leadId, purpose, dueAt } = anEntry();
      const mail = { id, leadId, purpose, nextAttemptAt: dueAt, ...fresh };
      expect(await outbox().get(id)).toEqual(mail);
      expect(await outbox().due(dueAt, 10)).toEqual([mail]);
      expect(await outbox().claims(id)).toEqual([]);
      expect(await outbox().get('key-99999999:customer')).toBeUndefined();
    });

    test('that are enqueued again do not change, and new ones beside them are added', async () => {
      await outbox().enqueue([anEntry()]);
      await outbox().update(entryId, sent);
      const staff = anEntry({ id: 'key-00000001:staff', purpose: 'staff' });
      await outbox().enqueue([anEntry(), staff]);
      await outbox().enqueue([anEntry(), staff]);
      expect(await outbox().get(entryId)).toMatchObject(sent);
      expect(await outbox().get(staff.id)).toMatchObject(fresh);
      expect(await outbox().counts()).toEqual({ pending: 1, sent: 1, failed: 0, dead: 0 });
    });

    test('that two handles enqueue at once are stored once', async () => {
      const { store, another } = opened();
      const other = await another();
      const batch = Array.from({ length: 20 }, (_, index) => anEntry({ id: `key-${index}:staff` }));
      await Promise.all([store.outbox.enqueue(batch), other.outbox.enqueue(batch)]);
      expect(await store.outbox.counts()).toMatchObject({ pending: 20 });
      await other.close();
    });

    test('are found by their lead, and those of a lead with a similar id are not', async () => {
      const own = [anEntry(), anEntry({ id: 'key-00000001:staff', purpose: 'staff' })];
      const others = ['key-00000001:x', 'key-000000012', 'key-0000000'].map((leadId) =>
        anEntry({ id: `${leadId}:customer`, leadId }),
      );
      await outbox().enqueue([...others, ...own]);
      const found = await outbox().ofLead(anEntry().leadId);
      expect(found.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id));
      expect(await outbox().ofLead('key-00000001:x')).toMatchObject([{ id: others[0]?.id }]);
      expect(await outbox().ofLead('key-99999999')).toEqual([]);
    });

    test('are due in order of time while pending or failed, and never once sent or dead', async () => {
      const progress = { attempts: 1, lastError: 'busy', sentAt: '' };
      const rows = [
        ['c', 'failed', '11'],
        ['a', 'pending', '10'],
        ['later', 'pending', '13'],
        ['b', 'failed', '10'],
        ['gone', 'sent', '09'],
        ['lost', 'dead', '09'],
        ['now', 'pending', '12'],
      ] as const;
      for (const [id, state, hour] of rows) {
        await outbox().enqueue([anEntry({ id })]);
        const nextAttemptAt = `2025-06-01T${hour}:00:00.000Z`;
        await outbox().update(id, { ...progress, state, nextAttemptAt });
      }
      const ids = async (limit: number) => (await outbox().due(NOON, limit)).map(({ id }) => id);
      expect(await ids(10)).toEqual(['a', 'b', 'c', 'now']);
      expect(await ids(2)).toEqual(['a', 'b']);
      expect(await outbox().counts()).toEqual({ pending: 3, sent: 1, failed: 2, dead: 1 });
      await outbox().enqueue([anEntry({ id: 'hook', purpose: 'webhook' })]);
      const none = { pending: 0, sent: 0, failed: 0, dead: 0 };
      expect(await outbox().counts('webhook')).toEqual({ ...none, pending: 1 });
      expect(await outbox().counts('never')).toEqual(none);
    });

    test('with a higher priority are due before all others, also after a failed attempt', async () => {
      const [early, late] = ['2025-06-01T10:00:00.000Z', '2025-06-01T11:00:00.000Z'];
      await outbox().enqueue([
        anEntry({ id: 'old', dueAt: '2025-06-01T07:00:00.000Z' }),
        anEntry({ id: 'order', priority: ORDER, dueAt: early }),
        anEntry({ id: 'urgent-2', priority: URGENT, dueAt: late }),
        anEntry({ id: 'urgent-1', priority: URGENT, dueAt: early }),
        anEntry({ id: 'new', dueAt: NOON }),
      ]);
      const failed = { state: 'failed', attempts: 1, lastError: 'busy', sentAt: '' } as const;
      await outbox().update('urgent-1', { ...failed, nextAttemptAt: NOON });
      const due = await outbox().due(NOON, 10);
      expect(due.map(({ id }) => id)).toEqual(['urgent-2', 'urgent-1', 'order', 'old', 'new']);
      const priorities = [URGENT, URGENT, ORDER, undefined, undefined];
      expect(due.map(({ priority }) => priority)).toEqual(priorities);
      const atLeast = async (priority: number) =>
        (await outbox().due(NOON, 10, priority)).map(({ id }) => id);
      expect(await atLeast(ORDER)).toEqual(['urgent-2', 'urgent-1', 'order']);
      expect(await atLeast(URGENT)).toEqual(['urgent-2', 'urgent-1']);
      expect((await outbox().due(NOON, 1)).map(({ id }) => id)).toEqual(['urgent-2']);
    });

    test('that are dead are listed, the latest first', async () => {
      for (const hour of ['08', '10', '09']) {
        await outbox().enqueue([anEntry({ id: hour })]);
        const nextAttemptAt = `2025-06-01T${hour}:00:00.000Z`;
        await outbox().update(hour, { ...sent, state: 'dead', sentAt: '', nextAttemptAt });
      }
      await outbox().enqueue([anEntry()]);
      expect((await outbox().dead(2)).map(({ id }) => id)).toEqual(['10', '09']);
    });

    test('that wait are told with those that may not be tried yet, and the time of the oldest lead', async () => {
      const { leads } = opened().store;
      expect(await outbox().backlog(NOON)).toEqual({ held: 0 });
      for (const hour of ['11', '09', '08', '10']) {
        const at = `2025-06-01T${hour}:00:00.000Z`;
        await leads.insert(aLead({ id: hour, token: hour.repeat(16), receivedAt: at }));
      }
      const later = '2025-06-01T13:00:00.000Z';
      await outbox().enqueue([
        anEntry({ id: 'held', leadId: '11', dueAt: later }),
        anEntry({ id: 'due', leadId: '10', dueAt: NOON }),
        anEntry({ id: 'tried', leadId: '09' }),
        anEntry({ id: 'sent', leadId: '08' }),
        anEntry({ id: 'of a lead that was deleted', leadId: '07' }),
      ]);
      await outbox().update('tried', { ...sent, state: 'failed', nextAttemptAt: later });
      await outbox().update('sent', sent);
      expect(await outbox().backlog(NOON)).toEqual({
        held: 1,
        oldestLead: '2025-06-01T09:00:00.000Z',
      });
    });

    test('that do not exist can be updated without effect', async () => {
      await outbox().update('nobody:staff', sent);
      expect(await outbox().get('nobody:staff')).toBeUndefined();
    });

    test('accept only one of 20 claims of an attempt that two handles make at once', async () => {
      const { store, another } = opened();
      const other = await another();
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { outbox } = index % 2 === 0 ? store : other;
          return outbox.claim(aClaim({ owner: `sender-${index}` }));
        }),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      const winner = aClaim({ owner: `sender-${wins.indexOf(true)}` });
      expect(await other.outbox.claims(entryId)).toEqual([winner]);
      await other.close();
    });

    test('are removed with their claims, and other entries stay', async () => {
      const staff = anEntry({ id: 'key-00000001:staff', purpose: 'staff' });
      await outbox().enqueue([anEntry(), staff]);
      await outbox().claim(aClaim());
      await outbox().claim(aClaim({ id: `${staff.id}:1`, entryId: staff.id }));
      await outbox().remove([entryId, 'never:there']);
      await outbox().remove([]);
      expect(await outbox().get(entryId)).toBeUndefined();
      expect(await outbox().claims(entryId)).toEqual([]);
      expect(await outbox().counts()).toMatchObject({ pending: 1 });
      expect(await outbox().claims(staff.id)).toHaveLength(1);
    });

    test('list their own claims in the order of attempts', async () => {
      const attempts = [2, 11, 1, 10];
      for (const attempt of attempts) {
        expect(await outbox().claim(aClaim({ id: `${entryId}:${attempt}`, attempt }))).toBe(true);
      }
      await outbox().claim(aClaim({ id: 'other:1', entryId: 'other' }));
      const listed = await outbox().claims(entryId);
      expect(listed.map(({ attempt }) => attempt)).toEqual([1, 2, 10, 11]);
    });

    test.each<AttemptOutcome>([
      { kind: 'sent', at: NOON },
      { kind: 'failed', at: NOON, reason: '450 busy', permanent: false, retryAt: NOON },
      { kind: 'dead', at: NOON, reason: '550 "no"' },
    ])('keep the outcome of an attempt: $kind', async (outcome) => {
      const { store, another } = opened();
      await store.outbox.claim(aClaim());
      await store.outbox.claim(aClaim({ id: `${entryId}:2`, attempt: 2 }));
      await store.outbox.settle(aClaim().id, outcome);
      const other = await another();
      expect(await other.outbox.claims(entryId)).toEqual([
        { ...aClaim(), outcome },
        aClaim({ id: `${entryId}:2`, attempt: 2 }),
      ]);
      expect(await other.outbox.claim(aClaim())).toBe(false);
      await other.close();
    });
  });
}
