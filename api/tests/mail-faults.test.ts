import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { smtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { openSqliteStore } from '../src/adapters/sqlite/open-sqlite-store.ts';
import type { Outbox } from '../src/domain/outbox/outbox.ts';
import type { Store } from '../src/domain/store.ts';
import { aContactMessage, anOrder } from '../testing/builders.ts';
import { startMailOutbox } from '../testing/mail-outbox.ts';
import { type InboxBehaviour, type SmtpInbox, startSmtpInbox } from '../testing/smtp-inbox.ts';
import { NOW, testApi } from '../testing/test-api.ts';

// Slow: a mail server hangs until the time-out of a real connection.

const MINUTE = 60_000;
const SHORT_SILENCE = 1500;
const CUSTOMER = 'thandi@example.com';
const STAFF = 'desk@acme.example';

let folder: string;
let store: Store;
let inbox: SmtpInbox;
let now: number;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const deliveries: Outbox[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-faults-'));
  store = await openSqliteStore(folder);
  now = Date.parse(NOW);
  vi.clearAllMocks();
});
afterEach(async () => {
  await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
  await inbox.stop();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function deliverTo(behaviour: InboxBehaviour, silenceMs?: number): Promise<Outbox> {
  inbox = await startSmtpInbox(behaviour);
  return deliverFrom(store, silenceMs);
}

/**
 * Starts to deliver to the inbox, with pauses that are short enough for a test.
 * @param silenceMs ends an attempt; without it a server that is slow costs none
 */
function deliverFrom(from: Store, silenceMs?: number): Outbox {
  const timing = silenceMs === undefined ? {} : { socketMs: silenceMs };
  const transport = smtpTransport(inbox.url, 3, timing);
  const delivery = startMailOutbox({
    store: from,
    transport,
    log,
    clock: { now: () => new Date(now) },
    timing: { intervalMs: 20, pauseMs: 20 },
  });
  const stop = async () => {
    await delivery.stop();
    await transport.close();
  };
  deliveries.push({ ...delivery, stop });
  return delivery;
}

const counts = () => store.outbox.counts();
const allSent = (mails: number, look = counts) =>
  expect.poll(look).toEqual({ pending: 0, failed: 0, dead: 0, sent: mails });
/** Passes a minute when no attempt is under way: a claim that expires lets two attempts send its mail. */
const aMinuteLater = async () => {
  const mails = ['customer', 'staff'].map((purpose) => `order-key-0001:${purpose}`);
  const claims = (await Promise.all(mails.map((mail) => store.outbox.claims(mail)))).flat();
  if (claims.every(({ outcome }) => outcome)) now += MINUTE;
  return counts();
};
const settled = async (mailId: string) =>
  (await store.outbox.claims(mailId)).filter(({ outcome }) => outcome).length;
const received = () => inbox.received.map(({ mail }) => mail.messageId);
const accepted = () => inbox.accepted.flatMap(({ recipients }) => recipients).toSorted();

async function order(delivery: Outbox, changes = {}, key = 'order-key-0001') {
  const api = await testApi({ store, leadRecorded: delivery.leadRecorded });
  const headers = { 'Idempotency-Key': key };
  const answer = await api.post('/api/order-confirmation', anOrder(changes), headers);
  expect(answer.status).toBe(200);
}

describe('the mails of an order', () => {
  test('arrive once for the customer and once for the staff, also with two senders', async () => {
    const other = await openSqliteStore(folder);
    const delivery = await deliverTo({});
    deliverFrom(other);
    await order(delivery);
    await order(delivery, {}, 'order-key-0002');
    await order(delivery);
    await allSent(4);
    expect(accepted()).toEqual([STAFF, STAFF, CUSTOMER, CUSTOMER]);
    expect(new Set(received()).size).toBe(4);
    await Promise.all(deliveries.splice(0).map((running) => running.stop()));
    await other.close();
  });

  test('reach their recipients only, whatever addresses the visitor typed as a name', async () => {
    const name = 'Bcc: victim@x.co\r\nTo: victim@x.co, "v" <victim@x.co>,\r\n\r\n<b>';
    const delivery = await deliverTo({});
    await order(delivery, { name });
    const api = await testApi({ store, leadRecorded: delivery.leadRecorded });
    await api.post('/api/contact', aContactMessage({ name, message: `${name} and more` }));
    await allSent(4);
    expect(accepted()).toEqual([STAFF, STAFF, CUSTOMER, CUSTOMER]);
    for (const { mail, sender } of inbox.accepted) {
      expect(sender).toBe('hello@acme.example');
      expect(mail.to).toMatchObject({ value: [{}] });
      expect(mail.replyTo?.value).toHaveLength(1);
      expect(mail.headers.has('bcc') || mail.headers.has('cc')).toBe(false);
      const to = mail.headerLines.filter(({ key }) => key === 'to');
      expect(to).toHaveLength(1);
      expect(mail.html).not.toContain('<b>');
    }
  });

  test('are sent later when their recipients are greylisted', async () => {
    let refusals = 2;
    const delivery = await deliverTo({ recipient: () => (refusals-- > 0 ? 450 : 250) });
    await order(delivery);
    await expect.poll(counts).toMatchObject({ failed: 2 });
    await allSent(2, aMinuteLater);
    expect(received()).toHaveLength(2);
  });

  test('are dead and logged as errors after three permanent refusals', async () => {
    const delivery = await deliverTo({ recipient: () => 550 });
    await order(delivery);
    for (const attempts of [1, 2, 3]) {
      for (const purpose of ['customer', 'staff']) {
        await expect.poll(() => settled(`order-key-0001:${purpose}`)).toBe(attempts);
      }
      now += 10 * MINUTE;
    }
    await expect.poll(counts).toMatchObject({ dead: 2 });
    expect(log.error).toHaveBeenCalledTimes(2);
    const logged = JSON.stringify([log.error.mock.calls, log.warn.mock.calls]);
    expect(logged).toContain('EENVELOPE 550');
    expect(logged).not.toMatch(/@|Thandi/);
  });

  test.each(['hang', 'drop'] as const)(
    'are sent again with the same Message-ID after a %s at the end of the content',
    async (fault) => {
      let faults = 2;
      const delivery = await deliverTo({ data: () => (faults-- > 0 ? fault : 250) }, SHORT_SILENCE);
      await order(delivery);
      await expect.poll(counts).toMatchObject({ failed: 2 });
      // A mail that is accepted after the time-out of its attempt is rightly sent again.
      await Promise.all(deliveries.splice(0).map((running) => running.stop()));
      deliverFrom(store);
      await allSent(2, aMinuteLater);
      expect(inbox.accepted).toHaveLength(2);
      expect(new Set(received()).size).toBe(2);
    },
  );

  test('are sent once a mail server that was down is back', async () => {
    const delivery = await deliverTo({});
    const { port } = inbox;
    await inbox.stop();
    await order(delivery);
    await expect.poll(counts).toMatchObject({ failed: 2 });
    inbox = await startSmtpInbox({}, port);
    await allSent(2, aMinuteLater);
    expect(accepted()).toEqual([STAFF, CUSTOMER]);
  });
});
