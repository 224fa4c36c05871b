import { ContactMessage } from '@app/contracts/contact';
import * as v from 'valibot';
import type { Lead } from '../leads/ports.ts';
import { OrderRecord } from '../orders/order-record.ts';
import { contactAcknowledgementMail } from './contact-acknowledgement-mail.ts';
import { contactNoticeMail } from './contact-notice-mail.ts';
import type { Letterhead, MailContent } from './mail-content.ts';
import { frameMail } from './mail-frame.ts';
import { oneLine } from './one-line.ts';
import { orderConfirmationMail } from './order-confirmation-mail.ts';
import { orderNoticeMail } from './order-notice-mail.ts';
import type { MailAddress, MailMessage, MailPurpose } from './ports.ts';

interface Written {
  readonly customer: MailAddress;
  readonly content: MailContent;
}

/** The mail that a lead owes to its customer or to the staff, ready to be sent. */
export function composeMail(lead: Lead, purpose: MailPurpose, letterhead: Letterhead): MailMessage {
  const { customer, content } = write(lead, purpose, letterhead);
  const { from, staff } = letterhead;
  const [to, replyTo] = purpose === 'customer' ? [customer, staff] : [staff, customer];
  const subject = oneLine(content.subject);
  return { from, to, replyTo, subject, ...frameMail({ ...content, subject }, letterhead) };
}

function write(lead: Lead, purpose: MailPurpose, letterhead: Letterhead): Written {
  switch (lead.kind) {
    case 'order': {
      const order = v.parse(OrderRecord, lead.payload);
      const mail = purpose === 'customer' ? orderConfirmationMail : orderNoticeMail;
      return { customer: addressOf(order.customer), content: mail(lead, order, letterhead) };
    }
    case 'contact': {
      const message = v.parse(ContactMessage, lead.payload);
      const mail = purpose === 'customer' ? contactAcknowledgementMail : contactNoticeMail;
      return { customer: addressOf(message), content: mail(lead, message, letterhead) };
    }
  }
}

const addressOf = (visitor: { name: string; email: string }): MailAddress => ({
  name: oneLine(visitor.name),
  address: visitor.email,
});
