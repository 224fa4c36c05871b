import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { greeting } from '../mail/visitor-name.ts';

/**
 * The mail to the visitor after a message. It does not repeat the message: otherwise anyone could
 * use the form to mail any text to any address in the company's name.
 */
export const contactAcknowledgementMail = ({
  lead,
  record: visitor,
  letterhead: { company },
}: MailSource<{ readonly name: string }>): MailContent => ({
  subject: `We have received your message ${lead.reference}`,
  heading: 'We have received your message',
  preview: `Your reference is ${lead.reference}`,
  blocks: [
    { kind: 'paragraph', text: greeting(visitor.name) },
    {
      kind: 'paragraph',
      text: `Thank you for your message to ${company.name}. We will get back to you shortly.`,
    },
    {
      kind: 'facts',
      facts: [
        { label: 'Reference', value: lead.reference },
        { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
      ],
    },
    {
      kind: 'paragraph',
      text: `Is it urgent? Call ${company.phone.shown} and give the reference.`,
    },
  ],
  because: `You received this e-mail because someone sent a message with this address at ${company.website}. If that was not you, you can ignore it.`,
});
