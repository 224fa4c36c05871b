import { failed, type Result, success } from '@app/result';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aReport } from '../../../testing/builders.ts';
import { aContactLead, anIncidentLead, anOrderLead } from '../../../testing/mail-leads.ts';
import { mailEntries, startMailOutbox } from '../../../testing/mail-outbox.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { noReports } from '../../../testing/no-reports.ts';
import { newerLead, storedLeads, unknownLead } from '../../../testing/stored-leads.ts';
import type { StoredReport } from '../assessments/ports.ts';
import type { Lead } from '../leads/ports.ts';
import { unlimited } from '../limits/limits.ts';
import type { MailReports, VisitorMailLimits } from '../mail/mail-delivery.ts';
import type { MailMessage } from '../mail/ports.ts';
import type { Store } from '../store.ts';
import type { Delivery, DeliveryFailure } from './delivery.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Outbox } from './outbox.ts';

const START = Date.parse('2025-06-02T10:00:00.000Z');
const MINUTE = 60_000;

interface Sent {
  readonly to: string;
  readonly subject: string;
  readonly messageId: string;
}

const noLimits: VisitorMailLimits = { toOneAddress: 0, inTotal: 0 };
const oneEach: VisitorMailLimits = { toOneAddress: 1, inTotal: 0 };

/** Deliveries over one store, with a clock that the test moves and a transport that it answers for. */
function setUp(store: Store = memoryStore(), limits = noLimits, reports = noReports) {
  const sent: Sent[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const world = {
    now: START,
    answer: async (_mail: Sent): Promise<Result<void, DeliveryFailure>> => success(undefined),
  };
  const transport = {
    async send({ to, subject }: MailMessage, { messageId }: { messageId: string }) {
      const mail = { to: to.address, subject, messageId };
      sent.push(mail);
      return world.answer(mail);
    },
    async close() {},
  };
  const due = vi.fn(store.outbox.due);
  const running: Outbox[] = [];
  const start = (owner = 'a', others: readonly Delivery[] = []) => {
    const delivery = startMailOutbox({
      store: { ...store, outbox: { ...store.outbox, due } },
      reports,
      transport,
      visitorMails: limits,
      log,
      owner,
      others,
      clock: { now: () => new Date(world.now) },
      timing: { intervalMs: 5, pauseMs: 5 },
    });
    running.push(delivery);
    return delivery;
  };
  const stop = () => Promise.all(running.map((delivery) => delivery.stop()));
  /** Resolves when deliveries have looked for due mails three more times. */
  const passes = async () => {
    due.mockClear();
    await expect.poll(() => due.mock.calls.length).toBeGreaterThan(3);
  };
  return { store, sent, log, world, start, stop, passes };
}

let system: ReturnType<typeof setUp>;
afterEach(() => system.stop());

const record = async ({ store }: { store: Store }, lead: Lead) => {
  await store.leads.insert(lead);
  return lead;
};
const counts = () => system.store.outbox.counts();
const settled = async (mailId: string) =>
  (await system.store.outbox.claims(mailId)).filter(({ outcome }) => outcome).length;
const busy = async () => failed({ kind: 'temporary', reason: '450 busy' } as const);

describe('delivery', () => {
  test('sends the mails of a recorded lead after the call has returned', async () => {
    system = setUp();
    const delivery = system.start();
    delivery.leadRecorded(await record(system, anOrderLead()), 'trace-1');
    expect(system.sent).toEqual([]);
    await expect.poll(counts).toMatchObject({ sent: 2, pending: 0 });
    expect(system.sent.map(({ to }) => to).toSorted()).toEqual([
      'desk@acme.example',
      'thandi@example.com',
    ]);
    const logged = JSON.stringify(system.log.info.mock.calls);
    expect(logged).toContain('mail sent');
    expect(system.log.info.mock.calls).toMatchObject([
      [{ trace: 'trace-1' }, 'mail sent'],
      [{ trace: 'trace-1' }, 'mail sent'],
    ]);
    expect(logged).not.toContain('example.com');
  });

  test('sends each mail once with two deliveries on one store', async () => {
    const store = memoryStore();
    // Makes both deliveries read the claims before either makes one.
    const claims: Store['outbox']['claims'] = async (mailId) => {
      const read = await store.outbox.claims(mailId);
      await new Promise((resolve) => setImmediate(resolve));
      return read;
    };
    system = setUp({ ...store, outbox: { ...store.outbox, claims } });
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

  // Slow: 51 mails are composed and sent.
  describe('of an incident while 50 mails wait', () => {
    const waiting = Array.from({ length: 50 }, (_, index) =>
      aContactLead({ id: `waiting-${index}`, suspect: true }),
    );
    const positionOf = (lead: Lead) =>
      system.sent.findIndex(({ messageId }) => messageId.includes(lead.reference.toLowerCase()));

    test('is sent first', async () => {
      system = setUp();
      for (const lead of waiting) await record(system, lead);
      const incident = await record(system, anIncidentLead());
      system.start();
      await expect.poll(counts).toMatchObject({ sent: 51 });
      expect(positionOf(incident)).toBe(0);
    });

    test('is sent at once when it comes in while three are being sent', async () => {
      system = setUp();
      const held: (() => void)[] = [];
      system.world.answer = () =>
        new Promise((resolve) => held.push(() => resolve(success(undefined))));
      for (const lead of waiting) await record(system, lead);
      const delivery = system.start();
      await expect.poll(() => held.length).toBe(3);
      const incident = await record(system, anIncidentLead());
      delivery.leadRecorded(incident);
      await expect.poll(() => system.sent.length).toBe(4);
      expect(positionOf(incident)).toBe(3);
      expect(await counts()).toMatchObject({ pending: 51 });
      system.world.answer = async () => success(undefined);
      for (const release of held) release();
      await expect.poll(counts).toMatchObject({ sent: 51 });
    });

    test('waits for its turn when it looks like spam', async () => {
      system = setUp();
      for (const lead of waiting) await record(system, lead);
      const incident = await record(system, anIncidentLead({ suspect: true }));
      system.start();
      await expect.poll(counts).toMatchObject({ sent: 51 });
      expect(positionOf(incident)).toBe(50);
      expect(system.sent[50]?.subject).toMatch(/^URGENT: \[Possible spam\] /);
    });
  });

  describe('of an order while 600 messages wait', () => {
    const messages = Array.from({ length: 600 }, (_, index) =>
      aContactLead({ id: `flood-${index}` }, { email: `visitor-${index}@example.com` }),
    );
    const confirmation = () =>
      system.sent.findIndex(({ subject }) => subject === 'Your order ORD-7K3F-92QD');

    test('is sent at once, although three messages are being sent and do not end', async () => {
      system = setUp();
      const held: (() => void)[] = [];
      system.world.answer = () =>
        new Promise((resolve) => held.push(() => resolve(success(undefined))));
      for (const lead of messages) await record(system, lead);
      const delivery = system.start();
      await expect.poll(() => held.length).toBe(3);
      delivery.leadRecorded(await record(system, anOrderLead()));
      await expect.poll(() => system.sent.length).toBe(4);
      expect(system.sent[3]?.messageId).toContain('ord-7k3f-92qd');
      held[3]?.();
      await expect.poll(confirmation).toBeGreaterThan(2);
      expect(confirmation()).toBeLessThan(5);
      const stopped = system.stop();
      for (const release of held) release();
      await stopped;
    });

    test('is sent at once, although the messages have used up the mails of an hour', async () => {
      system = setUp(memoryStore(), { toOneAddress: 3, inTotal: 4 });
      for (const lead of messages.slice(0, 20)) await record(system, lead);
      const toSame = ['a', 'b', 'c'].map((id) =>
        aContactLead({ id: `same-${id}` }, { email: 'thandi@example.com' }),
      );
      for (const lead of toSame) await record(system, lead);
      const delivery = system.start();
      await expect.poll(counts).toMatchObject({ sent: 23 + 4, pending: 19 });
      delivery.leadRecorded(await record(system, anOrderLead()));
      await expect.poll(counts).toMatchObject({ sent: 23 + 4 + 2, pending: 19 });
      expect(confirmation()).toBeGreaterThan(26);
    });
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
    await system.passes();
    expect(system.sent).toHaveLength(4);
  });

  test('retries with the same Message-ID, and not before the wait is over', async () => {
    system = setUp();
    system.world.answer = busy;
    await record(system, aContactLead({ suspect: true }));
    system.start();
    await expect.poll(counts).toMatchObject({ failed: 1 });
    expect(await system.store.outbox.get('key-00000001:staff')).toMatchObject({
      attempts: 1,
      lastError: '450 busy',
    });
    await system.passes();
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
    expect(await system.store.outbox.dead(5)).toMatchObject([
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
    await system.store.outbox.enqueue(mailEntries(lead));
    const mailId = `${lead.id}:staff`;
    const expiresAt = new Date(START + MINUTE).toISOString();
    await system.store.outbox.claim({
      id: `${mailId}:1`,
      entryId: mailId,
      attempt: 1,
      owner: 'x',
      expiresAt,
    });
    system.start();
    await expect
      .poll(() => system.store.outbox.get(mailId))
      .toMatchObject({ state: 'pending', attempts: 1, nextAttemptAt: expiresAt });
    expect(system.sent).toEqual([]);
    system.world.now += MINUTE;
    await expect.poll(counts).toMatchObject({ sent: 1 });
    expect(await system.store.outbox.get(mailId)).toMatchObject({ attempts: 2 });
  });

  test('does not send a mail again whose claim is settled as sent, whatever its row has', async () => {
    system = setUp();
    const lead = await record(system, aContactLead({ suspect: true }));
    await system.store.outbox.enqueue(mailEntries(lead));
    const mailId = `${lead.id}:staff`;
    const at = new Date(START - MINUTE).toISOString();
    await system.store.outbox.claim({
      id: `${mailId}:1`,
      entryId: mailId,
      attempt: 1,
      owner: 'x',
      expiresAt: at,
    });
    await system.store.outbox.settle(`${mailId}:1`, { kind: 'sent', at });
    system.start();
    await expect.poll(counts).toMatchObject({ sent: 1, pending: 0 });
    expect(system.sent).toEqual([]);
  });

  test('sends a mail once even when the store fails while the outcome is recorded', async () => {
    const store = memoryStore();
    let faults = 3;
    const settle: Store['outbox']['settle'] = async (...outcome) => {
      if (faults-- > 0) throw new Error('disk full');
      return store.outbox.settle(...outcome);
    };
    system = setUp({ ...store, outbox: { ...store.outbox, settle } });
    await record(system, aContactLead({ suspect: true }));
    system.start();
    await expect.poll(counts).toMatchObject({ sent: 1 });
    expect(system.sent).toHaveLength(1);
    expect(system.log.error).toHaveBeenCalledTimes(3);
  });

  test('goes on after the store was unavailable for a while', async () => {
    const store = memoryStore();
    let away = true;
    const due: Store['outbox']['due'] = async (...query) => {
      if (away) throw new Error('away');
      return store.outbox.due(...query);
    };
    system = setUp({ ...store, outbox: { ...store.outbox, due } });
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
      await system.store.outbox.enqueue([{ id: `${lead.id}:staff`, ...mail }]);
    }
    await system.store.leads.insert(aContactLead());
    const purpose = 'engineer';
    const id = `${aContactLead().id}:${purpose}`;
    const newer = { id, leadId: aContactLead().id, purpose, dueAt: '2025-01-01T00:00:00.000Z' };
    await system.store.outbox.enqueue([newer]);
    for (const index of [1, 2, 3]) {
      await record(system, aContactLead({ id: `key-0000000${index}` }));
    }
    system.start();
    await expect.poll(counts).toEqual({ sent: 6, pending: 4, failed: 0, dead: 0 });
    for (const mailId of [...unknown.map((lead) => `${lead.id}:staff`), id]) {
      expect(await system.store.outbox.get(mailId)).toMatchObject({ attempts: 0 });
      expect(await system.store.outbox.claims(mailId)).toEqual([]);
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

describe('mails to addresses that visitors typed in', () => {
  const HOUR = 60 * MINUTE;
  const VICTIM = 'victim@example.com';
  const STAFF = 'desk@acme.example';

  /** Records this many messages, or orders. */
  async function leave(count: number, email: (index: number) => string, kind = 'contact') {
    for (let index = 0; index < count; index++) {
      const id = `flood-${String(index).padStart(4, '0')}`;
      const customer = { name: 'Thandi', email: email(index), phone: '0315550100' };
      await record(
        system,
        kind === 'contact'
          ? aContactLead({ id }, { email: email(index) })
          : anOrderLead({ id }, { customer }),
      );
    }
  }
  const sentTo = (...addresses: string[]) =>
    system.sent.filter(({ to }) => addresses.includes(to.toLowerCase())).length;
  const toVisitors = () => system.sent.length - sentTo(STAFF);
  const waiting = async (mailId: string) => {
    const mail = await system.store.outbox.get(mailId);
    expect(mail).toMatchObject({ state: 'pending', attempts: 0, lastError: '' });
    return Date.parse(mail?.nextAttemptAt ?? '') - system.world.now;
  };

  test.each(['contact', 'order'])(
    'of kind %s wait beyond the limit of one address, however it is written, and none is lost',
    async (kind) => {
      system = setUp(memoryStore(), { toOneAddress: 10, inTotal: 0 });
      const typed = (index: number) => (index % 3 === 0 ? VICTIM.toUpperCase() : VICTIM);
      await leave(25, typed, kind);
      await record(system, aContactLead({ id: 'another-1' }, { email: 'zoe@example.com' }));
      system.start();
      await expect.poll(counts).toMatchObject({ sent: 26 + 1 + 10, pending: 15, failed: 0 });
      expect(sentTo(VICTIM)).toBe(10);
      expect(sentTo(STAFF)).toBe(26);
      expect(sentTo('zoe@example.com')).toBe(1);
      for (const hours of [2, 4]) {
        system.world.now = START + hours * HOUR;
        await expect.poll(() => sentTo(VICTIM)).toBe(Math.min(10 + hours * 5, 25));
      }
      system.world.now += 2 * HOUR;
      await expect.poll(counts).toEqual({ sent: 52, pending: 0, failed: 0, dead: 0 });
      expect(new Set(system.sent.map(({ messageId }) => messageId)).size).toBe(52);
    },
  );

  test.each(['contact', 'order'])(
    'of kind %s wait beyond the total, and staff notices do not',
    async (kind) => {
      system = setUp(memoryStore(), { toOneAddress: 10, inTotal: 6 });
      await leave(20, (index) => `visitor-${index}@example.com`, kind);
      system.start();
      await expect.poll(counts).toMatchObject({ sent: 20 + 6, pending: 14 });
      expect(sentTo(STAFF)).toBe(20);
      system.world.now += 2 * HOUR;
      await expect.poll(toVisitors).toBe(12);
    },
  );

  test('wait without being looked at again before their time, and use up no attempt', async () => {
    const store = memoryStore();
    const looks = vi.fn(store.outbox.claims);
    system = setUp({ ...store, outbox: { ...store.outbox, claims: looks } }, oneEach);
    await leave(3, () => VICTIM);
    system.start();
    await expect.poll(counts).toMatchObject({ sent: 4, pending: 2 });
    looks.mockClear();
    await system.passes();
    expect(looks).not.toHaveBeenCalled();
    const waits = await Promise.all(
      (await store.outbox.due('9999', 10)).map(({ id }) => waiting(id)),
    );
    expect(waits).toHaveLength(2);
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(HOUR);
      expect(wait).toBeLessThan(2 * HOUR);
    }
    expect(system.log.warn.mock.calls).toContainEqual([
      expect.objectContaining({ limit: 'toOneAddress', reference: 'MSG-7K3F-92QD' }),
      'mail waits: too many mails to visitors',
    ]);
    expect(JSON.stringify(system.log.warn.mock.calls)).not.toContain(VICTIM);
  });

  test('are limited over two deliveries on one store together', async () => {
    const store = memoryStore();
    const valid: Store['permits']['valid'] = async (...query) => {
      const read = await store.permits.valid(...query);
      await new Promise((resolve) => setImmediate(resolve));
      return read;
    };
    system = setUp(
      { ...store, permits: { ...store.permits, valid } },
      { toOneAddress: 4, inTotal: 0 },
    );
    await leave(20, () => VICTIM);
    system.start('a');
    system.start('b');
    await expect.poll(() => sentTo(STAFF)).toBe(20);
    for (let hour = 0, before = 0; before < 20; hour++) {
      expect(hour).toBeLessThan(20);
      const due = () => store.outbox.due(new Date(system.world.now).toISOString(), 1);
      await expect.poll(due).toEqual([]);
      expect(sentTo(VICTIM) - before).toBeLessThanOrEqual(4);
      before = sentTo(VICTIM);
      system.world.now += HOUR;
    }
    await expect.poll(counts).toMatchObject({ sent: 40, pending: 0 });
    expect(new Set(system.sent.map(({ messageId }) => messageId)).size).toBe(40);
  });

  test('count when they are accepted, so that failed attempts take nothing away', async () => {
    system = setUp(memoryStore(), oneEach);
    system.world.answer = busy;
    await leave(1, () => VICTIM);
    system.start();
    for (const attempt of [1, 2, 3]) {
      await expect.poll(() => settled('flood-0000:customer')).toBe(attempt);
      system.world.now += 8 * MINUTE;
    }
    system.world.answer = async () => success(undefined);
    await expect.poll(counts).toMatchObject({ sent: 2 });
    expect(system.world.now).toBeLessThan(START + HOUR);
  });
});

describe('mails of a lead with a report', () => {
  const lead: Lead = {
    ...storedLeads.find(({ kind }) => kind === 'secure-home')?.lead,
    receivedAt: new Date(START).toISOString(),
  } as Lead;
  const world = () => ({ ready: false, report: undefined as StoredReport | undefined });
  const reportsOf = (state: ReturnType<typeof world>): MailReports => ({
    ready: async () => state.ready,
    find: async () => state.report,
    paper: async () => undefined,
    plan: async () => undefined,
    photos: async () => [],
  });

  test('wait for it without using up attempts, and are sent when it is stored', async () => {
    const state = world();
    system = setUp(memoryStore(), noLimits, reportsOf(state));
    const delivery = system.start();
    delivery.leadRecorded(await record(system, lead));
    const later = { nextAttemptAt: new Date(START + 30_000).toISOString(), attempts: 0 };
    for (const purpose of ['customer', 'staff']) {
      await expect
        .poll(() => system.store.outbox.get(`${lead.id}:${purpose}`))
        .toMatchObject({ ...later, state: 'pending' });
    }
    state.ready = true;
    state.report = aReport({ leadId: lead.id });
    system.world.now += 30_000;
    await expect.poll(counts).toMatchObject({ sent: 2, pending: 0 });
    expect(await system.store.outbox.get(`${lead.id}:staff`)).toMatchObject({ attempts: 1 });
  });

  test('that a sweep makes are due when the process that took the lead has had time for it', async () => {
    system = setUp(memoryStore(), noLimits, reportsOf({ ...world(), ready: true }));
    await record(system, lead);
    system.start();
    await expect
      .poll(() => system.store.outbox.get(`${lead.id}:staff`))
      .toMatchObject({ nextAttemptAt: new Date(START + 30_000).toISOString() });
    expect(system.sent).toEqual([]);
  });

  test('go to the staff without it when it cannot be made, and the one to the visitor is tried again', async () => {
    const state = { ...world(), ready: true };
    system = setUp(memoryStore(), noLimits, reportsOf(state));
    const delivery = system.start();
    delivery.leadRecorded(await record(system, lead));
    await expect.poll(counts).toMatchObject({ sent: 1, failed: 1 });
    expect(system.sent.map(({ to }) => to)).toEqual(['desk@acme.example']);
    state.report = aReport({ leadId: lead.id });
    system.world.now += MINUTE;
    await expect.poll(counts).toMatchObject({ sent: 2, failed: 0 });
    expect(system.sent.map(({ to }) => to)).toContain('thandi@example.com');
  });
});

test('a second delivery is claimed, retried and settled by its declaration alone', async () => {
  system = setUp();
  const lead = await record(system, aContactLead({ suspect: true }));
  const answers = [await busy(), success(undefined)];
  const keys: string[] = [];
  const hook: Delivery = {
    name: 'webhook',
    owed: ({ receivedAt }) => [{ purpose: 'hook', dueAt: receivedAt }],
    canDeliver: (_, purpose) => purpose === 'hook',
    takePermit: async () => success(unlimited),
    async deliver(_lead, _purpose, key) {
      keys.push(key);
      return answers.shift() ?? success(undefined);
    },
  };
  system.start('a', [hook]);
  await expect.poll(counts).toMatchObject({ sent: 1, failed: 1 });
  system.world.now += MINUTE;
  await expect.poll(counts).toEqual({ sent: 2, failed: 0, pending: 0, dead: 0 });
  const key = idempotencyKey(lead, 'hook');
  expect(keys).toEqual([key, key]);
  expect(system.sent).toHaveLength(1);
  expect(system.log.warn.mock.lastCall).toMatchObject([
    { webhook: key, attempt: 1, reason: '450 busy' },
    'webhook not sent, will be tried again',
  ]);
});
