import { failed, type Result, success } from '@app/result';
import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from '../../domain/mail/ports.ts';
import { isSingleAddress } from '../../domain/mail/single-address.ts';
import type { DeliveryFailure } from '../../domain/outbox/delivery.ts';

/**
 * A message for nodemailer. A recipient is an object with one address, because a string would be
 * read as a list. File and URL access are off, so that nothing in a message makes the library read
 * one.
 */
export function mailOptions(
  { from, to, replyTo, subject, html, text, priority, attachments }: MailMessage,
  messageId: string,
): Result<SendMailOptions, DeliveryFailure> {
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
    ...(priority && { priority }),
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(content),
    })),
    messageId,
    // Tells out-of-office programs not to reply.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    xMailer: false,
  });
}
