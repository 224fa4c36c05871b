import { describe, expect, test } from 'vitest';
import { anIncident } from '../../../testing/builders.ts';
import { anIncidentLead, aTechHelpLead, letterhead } from '../../../testing/mail-leads.ts';
import { kindOf } from '../../lead-kinds.ts';
import { composeMail } from '../mail/compose-mail.ts';

describe('the mail to the staff about an incident', () => {
  // The isiZulu and Afrikaans texts were not checked by a speaker.
  test.each([
    'theyre in the house now im hiding in cupboard',
    'THEY ARE IN THE HOUSE. I AM HIDING!!! PLEASE HURRY',
    'Call me now. No, please dont call, they will hear me',
    'hulle is in die huis ek kruip weg in die kas',
    'moenie my bel nie hy kan my hoor',
    'bangaphakathi endlini ngicashe ekhabetheni',
    'ningangishayeli bazongizwa',
    'my husband is hitting me, he is still in the house',
    'They have us hostage in the storeroom now',
  ])('who hides or may be overheard ("%s") says not to ring, and nowhere to call', (details) => {
    const mail = composeMail(
      kindOf,
      { ...anIncidentLead(), payload: anIncident({ details }) },
      'staff',
      letterhead,
    );
    expect(mail.subject).toMatch(/^URGENT: DO NOT RING: /);
    expect(mail.priority).toBe('high');
    const ours = mail.text.replace(details, '');
    expect(ours).toContain('a ringing phone would betray them. Phone SAPS 10111 for them');
    expect(ours).not.toMatch(/Call|Phone them/);
    expect(mail.html.replace(details, '')).not.toMatch(/Call Sipho|Phone them/);
  });

  test('with danger to life says so before it says who wrote', () => {
    const details = 'Hitmen shot at our chairman, and the safe was opened';
    const payload = anIncident({ details });
    const mail = composeMail(kindOf, { ...anIncidentLead(), payload }, 'staff', letterhead);
    expect(mail.subject).toMatch(/^URGENT: DANGER TO LIFE: Incident/);
    expect(mail.text).toMatch(/Danger to life: Read as: .*threats to kill[\s\S]*Name: Sipho/);
    expect(mail.text).toContain('Call Sipho Dlamini on 082 555 0199 now.');
  });

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
