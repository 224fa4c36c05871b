import { oneLine } from '@app/markdown/one-line';
import type { StoredReport } from '../assessments/ports.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { LeadMail, ReadLead } from '../leads/lead-kind.ts';
import type { Lead } from '../leads/ports.ts';
import type { Letterhead } from './mail-content.ts';
import { frameMail } from './mail-frame.ts';
import type { MailAddress, MailMessage } from './ports.ts';
import { visitorName } from './visitor-name.ts';

/** A mail of a lead that can be read, and the lead. */
export function readMail(
  kindOf: KindOf,
  lead: Lead,
  purpose: string,
): { readonly mail: LeadMail; readonly visitor: ReadLead['visitor'] } | undefined {
  const read = kindOf(lead)?.read(lead);
  const mail = read?.ok ? read.value.mail(purpose) : undefined;
  return read?.ok && mail ? { mail, visitor: read.value.visitor } : undefined;
}

/**
 * The mail that a lead owes to its visitor or to the staff, ready to be sent. The Reply-To of a
 * mail to the staff is the visitor, and the other way round. It has no attachments yet. Throws when
 * the record cannot be read, or a report is missing without which the mail makes no sense.
 */
export function composeMail(
  kindOf: KindOf,
  lead: Lead,
  purpose: string,
  letterhead: Letterhead,
  report?: StoredReport,
): MailMessage {
  const read = readMail(kindOf, lead, purpose);
  if (!read) throw new Error('This mail cannot be written');
  const { mail, visitor } = read;
  const content = mail.write(letterhead, report);
  const { from, staff } = letterhead;
  const { name, email } = visitor;
  const fromVisitor = email === undefined ? {} : { replyTo: address({ name, email }) };
  const ends =
    mail.to === 'staff' ? { to: staff, ...fromVisitor } : { to: address(mail.to), replyTo: staff };
  const subject = oneLine(content.subject).trim();
  const words = frameMail({ ...content, subject }, letterhead);
  const priority = mail.priority === 'urgent' ? ({ priority: 'high' } as const) : {};
  return { from, ...ends, subject, ...words, ...priority, attachments: [] };
}

const address = ({ name, email }: { name: string; email: string }): MailAddress => ({
  name: visitorName(name),
  address: email,
});
