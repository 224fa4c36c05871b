import { kindOf } from '../leads/lead-kinds.ts';
import type { Lead } from '../leads/ports.ts';
import type { NewMail } from './ports.ts';

/**
 * The mails that a lead owes. A pure function, so that a sweep makes the same rows as the request
 * did. Empty for a lead that only a newer program can read, which then makes its mails.
 */
export const mailsOwed = (lead: Lead): readonly NewMail[] =>
  Object.entries(kindOf(lead)?.mails ?? {})
    .filter(([, { whenSuspect }]) => whenSuspect || !lead.suspect)
    .map(([purpose]) => ({
      id: `${lead.id}:${purpose}`,
      leadId: lead.id,
      purpose,
      dueAt: lead.receivedAt,
    }));
