import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { greeting } from '../mail/visitor-name.ts';

/**
 * The mail to the visitor after an enquiry. It does not repeat what was written: otherwise anyone
 * could use the form to mail any text to any address in the company's name.
 */
export const acknowledgementMail =
  (words: {
    /** What we have received: `message`. */
    readonly what: string;
    readonly thanks: (company: string) => string;
    /** What someone did with the address: `sent a message`. */
    readonly did: string;
  }) =>
  ({
    lead,
    record: { name },
    letterhead: { company },
  }: MailSource<{ readonly name: string }>): MailContent => ({
    subject: `We have received your ${words.what} ${lead.reference}`,
    heading: `We have received your ${words.what}`,
    preview: `Your reference is ${lead.reference}`,
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      { kind: 'paragraph', text: words.thanks(company.name) },
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
    because: `You received this e-mail because someone ${words.did} with this address at ${company.website}. If that was not you, you can ignore it.`,
  });
