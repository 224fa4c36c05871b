import { failed, type Result, success } from '@app/result';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aContactLead, anIncidentLead, anOrderLead } from '../../../testing/mail-leads.ts';
import { startMailOutbox } from '../../../testing/mail-outbox.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import type { Lead } from '../leads/ports.ts';
import type { MailTransport } from '../mail/ports.ts';
import type { Store } from '../store.ts';
import type { DeliveryFailure } from './delivery.ts';
import type { Outbox } from './outbox.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const away = failed({ kind: 'temporary', reason: 'refused', unreachable: true } as const);
const busy = failed({ kind: 'temporary', reason: '450 busy' } as const);

let store: Store;
let answer: () => Result<void, DeliveryFailure>;
let sent: string[];
let attempts: number;
let outbox: Outbox | undefined;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.parse('2025-06-02T10:00:00.000Z'),
  });
  store = memoryStore();
  answer = () => away;
  sent = [];
  attempts = 0;
});
afterEach(async () => {
  await outbox?.stop();
  vi.useRealTimers();
});

/** Starts to deliver with the usual times. A mail server answers a probe when it takes or refuses mails. */
function start(probe: MailTransport['probe'] | null = async () => answer() !== away): Outbox {
  outbox = startMailOutbox({
    store,
    clock: { now: () => new Date() },
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    transport: {
      async send({ subject }) {
        attempts += 1;
        const result = answer();
        if (result.ok) sent.push(subject);
        return result;
      },
      ...(probe && { probe }),
    },
  });
  return outbox;
}

const leave = async (lead: Lead, { leadRecorded }: Outbox) => {
  const received = { ...lead, receivedAt: new Date().toISOString() };
  await store.leads.insert(received);
  leadRecorded(received);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const incidentSent = () => sent.some((subject) => subject.startsWith('URGENT: Incident'));

// Slow: an outage of up to ninety minutes passes second by second, on a clock of the test's.
test.each([3 * SECOND, 10 * MINUTE, 90 * MINUTE])(
  'an incident reaches staff within five seconds after a mail server returns that was away for %i ms',
  async (outage) => {
    await leave(anIncidentLead(), start());
    await pass(outage);
    expect(sent).toEqual([]);
    answer = () => success(undefined);
    await pass(5 * SECOND);
    expect(incidentSent()).toBe(true);
    expect(await store.outbox.counts()).toMatchObject({ sent: 1, failed: 0 });
  },
);

test('an incident that another process left waiting goes within five seconds after a start', async () => {
  await leave(anIncidentLead(), start());
  await pass(60 * MINUTE);
  await outbox?.stop();
  answer = () => success(undefined);
  start();
  await pass(5 * SECOND);
  expect(incidentSent()).toBe(true);
});

test('an order keeps its usual waits, and a mail that is taken sends what is urgent', async () => {
  const delivery = start(null);
  await leave(anIncidentLead(), delivery);
  await pass(5 * MINUTE);
  answer = () => success(undefined);
  await pass(5 * SECOND);
  expect(sent).toEqual([]);
  await leave(aContactLead(), delivery);
  await pass(SECOND);
  expect(incidentSent()).toBe(true);
});

test('a server that answers and refuses is not asked more often than one wait after the other', async () => {
  answer = () => busy;
  await leave(anIncidentLead(), start());
  await pass(15 * MINUTE);
  // At once, once more when the server answers for the first time, and after 1, 2, 4 and 8 minutes.
  expect(attempts).toBeLessThanOrEqual(6);
  expect(attempts).toBeGreaterThanOrEqual(4);
});

test('a server that comes and goes does not use up the attempts of a day', async () => {
  let asked = 0;
  await leave(
    anIncidentLead(),
    start(async () => asked++ % 2 === 1),
  );
  await pass(10 * MINUTE);
  expect(attempts).toBeLessThanOrEqual(16);
  expect(await store.outbox.counts()).toMatchObject({ failed: 1, dead: 0 });
});

test('nothing is probed while nothing urgent waits', async () => {
  const probe = vi.fn(async () => false);
  await leave(anOrderLead(), start(probe));
  await pass(5 * MINUTE);
  expect(attempts).toBeGreaterThan(3);
  expect(probe).not.toHaveBeenCalled();
});
