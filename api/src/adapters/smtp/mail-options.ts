import { failed, type Result, success } from '@app/result';
import type { SendMailOptions } from 'nodemailer';
import type { MailFailure, MailMessage } from '../../domain/mail/ports.ts';
import { isSingleAddress } from '../../domain/mail/single-address.ts';

/**
 * A message for nodemailer. Recipients go in as one object with one address: a string would be read
 * as a list. Nothing in a message may make the library read a file or a URL.
 */
export function mailOptions(
  { from, to, replyTo, subject, html, text }: MailMessage,
  messageId: string,
): Result<SendMailOptions, MailFailure> {
  for (const { address } of [from, to, ...(replyTo ? [replyTo] : [])]) {
    if (isSingleAddress(address)) continue;
    return failed({ kind: 'permanent', reason: 'an address is not exactly one address' });
  }
  return success({
    envelope: { from: from.address, to: [to.address] },
    from: { ...from },
    to: { ...to },
    ...(replyTo && { replyTo: { ...replyTo } }),
    subject,
    html,
    text,
    messageId,
    // Out-of-office programs leave such mails alone.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  });
}
