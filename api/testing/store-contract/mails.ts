import { describe, expect, test } from 'vitest';
import type { AttemptOutcome, MailProgress } from '../../src/domain/mail/ports.ts';
import { aClaim, aMail } from '../builders.ts';
import type { OpenedStore } from './store-contract.ts';

const NOON = '2025-06-01T12:00:00.000Z';
const mailId = aMail().id;
const fresh = { state: 'pending', attempts: 0, lastError: '', sentAt: '' };
const sent: MailProgress = {
  state: 'sent',
  attempts: 1,
  nextAttemptAt: NOON,
  lastError: '',
  sentAt: NOON,
};

export function describeMails(opened: () => OpenedStore): void {
  describe('mails', () => {
    const mails = () => opened().store.mails;

    test('start as pending, due at once', async () => {
      await mails().enqueue([aMail()]);
      const { id, leadId, purpose, dueAt } = aMail();
      const mail = { id, leadId, purpose, nextAttemptAt: dueAt, ...fresh };
      expect(await mails().get(id)).toEqual(mail);
      expect(await mails().due(dueAt, 10)).toEqual([mail]);
      expect(await mails().claims(id)).toEqual([]);
      expect(await mails().get('key-99999999:customer')).toBeUndefined();
    });

    test('that are enqueued again do not change, and new ones beside them are added', async () => {
      await mails().enqueue([aMail()]);
      await mails().update(mailId, sent);
      const staff = aMail({ id: 'key-00000001:staff', purpose: 'staff' });
      await mails().enqueue([aMail(), staff]);
      await mails().enqueue([aMail(), staff]);
      expect(await mails().get(mailId)).toMatchObject(sent);
      expect(await mails().get(staff.id)).toMatchObject(fresh);
      expect(await mails().counts()).toEqual({ pending: 1, sent: 1, failed: 0, dead: 0 });
    });

    test('that two handles enqueue at once are stored once', async () => {
      const { store, another } = opened();
      const other = await another();
      const batch = Array.from({ length: 20 }, (_, index) => aMail({ id: `key-${index}:staff` }));
      await Promise.all([store.mails.enqueue(batch), other.mails.enqueue(batch)]);
      expect(await store.mails.counts()).toMatchObject({ pending: 20 });
      await other.close();
    });

    test('are found by their lead, and those of a lead with a similar id are not', async () => {
      const own = [aMail(), aMail({ id: 'key-00000001:staff', purpose: 'staff' })];
      const others = ['key-00000001:x', 'key-000000012', 'key-0000000'].map((leadId) =>
        aMail({ id: `${leadId}:customer`, leadId }),
      );
      await mails().enqueue([...others, ...own]);
      const found = await mails().ofLead(aMail().leadId);
      expect(found.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id));
      expect(await mails().ofLead('key-00000001:x')).toMatchObject([{ id: others[0]?.id }]);
      expect(await mails().ofLead('key-99999999')).toEqual([]);
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
        await mails().enqueue([aMail({ id })]);
        const nextAttemptAt = `2025-06-01T${hour}:00:00.000Z`;
        await mails().update(id, { ...progress, state, nextAttemptAt });
      }
      const ids = async (limit: number) => (await mails().due(NOON, limit)).map(({ id }) => id);
      expect(await ids(10)).toEqual(['a', 'b', 'c', 'now']);
      expect(await ids(2)).toEqual(['a', 'b']);
      expect(await mails().counts()).toEqual({ pending: 3, sent: 1, failed: 2, dead: 1 });
    });

    test('that are urgent are due before all others, also after a failed attempt', async () => {
      await mails().enqueue([
        aMail({ id: 'old', dueAt: '2025-06-01T07:00:00.000Z' }),
        aMail({ id: 'urgent-2', urgent: true, dueAt: '2025-06-01T11:00:00.000Z' }),
        aMail({ id: 'urgent-1', urgent: true, dueAt: '2025-06-01T10:00:00.000Z' }),
        aMail({ id: 'new', dueAt: NOON }),
      ]);
      const failed = { state: 'failed', attempts: 1, lastError: 'busy', sentAt: '' } as const;
      await mails().update('urgent-1', { ...failed, nextAttemptAt: NOON });
      const due = await mails().due(NOON, 10);
      expect(due.map(({ id }) => id)).toEqual(['urgent-2', 'urgent-1', 'old', 'new']);
      expect(due.map(({ urgent }) => urgent)).toEqual([true, true, undefined, undefined]);
      expect((await mails().due(NOON, 1)).map(({ id }) => id)).toEqual(['urgent-2']);
    });

    test('that are dead are listed, the latest first', async () => {
      for (const hour of ['08', '10', '09']) {
        await mails().enqueue([aMail({ id: hour })]);
        const nextAttemptAt = `2025-06-01T${hour}:00:00.000Z`;
        await mails().update(hour, { ...sent, state: 'dead', sentAt: '', nextAttemptAt });
      }
      await mails().enqueue([aMail()]);
      expect((await mails().dead(2)).map(({ id }) => id)).toEqual(['10', '09']);
    });

    test('that do not exist can be updated without effect', async () => {
      await mails().update('nobody:staff', sent);
      expect(await mails().get('nobody:staff')).toBeUndefined();
    });

    test('accept only one of 20 claims of an attempt that two handles make at once', async () => {
      const { store, another } = opened();
      const other = await another();
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          const { mails } = index % 2 === 0 ? store : other;
          return mails.claim(aClaim({ owner: `sender-${index}` }));
        }),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      const winner = aClaim({ owner: `sender-${wins.indexOf(true)}` });
      expect(await other.mails.claims(mailId)).toEqual([winner]);
      await other.close();
    });

    test('are removed with their claims, and other mails stay', async () => {
      const staff = aMail({ id: 'key-00000001:staff', purpose: 'staff' });
      await mails().enqueue([aMail(), staff]);
      await mails().claim(aClaim());
      await mails().claim(aClaim({ id: `${staff.id}:1`, mailId: staff.id }));
      await mails().remove([mailId, 'never:there']);
      await mails().remove([]);
      expect(await mails().get(mailId)).toBeUndefined();
      expect(await mails().claims(mailId)).toEqual([]);
      expect(await mails().counts()).toMatchObject({ pending: 1 });
      expect(await mails().claims(staff.id)).toHaveLength(1);
    });

    test('list their own claims in the order of attempts', async () => {
      const attempts = [2, 11, 1, 10];
      for (const attempt of attempts) {
        expect(await mails().claim(aClaim({ id: `${mailId}:${attempt}`, attempt }))).toBe(true);
      }
      await mails().claim(aClaim({ id: 'other:1', mailId: 'other' }));
      const listed = await mails().claims(mailId);
      expect(listed.map(({ attempt }) => attempt)).toEqual([1, 2, 10, 11]);
    });

    test.each<AttemptOutcome>([
      { kind: 'sent', at: NOON },
      { kind: 'failed', at: NOON, reason: '450 busy', permanent: false, retryAt: NOON },
      { kind: 'dead', at: NOON, reason: '550 "no"' },
    ])('keep the outcome of an attempt: $kind', async (outcome) => {
      const { store, another } = opened();
      await store.mails.claim(aClaim());
      await store.mails.claim(aClaim({ id: `${mailId}:2`, attempt: 2 }));
      await store.mails.settle(aClaim().id, outcome);
      const other = await another();
      expect(await other.mails.claims(mailId)).toEqual([
        { ...aClaim(), outcome },
        aClaim({ id: `${mailId}:2`, attempt: 2 }),
      ]);
      expect(await other.mails.claim(aClaim())).toBe(false);
      await other.close();
    });
  });
}
