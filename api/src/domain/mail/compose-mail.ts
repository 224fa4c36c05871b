import { oneLine } from '@app/markdown/one-line';
import type { StoredReport } from '../assessments/ports.ts';
import type { KindOf } from '../leads/kind-of.ts';
import type { Lead } from '../leads/ports.ts';
import type { Letterhead } from './mail-content.ts';
import { frameMail } from './mail-frame.ts';
import type { MailAddress, MailMessage } from './ports.ts';
import { visitorName } from './visitor-name.ts';

/** Whether this program can write a mail of a lead. If not, a newer program has to. */
export const canWriteMail = (kindOf: KindOf, lead: Lead, purpose: string): boolean =>
  Object.hasOwn(kindOf(lead)?.mails ?? {}, purpose);

/** What is attached to a mail of a lead. */
export function attachmentOf(
  kindOf: KindOf,
  lead: Lead,
  purpose: string,
): 'report' | 'plan' | undefined {
  const read = kindOf(lead)?.read(lead);
  const mail = read?.ok ? read.value.mail(purpose) : undefined;
  if (mail?.attachesReport) return 'report';
  return mail?.attachesPlan ? 'plan' : undefined;
}

/** Where a mail of a lead goes, if that is an address that a visitor typed in. */
export function visitorAddress(kindOf: KindOf, lead: Lead, purpose: string): string | undefined {
  const read = kindOf(lead)?.read(lead);
  const to = read?.ok ? read.value.mail(purpose)?.to : undefined;
  return to === undefined || to === 'staff' ? undefined : to.email;
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
  const read = kindOf(lead)?.read(lead);
  const mail = read?.ok ? read.value.mail(purpose) : undefined;
  if (!read?.ok || !mail) throw new Error('This mail cannot be written');
  const content = mail.write(letterhead, report);
  const { from, staff } = letterhead;
  const { name, email } = read.value.visitor;
  const visitor = email === undefined ? {} : { replyTo: address({ name, email }) };
  const ends =
    mail.to === 'staff' ? { to: staff, ...visitor } : { to: address(mail.to), replyTo: staff };
  const subject = oneLine(content.subject).trim();
  const words = frameMail({ ...content, subject }, letterhead);
  const priority = mail.urgent ? ({ priority: 'high' } as const) : {};
  return { from, ...ends, subject, ...words, ...priority, attachments: [] };
}

const address = ({ name, email }: { name: string; email: string }): MailAddress => ({
  name: visitorName(name),
  address: email,
});
