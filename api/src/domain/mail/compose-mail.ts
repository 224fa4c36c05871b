import { kindOf } from '../leads/lead-kinds.ts';
import type { Lead } from '../leads/ports.ts';
import type { Letterhead } from './mail-content.ts';
import { frameMail } from './mail-frame.ts';
import { oneLine } from './one-line.ts';
import type { MailAddress, MailMessage } from './ports.ts';

/** Whether this program can write a mail of a lead. If not, a newer program has to. */
export const canWriteMail = (lead: Lead, purpose: string): boolean =>
  Object.hasOwn(kindOf(lead)?.mails ?? {}, purpose);

/**
 * The mail that a lead owes to its visitor or to the staff, ready to be sent. The Reply-To of a
 * mail to the staff is the visitor, and the other way round. Throws when the record cannot be
 * read.
 */
export function composeMail(lead: Lead, purpose: string, letterhead: Letterhead): MailMessage {
  const read = kindOf(lead)?.read(lead);
  const mail = read?.ok ? read.value.mail(purpose, letterhead) : undefined;
  if (!read?.ok || !mail) throw new Error('This mail cannot be written');
  const { from, staff } = letterhead;
  const { name, email } = read.value.visitor;
  const visitor = email === undefined ? {} : { replyTo: address({ name, email }) };
  const ends =
    mail.to === 'staff' ? { to: staff, ...visitor } : { to: address(mail.to), replyTo: staff };
  const subject = oneLine(mail.content.subject);
  return { from, ...ends, subject, ...frameMail({ ...mail.content, subject }, letterhead) };
}

const address = ({ name, email }: { name: string; email: string }): MailAddress => ({
  name: oneLine(name),
  address: email,
});
