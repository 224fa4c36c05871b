import { describe, expect, test } from 'vitest';
import { aContactLead, anOrderLead, letterhead } from '../../../testing/mail-leads.ts';
import { kindOf } from '../../lead-kinds.ts';
import { composeMail } from './compose-mail.ts';

const customer = { name: 'Thandi Mkhize', address: 'thandi@example.com' };
const LINK = 'https://shop.example/consulting?order=0123456789abcdef0123456789abcdef';
const hostile = '"><img src=x onerror=alert(1)>\r\nBcc: victim@x.co';

describe('the order confirmation', () => {
  const mail = composeMail(kindOf, anOrderLead(), 'customer', letterhead);

  test('goes to the customer, with the staff in Reply-To', () => {
    expect(mail).toMatchObject({
      from: letterhead.from,
      to: customer,
      replyTo: letterhead.staff,
      subject: 'Your order ORD-7K3F-92QD',
    });
  });

  test('has the products, prices and terms in plain text', () => {
    for (const line of [
      'Hello Thandi Mkhize,',
      'Nothing is charged until we confirm the order with you.',
      'Reference: ORD-7K3F-92QD',
      'Received: 2 June 2025, 00:30',
      'Install estimate: Yes, please send an estimate',
      '2 x 4MP dome camera (CAM-4MP)\n    R804.90 each, R1609.80',
      '1 x Recorder & "disk" <16> (NVR-16)\n    R10\u00a0439.40 each, R10\u00a0439.40',
      'VAT included: R1571.63\nTotal: R12\u00a0049.20',
      `View your order:\n${LINK}`,
      'within 30 days of your order',
      'within 7 days after you receive the goods',
      'Acme Security\nPO Box 1\n+27 31 555 0199 | hello@acme.example',
    ]) {
      expect(mail.text).toContain(line);
    }
  });

  test('has the same in HTML, in one table with headings and sums', () => {
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="en">/);
    for (const part of [
      '<title>Your order ORD-7K3F-92QD</title>',
      'Hello Thandi Mkhize,',
      'Recorder &amp; &quot;disk&quot; &lt;16&gt;',
      'SKU: NVR-16',
      '>R10\u00a0439.40 each<',
      '>R12\u00a0049.20</td>',
      '>VAT included</th>',
      `href="${LINK}"`,
      'Nothing is charged until we confirm the order with you.',
      'Electronic Communications and Transactions Act',
    ]) {
      expect(mail.html).toContain(part);
    }
    expect(mail.html.match(/<th scope="col"/g)).toHaveLength(3);
  });

  test('has the accent and the registration numbers of the company', () => {
    const company = { ...letterhead.company, psiraNumber: '1234567', vatNumber: '4000000000' };
    const { html, text } = composeMail(kindOf, anOrderLead(), 'customer', {
      ...letterhead,
      company,
      accent: '#3fd0a0',
    });
    expect(html.match(/#3fd0a0/g)).toHaveLength(2);
    expect(html).not.toContain(letterhead.accent);
    expect(html).toContain('<br>PSiRA registration: 1234567<br>VAT number: 4000000000</p>');
    expect(text).toContain('\nPSiRA registration: 1234567\nVAT number: 4000000000\n');
    expect(text).not.toContain('SAIDSA');
  });

  test('tells when no install estimate was requested', () => {
    const without = composeMail(
      kindOf,
      anOrderLead({}, { includeInstallEstimate: false }),
      'customer',
      letterhead,
    );
    expect(without.text).toContain('Install estimate: No\n');
  });
});

describe('the order notice', () => {
  test('goes to the staff, with the customer in Reply-To and the wish for an estimate', () => {
    const mail = composeMail(kindOf, anOrderLead(), 'staff', letterhead);
    expect(mail).toMatchObject({
      to: letterhead.staff,
      replyTo: customer,
      subject: 'Order ORD-7K3F-92QD from Thandi Mkhize, with install estimate',
    });
    for (const line of ['Phone: 0315550100', 'E-mail: thandi@example.com', 'R804.90 each', LINK]) {
      expect(mail.text).toContain(line);
    }
  });
});

describe('the mails of a contact message', () => {
  test('to the visitor do not repeat the message', () => {
    const mail = composeMail(kindOf, aContactLead(), 'customer', letterhead);
    expect(mail).toMatchObject({ to: customer, replyTo: letterhead.staff });
    expect(mail.subject).toBe('We have received your message MSG-7K3F-92QD');
    expect(mail.text).toContain('Hello Thandi Mkhize,');
    expect(mail.text + mail.html).not.toContain('gate motor');
  });

  test.each(['Win at http://x.co', 'www.x.co', 'x.co now', 'a@b', 'x'.repeat(81)])(
    'do not greet with %j',
    (name) => {
      const mail = composeMail(kindOf, aContactLead({}, { name }), 'customer', letterhead);
      expect(mail.text).toContain('\n\nHello,\n\n');
      expect(mail.text + mail.html).not.toContain(name);
    },
  );

  test('to the staff have the whole message, quoted line by line', () => {
    const lead = aContactLead({}, { message: 'First line\r\n\r\nTotal: R0.00 <b>' });
    const mail = composeMail(kindOf, lead, 'staff', letterhead);
    expect(mail).toMatchObject({
      to: letterhead.staff,
      replyTo: customer,
      subject: 'Message MSG-7K3F-92QD from Thandi Mkhize',
    });
    expect(mail.text).toContain('> First line\n> \n> Total: R0.00 <b>\n');
    expect(mail.html).toContain('Total: R0.00 &lt;b&gt;</blockquote>');
  });

  test('to the staff are marked when the message looks like spam', () => {
    const mail = composeMail(kindOf, aContactLead({ suspect: true }), 'staff', letterhead);
    expect(mail.subject).toMatch(/^\[Possible spam\] Message/);
  });
});

describe('hostile text in a mail', () => {
  const leads = [
    anOrderLead(
      { reference: hostile },
      {
        customer: { name: hostile, email: 'a@x.co', phone: hostile },
        lines: [{ sku: hostile, name: hostile, category: '', price: 1, quantity: 1, lineTotal: 1 }],
        priceListVersion: hostile,
      },
    ),
    aContactLead({ reference: hostile, sourcePath: hostile }, { name: hostile, message: hostile }),
  ];
  test.each(
    leads.flatMap((lead) => [
      { lead, kind: lead.kind, purpose: 'customer' as const },
      { lead, kind: lead.kind, purpose: 'staff' as const },
    ]),
  )('makes no markup and no header line: $kind to $purpose', ({ lead, purpose }) => {
    const mail = composeMail(kindOf, lead, purpose, letterhead);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x');
    for (const mailbox of [mail.from, mail.to, mail.replyTo]) {
      expect(mailbox?.name).not.toMatch(/[\r\n]/);
    }
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.text).not.toMatch(/^Bcc:/m);
  });
});
