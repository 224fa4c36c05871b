import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { greeting } from '../mail/visitor-name.ts';

/**
 * The mail to the visitor after a request for technical help. It does not repeat the request:
 * otherwise anyone could use the form to mail any text to any address in the company's name.
 */
export const techHelpAcknowledgementMail = ({
  lead,
  record: visitor,
  letterhead: { company },
}: MailSource<{ readonly name: string }>): MailContent => ({
  subject: `We have received your request ${lead.reference}`,
  heading: 'We have received your request',
  preview: `Your reference is ${lead.reference}`,
  blocks: [
    { kind: 'paragraph', text: greeting(visitor.name) },
    {
      kind: 'paragraph',
      text: `${company.name} has received your request for technical help. Our technical team will review it and respond shortly.`,
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
  because: `You received this e-mail because someone requested technical help with this address at ${company.website}. If that was not you, you can ignore it.`,
});
