import type { Lead } from '../leads/ports.ts';
import type { MailPurpose, NewMail } from './ports.ts';

/**
 * The mails that a lead owes; a pure function, so that a sweep makes the same rows as the request
 * did. A suspect gets no answer by mail: the address may be that of somebody who never wrote to us.
 */
export const mailsOwed = (lead: Lead): readonly NewMail[] =>
  purposes(lead).map((purpose) => ({
    id: `${lead.id}:${purpose}`,
    leadId: lead.id,
    purpose,
    dueAt: lead.receivedAt,
  }));

function purposes({ kind, suspect }: Lead): readonly MailPurpose[] {
  switch (kind) {
    case 'order':
      return ['customer', 'staff'];
    case 'contact':
      return suspect ? ['staff'] : ['customer', 'staff'];
  }
}
