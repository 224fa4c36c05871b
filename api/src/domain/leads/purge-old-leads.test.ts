import { expect, test } from 'vitest';
import { aLead, aReport } from '../../../testing/builders.ts';
import { collect } from '../../../testing/collect.ts';
import { mailEntries } from '../../../testing/mail-outbox.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { aPlanRevision } from '../../../testing/saved-plans.ts';
import { unknownLead } from '../../../testing/stored-leads.ts';
import { idempotencyKey } from '../outbox/idempotency-key.ts';
import { monthsBefore, purgeOldLeads } from './purge-old-leads.ts';

test.each([
  ['2025-06-15T10:30:00.000Z', 1, '2025-05-15T10:30:00.000Z'],
  ['2025-03-31T10:30:00.000Z', 1, '2025-02-28T10:30:00.000Z'],
  ['2024-03-31T00:00:00.000Z', 1, '2024-02-29T00:00:00.000Z'],
  ['2025-01-31T23:59:59.999Z', 14, '2023-11-30T23:59:59.999Z'],
  ['2024-02-29T12:00:00.000Z', 12, '2023-02-28T12:00:00.000Z'],
])('%s, %i months earlier, is %s', (moment, months, earlier) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(earlier);
});

test('leads older than the given months are deleted with their reports and mails and plans and photos as old, and 0 months keeps all', async () => {
  const store = memoryStore();
  const { leads } = store;
  const clock = { now: () => new Date('2025-06-15T10:30:00.000Z') };
  const old = aLead({ id: 'old-00001', receivedAt: '2024-06-15T10:29:59.999Z' });
  await leads.insert(old);
  await leads.insert(aLead({ id: 'new-00001', receivedAt: '2024-06-15T10:30:00.000Z' }));
  const recent = aLead({ id: 'new-00001' });
  for (const { id, receivedAt } of [old, recent]) {
    await store.reports.insert(aReport({ leadId: id, receivedAt }));
  }
  for (const { id: token, receivedAt: createdAt } of [old, recent]) {
    await store.plans.insert(aPlanRevision({ token, createdAt }));
    await store.photos.insert({ id: token, addedAt: createdAt, content: new Uint8Array(1) });
    await store.photos.claim(token);
  }
  await store.outbox.enqueue([old, recent].flatMap((one) => mailEntries(one)));
  const removed: string[] = [];
  const capturedMails = { remove: async (key: string) => void removed.push(key) };
  expect(await purgeOldLeads({ store, capturedMails, clock }, 0)).toBe(0);
  expect(removed).toEqual([]);
  expect(await purgeOldLeads({ store, capturedMails, clock }, 12)).toBe(1);
  expect(removed).toEqual([idempotencyKey(old, 'customer'), idempotencyKey(old, 'staff')]);
  expect(await store.outbox.counts()).toMatchObject({ pending: 2 });
  for (const { id } of mailEntries(old)) expect(await store.outbox.get(id)).toBeUndefined();
  expect(await store.reports.get(old.id)).toBeUndefined();
  expect(await store.reports.get(recent.id)).toBeDefined();
  expect(await store.plans.list(old.id)).toEqual([]);
  expect(await store.plans.list(recent.id)).toHaveLength(1);
  expect(await store.photos.get(old.id)).toBeUndefined();
  expect(await store.photos.get(recent.id)).toBeDefined();
  expect((await collect(leads.since(''))).map(({ id }) => id)).toEqual(['new-00001']);
});

test('a lead that only a newer program can read is deleted with all of its mails', async () => {
  const store = memoryStore();
  const lead = unknownLead({ receivedAt: '2020-01-01T00:00:00.000Z' });
  await store.leads.insert(lead);
  const mail = { id: `${lead.id}:engineer`, leadId: lead.id, purpose: 'engineer' };
  await store.outbox.enqueue([{ ...mail, dueAt: lead.receivedAt }]);
  const removed: string[] = [];
  const capturedMails = { remove: async (key: string) => void removed.push(key) };
  const clock = { now: () => new Date('2025-06-15T10:30:00.000Z') };
  expect(await purgeOldLeads({ store, capturedMails, clock }, 12)).toBe(1);
  expect(removed).toEqual([idempotencyKey(lead, 'engineer')]);
  expect(await store.outbox.get(mail.id)).toBeUndefined();
});

test('a lead whose mail cannot be deleted is kept, so that the next purge finds both', async () => {
  const store = memoryStore();
  const { leads } = store;
  const lead = aLead({ receivedAt: '2020-01-01T00:00:00.000Z' });
  await leads.insert(lead);
  await store.outbox.enqueue(mailEntries(lead));
  const capturedMails = { remove: () => Promise.reject(new Error('read-only disk')) };
  const clock = { now: () => new Date('2025-06-15T10:30:00.000Z') };
  await expect(purgeOldLeads({ store, capturedMails, clock }, 12)).rejects.toThrow('read-only');
  expect(await collect(leads.since(''))).toHaveLength(1);
});
