import { describe, expect, test } from 'vitest';
import { anIncidentLead, aTechHelpLead, letterhead } from '../../../testing/mail-leads.ts';
import { kindOf } from '../../lead-kinds.ts';
import { composeMail } from '../mail/compose-mail.ts';

describe('the mail to the staff about an incident', () => {
  test('is urgent, names whom to call, and has no address to reply to', () => {
    const mail = composeMail(kindOf, anIncidentLead(), 'staff', letterhead);
    expect(mail).toMatchObject({
      to: letterhead.staff,
      subject: 'URGENT: Incident INC-7K3F-92QD from Sipho Dlamini, 082 555 0199',
      priority: 'high',
    });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain('Call Sipho Dlamini on 082 555 0199 now.');
    expect(mail.text).toContain('> Two men broke the shop window. They left.');
  });

  test('from a suspect is flagged and has no priority', () => {
    const mail = composeMail(kindOf, anIncidentLead({ suspect: true }), 'staff', letterhead);
    expect(mail.subject).toMatch(/^URGENT: \[Possible spam\] Incident/);
    expect(mail.text).toContain('Possible spam: Yes');
    expect(mail.priority).toBeUndefined();
  });
});

describe('a request for technical help', () => {
  test('reaches the staff with the device, and an answer to it goes to the visitor', () => {
    const mail = composeMail(kindOf, aTechHelpLead(), 'staff', letterhead);
    expect(mail).toMatchObject({
      to: letterhead.staff,
      replyTo: { name: 'Thandi Mkhize', address: 'thandi@example.com' },
      subject: 'Technical help HLP-7K3F-92QD from Thandi Mkhize',
    });
    for (const line of [
      'Device: Gate motor',
      'Brand: Centurion',
      'Model number: not given',
      'Phone: 031 555 0100',
      '> It opens halfway and stops.',
    ]) {
      expect(mail.text).toContain(line);
    }
    expect(mail.priority).toBeUndefined();
  });

  test('is acknowledged to the visitor without repeating it', () => {
    const mail = composeMail(kindOf, aTechHelpLead(), 'customer', letterhead);
    expect(mail).toMatchObject({
      to: { name: 'Thandi Mkhize', address: 'thandi@example.com' },
      replyTo: letterhead.staff,
      subject: 'We have received your request HLP-7K3F-92QD',
    });
    expect(mail.text).toContain('Our technical team will review it and respond shortly.');
    expect(mail.text).not.toContain('halfway');
  });
});
