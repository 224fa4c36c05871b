import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { IncidentRecord } from './incident-record.ts';

/** The mail to the staff after an incident. Its sender can only be reached by phone. */
export const incidentNoticeMail = ({
  lead,
  record: { name, phone, details },
}: MailSource<IncidentRecord>): MailContent => ({
  subject: `URGENT: ${lead.suspect ? '[Possible spam] ' : ''}Incident ${lead.reference} from ${name}, ${phone}`,
  heading: `Urgent: incident ${lead.reference}`,
  preview: `Call ${name} on ${phone}`,
  blocks: [
    { kind: 'paragraph', text: `Call ${name} on ${phone} now.` },
    { kind: 'quote', text: details },
    {
      kind: 'facts',
      facts: [
        { label: 'Name', value: name },
        { label: 'Phone', value: phone },
        { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
        { label: 'Reference', value: lead.reference },
        { label: 'Sent from', value: lead.sourcePath || 'not known' },
        ...(lead.suspect
          ? [{ label: 'Possible spam', value: 'Yes, so this e-mail was not sent ahead of others' }]
          : []),
      ],
    },
    {
      kind: 'paragraph',
      text: 'The sender gave no e-mail address, so you cannot reply to them by e-mail. Phone them.',
    },
  ],
  because: 'You received this e-mail because orders and messages from the site go to this address.',
});
