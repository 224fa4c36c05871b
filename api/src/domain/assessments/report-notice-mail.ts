import { formatDayAndTime } from '@app/site/johannesburg-time';
import type { MailSource } from '../leads/lead-declaration.ts';
import type { Lead } from '../leads/ports.ts';
import type { Fact, MailBlock, MailContent } from '../mail/mail-content.ts';
import type { StoredReport } from './ports.ts';
import { reportBlock } from './report-block.ts';
import type { ReportReader } from './report-mails.ts';

export interface NoticeWords<Stored> {
  /** What was asked for, such as `Risk assessment`. */
  readonly request: string;
  /** All that the visitor typed in besides name, e-mail and phone. */
  readonly fields: (record: Stored) => readonly Fact[];
}

/** The mail to the staff after a request for a report. An answer to it goes to the visitor. */
export const reportNoticeMail =
  <Stored extends ReportReader>({ request, fields }: NoticeWords<Stored>) =>
  ({ lead, record, report }: MailSource<Stored>): MailContent => {
    const { name, email, phone } = record;
    const first = `${report?.urgent ? 'URGENT: ' : ''}${lead.suspect ? '[Possible spam] ' : ''}`;
    return {
      subject: `${first}${request} ${lead.reference} from ${name}`,
      heading: `${request} ${lead.reference}`,
      preview: `From ${name}, ${phone}`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Name', value: name },
            { label: 'Phone', value: phone },
            { label: 'E-mail', value: email },
            { label: 'Received', value: formatDayAndTime(lead.receivedAt) },
            { label: 'Sent from', value: lead.sourcePath || 'not known' },
            ...flags(lead, report),
          ],
        },
        ...fields(record).flatMap(({ label, value }): MailBlock[] => [
          { kind: 'paragraph', text: label },
          { kind: 'quote', text: value },
        ]),
        {
          kind: 'paragraph',
          text: `Reply to this e-mail to write to the visitor. ${toTheReport(lead, report)}`,
        },
        ...(report ? [reportBlock(report)] : []),
      ],
      because:
        'You received this e-mail because orders and messages from the site go to this address.',
    };
  };

const flags = ({ suspect }: Lead, report: StoredReport | undefined): Fact[] => [
  ...(report?.urgent
    ? [{ label: 'Urgent', value: 'It sounds as if it is happening now. Call at once.' }]
    : []),
  ...(suspect ? [{ label: 'Possible spam', value: 'Yes, so the report was not e-mailed' }] : []),
];

function toTheReport({ suspect }: Lead, report: StoredReport | undefined): string {
  if (!report) return 'The report could not be made, so the visitor has none yet.';
  return suspect ? 'The report:' : 'The report, which the visitor receives by e-mail:';
}
