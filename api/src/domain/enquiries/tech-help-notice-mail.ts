import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { TechHelpRecord } from './tech-help-record.ts';

/** The mail to the staff after a request for technical help. An answer to it goes to the visitor. */
export const techHelpNoticeMail = ({
  lead,
  record: { name, email, phone, deviceType, brand, modelNumber, problemDescription },
}: MailSource<TechHelpRecord>): MailContent => ({
  subject: `${lead.suspect ? '[Possible spam] ' : ''}Technical help ${lead.reference} from ${name}`,
  heading: `Technical help ${lead.reference}`,
  preview: `${deviceType}, from ${name}`,
  blocks: [
    {
      kind: 'facts',
      facts: [
        { label: 'Device', value: deviceType },
        { label: 'Brand', value: brand || 'not given' },
        { label: 'Model number', value: modelNumber || 'not given' },
        { label: 'Name', value: name },
        { label: 'Phone', value: phone },
        { label: 'E-mail', value: email },
        { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
        { label: 'Sent from', value: lead.sourcePath || 'not known' },
        ...(lead.suspect
          ? [{ label: 'Possible spam', value: 'Yes; the sender got no acknowledgement' }]
          : []),
      ],
    },
    { kind: 'quote', text: problemDescription },
    { kind: 'paragraph', text: 'Reply to this e-mail to write to the sender.' },
  ],
  because: 'You received this e-mail because orders and messages from the site go to this address.',
});
