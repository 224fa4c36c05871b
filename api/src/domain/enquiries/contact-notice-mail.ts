import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { ContactRecord } from './contact-record.ts';

/** The mail to the staff after a message. An answer to it goes to the visitor. */
export const contactNoticeMail = ({
  lead,
  record: { name, email, message },
}: MailSource<ContactRecord>): MailContent => ({
  subject: `${lead.suspect ? '[Possible spam] ' : ''}Message ${lead.reference} from ${name}`,
  heading: `Message ${lead.reference}`,
  preview: `From ${name}`,
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: 'Name', value: name },
        { label: 'E-mail', value: email },
        { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
        { label: 'Sent from', value: lead.sourcePath || 'not known' },
        ...(lead.suspect
          ? [{ label: 'Possible spam', value: 'Yes; the sender got no acknowledgement' }]
          : []),
      ],
    },
    { kind: 'quote', text: message },
    { kind: 'paragraph', text: 'Reply to this e-mail to write to the sender.' },
  ],
  because: 'You received this e-mail because orders and messages from the site go to this address.',
});
