import { success } from '@app/result';
import { expect, test, vi } from 'vitest';
import { aContactLead, anIncidentLead, anOrderLead } from '../../../testing/mail-leads.ts';
import { mailEntries, startMailOutbox } from '../../../testing/mail-outbox.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { unknownLead } from '../../../testing/stored-leads.ts';
import { kindOf } from '../../lead-kinds.ts';
import type { Lead } from '../leads/ports.ts';
import { idempotencyKey } from '../outbox/idempotency-key.ts';
import type { WebhookMessage } from './ports.ts';
import { webhookDelivery } from './webhook-delivery.ts';

const receivedAt = '2025-06-02T09:00:00.000Z';
const clock = { now: () => new Date('2025-06-02T10:00:00.000Z') };
const sent: WebhookMessage[] = [];
const sender = {
  async send(message: WebhookMessage) {
    sent.push(message);
    return success(undefined);
  },
};
const hook = webhookDelivery({ kindOf, sender, origin: 'https://shop.example', clock });

test.each([
  ['an incident', anIncidentLead({ receivedAt }), [2]],
  ['an order', anOrderLead({ receivedAt }), [1]],
  ['a message', aContactLead({ receivedAt }), []],
  ['an incident that looks like spam', anIncidentLead({ receivedAt, suspect: true }), []],
  ['an incident of the week before', anIncidentLead({ receivedAt: '2025-05-26T09:00:00Z' }), []],
  ['a kind that only a newer program knows', unknownLead({ receivedAt }), []],
])('%s owes webhooks of priority %#: %j', (_, lead, priorities) => {
  expect(hook.owed(lead).map(({ priority }) => priority)).toEqual(priorities);
});

test.each([
  [anIncidentLead({ receivedAt }), 'Incident', 'urgent'],
  [anOrderLead({ receivedAt }), 'Order', 'normal'],
] as const)(
  'a message says what came in and nothing of who sent it: %o',
  async (lead, title, urgency) => {
    sent.length = 0;
    expect(await hook.deliver(lead, 'webhook', 'key-1')).toEqual(success(undefined));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.id).toBe('key-1');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      type: 'lead.received',
      timestamp: receivedAt,
      data: {
        title,
        reference: lead.reference,
        urgency,
        link: 'https://shop.example/admin/waiting',
      },
    });
  },
);

test('an incident reaches the webhook while a mail server hangs on as many mails as it may', async () => {
  sent.length = 0;
  const store = memoryStore();
  const lead: Lead = anIncidentLead({ receivedAt });
  await store.leads.insert(lead);
  const earlier = '2025-06-02T08:00:00.000Z';
  for (const index of Array(10).keys()) {
    const hanging = anIncidentLead({ id: `incident-${index}`, receivedAt: earlier });
    await store.leads.insert(hanging);
    await store.outbox.enqueue(mailEntries(hanging));
    // Told an hour ago.
    const told = {
      state: 'sent',
      attempts: 1,
      lastError: '',
      nextAttemptAt: '',
      sentAt: '',
    } as const;
    const entry = { id: `${hanging.id}:webhook`, leadId: hanging.id, purpose: 'webhook' };
    await store.outbox.enqueue([{ ...entry, dueAt: earlier }]);
    await store.outbox.update(entry.id, told);
  }
  let hung = 0;
  const outbox = startMailOutbox({
    store,
    clock,
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    transport: {
      send() {
        hung += 1;
        return new Promise(() => {});
      },
    },
    others: [hook],
    timing: { intervalMs: 5, pauseMs: 5 },
  });
  await expect.poll(() => hung).toBe(5);
  outbox.leadRecorded(lead);
  await expect.poll(() => sent.map(({ id }) => id)).toEqual([idempotencyKey(lead, 'webhook')]);
  await expect.poll(() => store.outbox.counts()).toMatchObject({ sent: 11, pending: 11 });
  expect(hung).toBe(5);
});
