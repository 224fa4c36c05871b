import { startAdminSession } from '@app/contracts/admin-session';
import { MailStatus } from '@app/contracts/mail-status';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aLead } from '../../testing/builders.ts';
import { aContactLead, anIncidentLead, anOrderLead } from '../../testing/mail-leads.ts';
import { ownerHeaders } from '../../testing/owner-headers.ts';
import { unknownLead } from '../../testing/stored-leads.ts';
import {
  dump,
  formOf,
  owner,
  row,
  sqlFile,
  type UploadApi,
  uploadApi,
} from '../../testing/upload-testing.ts';
import { ownAttempts } from '../domain/admin/attempt-limiter.ts';
import type { Lead } from '../domain/leads/ports.ts';
import { URGENT } from '../domain/outbox/ports.ts';

const WRONG = 'guessed-password';
const PATH = '/api/admin/mail-status';
const REASON = 'the server refused the recipient: 550';

let api: UploadApi;
beforeEach(async () => {
  api = await uploadApi();
});
afterEach(async () => {
  const logged = JSON.stringify(api.log);
  for (const secret of [owner.password, WRONG, 'thandi@example.com', 'desk@acme.example']) {
    expect(logged).not.toContain(secret);
  }
  await api.close();
});

async function owe(lead: Lead, purpose: string, dueAt = lead.receivedAt): Promise<string> {
  const id = `${lead.id}:${purpose}`;
  await api.store.leads.insert(lead);
  await api.store.outbox.enqueue([{ id, leadId: lead.id, purpose, dueAt }]);
  return id;
}

async function makeDead(mailId: string, at: string): Promise<void> {
  const end = { nextAttemptAt: at, lastError: REASON, sentAt: '' };
  await api.store.outbox.update(mailId, { state: 'dead', attempts: 3, ...end });
}

const read = async () => {
  const answer = await api.post(PATH, owner);
  expect(answer.status).toBe(200);
  return v.parse(MailStatus, await answer.json());
};

describe('the mail status', () => {
  test('is read in a session without credentials, and in none only with both', async () => {
    const answer = await api.post(startAdminSession.path, owner);
    expect((await api.post(PATH, {}, await ownerHeaders(answer))).status).toBe(200);
    const refused = await api.post(PATH, { username: owner.username });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({
      code: 'unauthorised',
      fields: { password: 'Please enter your password' },
    });
  });

  test('is empty while there are no mails, and is not cached', async () => {
    const answer = await api.post(PATH, owner);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      counts: { pending: 0, sent: 0, failed: 0, dead: 0 },
      webhooks: { pending: 0, sent: 0, failed: 0, dead: 0 },
      dead: [],
      waiting: [],
    });
  });

  test('counts the mails and lists the dead ones, the latest first', async () => {
    await owe(aContactLead({ id: 'waiting-1' }), 'customer');
    await makeDead(await owe(anOrderLead({ id: 'order-001' }), 'customer'), '2025-06-04T08:00:00Z');
    const message = aContactLead({ id: 'contact-1', reference: 'MSG-1' });
    await makeDead(await owe(message, 'staff'), '2025-06-05T08:00:00Z');
    const why = { attempts: 3, lastError: REASON };
    expect(await read()).toEqual({
      counts: { pending: 1, sent: 0, failed: 0, dead: 2 },
      webhooks: { pending: 0, sent: 0, failed: 0, dead: 0 },
      waiting: [
        expect.objectContaining({
          purpose: 'customer',
          priority: 'other',
          attempts: 0,
          lastError: '',
        }),
      ],
      dead: [
        {
          ...why,
          purpose: 'staff',
          givenUpAt: '2025-06-05T08:00:00Z',
          lead: { kind: 'contact', label: 'Message', reference: 'MSG-1' },
          letter: {
            recipient: 'desk@acme.example',
            subject: 'Message MSG-1 from Thandi Mkhize',
          },
        },
        {
          ...why,
          purpose: 'customer',
          givenUpAt: '2025-06-04T08:00:00Z',
          lead: { kind: 'order', label: 'Order', reference: 'ORD-7K3F-92QD' },
          letter: {
            recipient: 'thandi@example.com',
            subject: expect.stringContaining('ORD-7K3F-92QD'),
          },
        },
      ],
    });
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'mail status read', pending: 1, dead: 2 }),
    );
  });

  test('lists what waits, incidents first, and webhooks apart from mails', async () => {
    await owe(aContactLead({ id: 'contact-1' }), 'customer');
    const incident = anIncidentLead({ id: 'incident-1', receivedAt: '2025-06-04T08:00:00.000Z' });
    const { receivedAt: dueAt } = incident;
    await api.store.leads.insert(incident);
    const entry = { leadId: incident.id, dueAt, priority: URGENT };
    await api.store.outbox.enqueue([
      { ...entry, id: `${incident.id}:staff`, purpose: 'staff' },
      { ...entry, id: `${incident.id}:webhook`, purpose: 'webhook' },
    ]);
    const tried = { attempts: 2, lastError: 'ECONNREFUSED', sentAt: '' };
    const state = { state: 'failed', nextAttemptAt: '2025-06-04T09:00:00.000Z' } as const;
    await api.store.outbox.update(`${incident.id}:staff`, { ...tried, ...state });
    const { counts, webhooks, waiting } = await read();
    expect(counts).toEqual({ pending: 1, sent: 0, failed: 1, dead: 0 });
    expect(webhooks).toEqual({ pending: 1, sent: 0, failed: 0, dead: 0 });
    expect(waiting).toMatchObject([
      {
        purpose: 'webhook',
        priority: 'urgent',
        attempts: 0,
        letter: { recipient: 'the webhook', subject: 'Incident INC-7K3F-92QD' },
      },
      {
        purpose: 'staff',
        priority: 'urgent',
        attempts: 2,
        lastError: 'ECONNREFUSED',
        nextAttemptAt: '2025-06-04T09:00:00.000Z',
        letter: { subject: expect.stringContaining('082 555 0199') },
      },
      { purpose: 'customer', priority: 'other', letter: { recipient: 'thandi@example.com' } },
    ]);
  });

  test('lists mails that cannot be described any more', async () => {
    const unwritable = aLead({ id: 'broken-01', payload: { name: 7 } });
    await makeDead(await owe(unwritable, 'customer'), '2025-06-05T08:00:00Z');
    const gone = { id: 'gone-0001:staff', leadId: 'gone-0001', purpose: 'staff' } as const;
    await api.store.outbox.enqueue([{ ...gone, dueAt: '2025-06-01T08:00:00Z' }]);
    await makeDead(gone.id, '2025-06-04T08:00:00Z');
    expect((await read()).dead).toMatchObject([
      { lead: { kind: 'contact', reference: unwritable.reference }, letter: null },
      { lead: null, letter: null, lastError: REASON },
    ]);
  });

  test('lists dead mails of leads that only a newer program can read', async () => {
    await makeDead(await owe(unknownLead(), 'customer'), '2025-06-05T08:00:00Z');
    expect((await read()).dead).toMatchObject([
      {
        purpose: 'customer',
        lead: { kind: 'hologram', label: 'hologram', reference: unknownLead().reference },
        letter: null,
      },
    ]);
  });

  test('lists at most a hundred', async () => {
    for (let mail = 0; mail < 101; mail++) {
      await makeDead(
        await owe(aContactLead({ id: `lead-${mail}` }), 'customer'),
        '2025-06-04T08:00Z',
      );
    }
    const { counts, dead } = await read();
    expect(counts.dead).toBe(101);
    expect(dead).toHaveLength(100);
  });
});

describe('a request for the mail status with wrong credentials', () => {
  const guess = () => api.post(PATH, { ...owner, password: WRONG });
  const upload = (password: string) =>
    api.upload(formOf({ ...owner, password, sqlFile: sqlFile(dump(row('NEW-1'))) }));

  test('gets the same answer for an unknown username as for a wrong password', async () => {
    const message = 'The username or the password is wrong';
    for (const answer of [await guess(), await api.post(PATH, { ...owner, username: 'root' })]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ code: 'unauthorised', message, error: message });
    }
    expect(api.log).toContainEqual(
      expect.objectContaining({ msg: 'mail status refused', why: 'wrong-credentials' }),
    );
  });

  test.each([
    ['username', 'Please enter your username'],
    ['password', 'Please enter your password'],
  ])('is refused without the %s, before the password is looked at', async (name, message) => {
    const answer = await api.post(PATH, { ...owner, [name]: '' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { [name]: message } });
    expect(api.checked).toEqual([]);
  });

  test('cannot guess here as well once the upload is closed, nor the other way round', async () => {
    for (let failure = 0; failure < ownAttempts.limit; failure++) {
      expect((await (failure % 2 ? guess() : upload(WRONG))).status).toBe(401);
    }
    const closed = await api.post(PATH, owner);
    expect(closed.status).toBe(429);
    expect(closed.headers.get('retry-after')).toBe('900');
    expect((await upload(owner.password)).status).toBe(429);
    expect(api.checked).toHaveLength(ownAttempts.limit);
  });

  test('is refused from a page of another site', async () => {
    const from = { Host: 'localhost:3000', Origin: 'https://evil.example' };
    expect((await api.post(PATH, owner, from)).status).toBe(403);
    expect(api.checked).toEqual([]);
  });

  test('is refused as GET', async () => {
    expect((await api.get(PATH)).status).toBe(405);
  });
});
