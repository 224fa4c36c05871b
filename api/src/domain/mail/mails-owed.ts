import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import type { NewMail } from './ports.ts';

/** Longer than a report takes: then the mails that another process made do not go before it. */
const REPORT_MS = 30 * 1000;

/**
 * The mails that a lead owes. A pure function, so that a sweep makes the same rows as the request
 * did. Those with a report are due when the report of a process that lives has been stored. Empty for a lead that only a newer program can read, which then makes its mails.
 */
export const mailsOwed = (kindOf: KindOf, lead: Lead): readonly NewMail[] =>
  Object.entries(kindOf(lead)?.mails ?? {})
    .filter(([, { whenSuspect }]) => whenSuspect || !lead.suspect)
    .map(([purpose, { urgent }]) => ({
      id: `${lead.id}:${purpose}`,
      leadId: lead.id,
      purpose,
      dueAt: kindOf(lead)?.hasReport ? later(lead.receivedAt) : lead.receivedAt,
      ...(urgent && !lead.suspect ? { urgent } : {}),
    }));

/** The same mails, due at once: for a lead whose report need not be waited for. */
export const mailsDueNow = (kindOf: KindOf, lead: Lead): readonly NewMail[] =>
  mailsOwed(kindOf, lead).map((mail) => ({ ...mail, dueAt: lead.receivedAt }));

const later = (receivedAt: string): string =>
  new Date(Date.parse(receivedAt) + REPORT_MS).toISOString();
