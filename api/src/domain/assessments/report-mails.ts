import type { OwedMail } from '../leads/lead-declaration.ts';
import { reportMail } from './report-mail.ts';
import { type NoticeWords, reportNoticeMail } from './report-notice-mail.ts';

/** Who asked for a report, as every record of such a request has it. */
export interface ReportReader {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * The mails of a request for a report: the report to the visitor, and everything to the staff. A
 * suspect gets no mail, because the address may be of somebody else.
 */
export const reportMails = <Stored extends ReportReader>(
  words: NoticeWords<Stored> & { readonly subject: string },
) =>
  ({
    customer: {
      to: (reader) => reader,
      whenSuspect: false,
      attachesReport: true,
      write: reportMail(words.subject),
    },
    staff: { to: 'staff', whenSuspect: true, write: reportNoticeMail(words) },
  }) satisfies Readonly<Record<string, OwedMail<Stored>>>;
