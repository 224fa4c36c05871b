import { failed, type Result, success } from '@app/result';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aContactLead, anOrderLead, letterhead } from '../../../testing/mail-leads.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { newerLead, unknownLead } from '../../../testing/stored-leads.ts';
import { countingRandomness } from '../../../testing/test-api.ts';
import type { Lead } from '../leads/ports.ts';
import type { Store } from '../store.ts';
import { type MailDelivery, startMailDelivery } from './mail-delivery.ts';
import { mailsOwed } from './mails-owed.ts';
import type { MailFailure, MailMessage } from './ports.ts';

const START = Date.parse('2025-06-02T10:00:00.000Z');
const MINUTE = 60_000;

interface Sent {
  readonly to: string;
  readonly messageId: string;
}

/** Deliveries over one store, with a clock and a transport that the test controls. */
function setUp(store: Store = memoryStore()) {
  const sent: Sent[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const world = {
    now: START,
    answer: async (_mail: Sent): Promise<Result<void, MailFailure>> => success(undefined),
  };
  const transport = {
    async send({ to }: MailMessage, { messageId }: { messageId: string }) {
      const mail = { to: to.address, messageId };
      sent.push(mail);
      return world.answer(mail);
    },
    async close() {},
  };
  const running: MailDelivery[] = [];
  const start = (owner = 'a') => {
    const delivery = startMailDelivery({
      store,
      transport,
      letterhead,
      log,
      owner,
      clock: { now: () => new Date(world.now) },
      randomness: countingRandomness(),
      timing: { intervalMs: 5, pauseMs: 5 },
    });
    running.push(delivery);
    return delivery;
  };
  const stop = () => Promise.all(running.map((delivery) => delivery.stop()));
  return { store, sent, log, world, start, stop };
}

let system: ReturnType<typeof setUp>;
afterEach(() => system.stop());

const record = async ({ store }: { store: Store }, lead: Lead) => {
  await store.leads.insert(lead);
  return lead;
};
const counts = () => system.store.mails.counts();
const settled = async (mailId: string) =>
  (await system.store.mails.claims(mailId)).filter(({ outcome }) => outcome).length;
const busy = async () => failed({ kind: 'temporary', reason: '450 busy' } as const);

describe('delivery', () => {
  test('sends the mails of a recorded lead after the call has returned', async () => {
    system = setUp();
    const delivery = system.start();
    delivery.leadRecorded(await record(system, anOrderLead()));
    expect(system.sent).toEqual([]);
    await expect.poll(counts).toMatchObject({ sent: 2, pending: 0 });
    expect(system.sent.map(({ to }) => to).toSorted()).toEqual([
      'desk@acme.example',
      'thandi@example.com',
    ]);
    const logged = JSON.stringify(system.log.info.mock.calls);
    expect(logged).toContain('mail sent');
    expect(logged).not.toContain('example.com');
  });

  test('sends each mail once with two deliveries on one store', async () => {
    const store = memoryStore();
    // Makes both deliveries read the claims before either makes one.
    const claims: Store['mails']['claims'] = async (mailId) => {
      const read = await store.mails.claims(mailId);
      await new Promise((resolve) => setTimeout(resolve, 2));
      return read;
    };
    system = setUp({ ...store, mails: { ...store.mails, claims } });
    const leads = Array.from({ length: 40 }, (_, index) =>
      anOrderLead({ id: `key-${String(index).padStart(8, '0')}` }),
    );
    const deliveries = [system.start('a'), system.start('b')];
    for (const lead of leads) {
      await record(system, lead);
      for (const delivery of deliveries) delivery.leadRecorded(lead);
    }
    await expect.poll(counts).toMatchObject({ sent: 80, pending: 0 });
    await system.stop();
    expect(system.sent).toHaveLength(80);
    expect(new Set(system.sent.map(({ messageId }) => messageId)).size).toBe(80);
  });

  test('makes the missing mails of leads once', async () => {
    system = setUp();
    await record(
      system,
      aContactLead({ receivedAt: new Date(START - 20 * 24 * 60 * MINUTE).toISOString() }),
    );
    await record(system, aContactLead({ id: 'too-old-1', receivedAt: '2025-01-01T00:00:00.000Z' }));
    system.start();
    await expect.poll(counts).toMatchObject({ sent: 2 });
    await record(
      system,
      aContactLead({ id: 'later-001', receivedAt: new Date(START).toISOString() }),
    );
    system.world.now += 2 * MINUTE;
    await expect.poll(counts).toMatchObject({ sent: 4, pending: 0 });
    system.world.now += 2 * MINUTE;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(system.sent).toHaveLength(4);
  });

  test('retries with the same Message-ID, and not before the wait is over', async () => {
    system = setUp();
    system.world.answer = busy;
    await record(system, aContactLead({ suspect: true }));
    system.start();
    await expect.poll(counts).toMatchObject({ failed: 1 });
    expect(await system.store.mails.get('key-00000001:staff')).toMatchObject({
      attempts: 1,
      lastError: '450 busy',
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(system.sent).toHaveLength(1);
    system.world.answer = async () => success(undefined);
    system.world.now += MINUTE;
    await expect.poll(counts).toMatchObject({ sent: 1, failed: 0 });
    expect(system.sent).toHaveLength(2);
    expect(system.sent[0]).toEqual(system.sent[1]);
  });

  test('makes a mail dead after three days, and logs the error then and at the next start', async () => {
    system = setUp();
    system.world.answer = busy;
    await record(system, aContactLead({ suspect: true }));
    system.start();
    for (let attempt = 1; attempt <= 20; attempt++) {
      await expect.poll(() => settled('key-00000001:staff')).toBe(attempt);
      system.world.now += 6 * 60 * MINUTE;
    }
    await expect.poll(counts).toMatchObject({ dead: 1, failed: 0 });
    expect(await system.store.mails.dead(5)).toMatchObject([
      { attempts: 20, lastError: '450 busy' },
    ]);
    expect(system.log.error.mock.lastCall).toMatchObject([
      { reference: 'MSG-7K3F-92QD', reason: '450 busy' },
      'mail is dead: it is not tried again',
    ]);
    system.start('b');
    const loud = [{ dead: 1 }, 'there are dead mails: they are not tried again'];
    await expect.poll(() => system.log.error.mock.calls).toContainEqual(loud);
    expect(system.sent).toHaveLength(20);
  });

  test('takes over the mail of a dead process when its claim has expired', async () => {
    system = setUp();
    const lead = await record(system, aContactLead({ suspect: true }));
    await system.store.mails.enqueue(mailsOwed(lead));
    const mailId = `${lead.id}:staff`;
    const expiresAt = new Date(START + MINUTE).toISOString();
    await system.store.mails.claim({
      id: `${mailId}:1`,
      mailId,
      attempt: 1,
      owner: 'x',
      expiresAt,
    });
    system.start();
    await expect
      .poll(() => system.store.mails.get(mailId))
      .toMatchObject({ state: 'pending', attempts: 1, nextAttemptAt: expiresAt });
    expect(system.sent).toEqual([]);
    system.world.now += MINUTE;
    await expect.poll(counts).toMatchObject({ sent: 1 });
    expect(await system.store.mails.get(mailId)).toMatchObject({ attempts: 2 });
  });

  test('does not send a mail again whose claim is settled as sent, whatever its row has', async () => {
    system = setUp();
    const lead = await record(system, aContactLead({ suspect: true }));
    await system.store.mails.enqueue(mailsOwed(lead));
    const mailId = `${lead.id}:staff`;
    const at = new Date(START - MINUTE).toISOString();
    await system.store.mails.claim({
      id: `${mailId}:1`,
      mailId,
      attempt: 1,
      owner: 'x',
      expiresAt: at,
    });
    await system.store.mails.settle(`${mailId}:1`, { kind: 'sent', at });
    system.start();
    await expect.poll(counts).toMatchObject({ sent: 1, pending: 0 });
    expect(system.sent).toEqual([]);
  });

  test('sends a mail once even when the store fails while the outcome is recorded', async () => {
    const store = memoryStore();
    let faults = 3;
    const settle: Store['mails']['settle'] = async (...outcome) => {
      if (faults-- > 0) throw new Error('disk full');
      return store.mails.settle(...outcome);
    };
    system = setUp({ ...store, mails: { ...store.mails, settle } });
    await record(system, aContactLead({ suspect: true }));
    system.start();
    await expect.poll(counts).toMatchObject({ sent: 1 });
    expect(system.sent).toHaveLength(1);
    expect(system.log.error).toHaveBeenCalledTimes(3);
  });

  test('goes on after the store was unavailable for a while', async () => {
    const store = memoryStore();
    let away = true;
    const due: Store['mails']['due'] = async (...query) => {
      if (away) throw new Error('away');
      return store.mails.due(...query);
    };
    system = setUp({ ...store, mails: { ...store.mails, due } });
    system.start().leadRecorded(await record(system, aContactLead()));
    await expect.poll(() => system.log.error.mock.calls.length).toBeGreaterThan(1);
    away = false;
    await expect.poll(counts).toMatchObject({ sent: 2 });
  });

  test('counts a lead that cannot be read as a failed attempt and logs none of its content', async () => {
    system = setUp();
    await record(system, { ...aContactLead({ suspect: true }), payload: { name: 'Secret Name' } });
    system.start();
    await expect.poll(counts).toMatchObject({ failed: 1 });
    expect(JSON.stringify(system.log.warn.mock.calls)).toContain('fault while writing or sending');
    expect(JSON.stringify(system.log.warn.mock.calls)).not.toContain('Secret');
  });

  test('skips mails that only a newer program can write, without delaying others', async () => {
    system = setUp();
    const unknown = [unknownLead(), newerLead(), unknownLead({ id: 'unknown-0002' })];
    for (const lead of unknown) {
      await record(system, lead);
      const mail = { leadId: lead.id, purpose: 'staff', dueAt: '2025-01-01T00:00:00.000Z' };
      await system.store.mails.enqueue([{ id: `${lead.id}:staff`, ...mail }]);
    }
    await system.store.leads.insert(aContactLead());
    const purpose = 'engineer';
    const id = `${aContactLead().id}:${purpose}`;
    const newer = { id, leadId: aContactLead().id, purpose, dueAt: '2025-01-01T00:00:00.000Z' };
    await system.store.mails.enqueue([newer]);
    for (const index of [1, 2, 3]) {
      await record(system, aContactLead({ id: `key-0000000${index}` }));
    }
    system.start();
    await expect.poll(counts).toEqual({ sent: 6, pending: 4, failed: 0, dead: 0 });
    for (const mailId of [...unknown.map((lead) => `${lead.id}:staff`), id]) {
      expect(await system.store.mails.get(mailId)).toMatchObject({ attempts: 0 });
      expect(await system.store.mails.claims(mailId)).toEqual([]);
    }
    expect(system.log.warn).toHaveBeenCalledTimes(4);
  });

  test('when stopped, records mails that are being sent and starts no others', async () => {
    system = setUp();
    const { promise, resolve: finish } = Promise.withResolvers<void>();
    system.world.answer = async () => {
      await promise;
      return success(undefined);
    };
    for (const index of [1, 2, 3]) {
      await record(system, aContactLead({ id: `key-0000000${index}` }));
    }
    const delivery = system.start();
    await expect.poll(() => system.sent.length).toBe(3);
    const last = await record(system, aContactLead({ id: 'key-last' }));
    delivery.leadRecorded(last);
    const stopped = delivery.stop();
    finish();
    await stopped;
    expect(await counts()).toEqual({ sent: 3, pending: 5, failed: 0, dead: 0 });
    expect(system.sent).toHaveLength(3);
  });
});
