import { ContactMessage } from '@app/contracts/contact';
import { endpoints } from '@app/contracts/endpoints';
import { success } from '@app/result';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aReport } from '../testing/builders.ts';
import { letterhead } from '../testing/mail-leads.ts';
import { mailEntries } from '../testing/mail-outbox.ts';
import { newerLead, storedLeads, unknownLead } from '../testing/stored-leads.ts';
import type { Lead } from './domain/leads/ports.ts';
import { composeMail } from './domain/mail/compose-mail.ts';
import { canWriteMail, messageId } from './domain/mail/mail-delivery.ts';
import { isSingleAddress } from './domain/mail/single-address.ts';
import { idempotencyKey } from './domain/outbox/idempotency-key.ts';
import { kindOf, leadKinds } from './lead-kinds.ts';

const HOSTILE = '"><img src=x onerror=alert(1)>\r\nBcc: victim@x.co\u2028\u202e';

/** The same value with every text in it replaced. */
function withTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withTexts(entry, text)]),
  );
}

const mailsOf = (lead: Lead) =>
  Object.keys(kindOf(lead)?.mails ?? {}).map((purpose) =>
    composeMail(kindOf, lead, purpose, letterhead, aReport()),
  );

describe('the kinds of leads', () => {
  test('have unique names, prefixes and endpoints', () => {
    const own = [
      leadKinds.map(({ name }) => name),
      leadKinds.map(({ declared }) => declared(({ referencePrefix }) => referencePrefix)),
      leadKinds.map(({ declared }) => declared(({ endpoint }) => endpoint.path)),
    ];
    for (const values of own) expect(new Set(values).size).toBe(leadKinds.length);
  });

  test('have exactly the endpoints that record leads', () => {
    const recording = endpoints.filter(({ recordsLead }) => recordsLead).map(({ path }) => path);
    const declared = leadKinds.map((kind) => kind.declared(({ endpoint }) => endpoint.path));
    expect(declared.toSorted()).toEqual(recording.toSorted());
  });

  test.each(leadKinds)('$name has a stored lead of every version of its record', (kind) => {
    const versions = storedLeads.filter((stored) => stored.kind === kind.name);
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: kind.recordVersion }, (_, index) => index + 1),
    );
  });

  test('keep the ids and Message-IDs that mails had before there were versions', () => {
    const ids = ['order', 'contact'].flatMap((name) => {
      const lead = storedLeads.find(({ kind, version }) => kind === name && version === 1)?.lead;
      return lead
        ? mailEntries(lead).map(({ id, purpose }) => [
            id,
            messageId(idempotencyKey(lead, purpose), letterhead.from.address),
          ])
        : [];
    });
    expect(ids).toEqual([
      ['stored-order-1:customer', '<ord-4yfk-scf4-customer-ef7ad3b684a4b1cc@acme.example>'],
      ['stored-order-1:staff', '<ord-4yfk-scf4-staff-496f309862ef4eba@acme.example>'],
      ['stored-contact-1:customer', '<msg-rnb4-5nft-customer-5ae7402a8df56f3a@acme.example>'],
      ['stored-contact-1:staff', '<msg-rnb4-5nft-staff-74b8533d3b255ccf@acme.example>'],
    ]);
  });
});

describe.each(storedLeads)('a stored lead of kind $kind, version $version', ({ kind, lead }) => {
  test('can be read, and is the same after it is written in the current version', () => {
    expect(kindOf(lead)?.name).toBe(kind);
    kindOf(lead)?.declared(({ records }) => {
      const read = records.read(lead.payload);
      if (!read.ok) throw new Error('It cannot be read');
      expect(records.read(records.toPayload(read.value))).toEqual(read);
    });
    expect.assertions(2);
  });

  test('describes its visitor and its details', () => {
    expect(kindOf(lead)?.read(lead)).toMatchObject(
      success({ visitor: { name: expect.stringMatching(/\S/) }, details: expect.any(Object) }),
    );
  });

  test('has mails that can be written, each to one address and with the reference', () => {
    const mails = mailsOf(lead);
    expect(mails.length).toBeGreaterThan(0);
    for (const { to, subject, text, html } of mails) {
      expect(isSingleAddress(to.address)).toBe(true);
      expect(subject).toContain(lead.reference);
      expect(text).toContain(lead.reference);
      expect(html).toContain(lead.reference);
    }
  });

  test('owes its staff a mail, even when it looks like spam, unless it concerns the visitor alone', () => {
    const owed = mailEntries({ ...lead, suspect: true });
    const told = kind === 'plan-draft' ? [] : ['staff'];
    expect(owed.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(told));
    expect(owed.some(({ purpose }) => purpose === 'staff')).toBe(told.length > 0);
    for (const { purpose } of owed) expect(canWriteMail(kindOf)(lead, purpose)).toBe(true);
  });

  test('with hostile texts makes no mail header line and no markup', () => {
    const hostile = { ...lead, reference: HOSTILE, payload: withTexts(lead.payload, HOSTILE) };
    for (const { subject, to, replyTo, html, text } of mailsOf(hostile)) {
      for (const header of [subject, to.name, replyTo?.name ?? '']) {
        expect(header).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }
      expect(html).not.toContain('<img');
      expect(text).not.toMatch(/^Bcc:/m);
    }
  });

  test.each([
    ['empty', ''],
    ['one letter', 'x'],
    ['a hundred thousand letters', 'x'.repeat(100_000)],
  ])('whose texts are %s, which no form takes today, is still read and mailed', (_, text) => {
    const changed = { ...lead, payload: withTexts(lead.payload, text) };
    expect(kindOf(changed)?.read(changed)).toMatchObject({ ok: true });
    expect(mailsOf(changed)).toHaveLength(mailsOf(lead).length);
  });
});

test('a stored message that exceeds the current limits of the form is still mailed', () => {
  const stored = storedLeads.find(({ kind }) => kind === 'contact')?.lead as Lead;
  const payload = { name: 'J', email: 'jo@localhost.example', message: 'Call me' };
  expect(v.safeParse(ContactMessage, payload).success).toBe(false);
  const lead = { ...stored, payload };
  expect(composeMail(kindOf, lead, 'staff', letterhead).text).toContain('> Call me');
  expect(composeMail(kindOf, lead, 'customer', letterhead).to.address).toBe('jo@localhost.example');
});

describe.each([
  ['of an unknown kind', unknownLead()],
  ['with a record of a newer version', newerLead()],
])('a lead %s', (_, lead) => {
  test('has no known kind and owes no mail that this program can write', () => {
    expect(kindOf(lead)).toBeUndefined();
    expect(mailEntries(lead)).toEqual([]);
    expect(canWriteMail(kindOf)(lead, 'staff')).toBe(false);
  });
});
