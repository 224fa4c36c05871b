import type { MailSource } from '../leads/lead-declaration.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { greeting } from '../mail/visitor-name.ts';
import { reportBlock } from './report-block.ts';

/**
 * The mail with the report to the visitor. What the visitor wrote is in it only as the report quotes
 * it: otherwise anyone could use the form to mail any text to any address in the company's name.
 * Throws without a report, so that the mail is tried again.
 */
export const reportMail =
  (subject: string) =>
  ({
    lead: { reference },
    record: { name },
    letterhead: { company },
    report,
  }: MailSource<{ readonly name: string }>): MailContent => {
    if (!report) throw new Error('The report of this mail is missing');
    return {
      subject: `${subject} ${reference}`,
      heading: subject,
      preview: `Your reference is ${reference}`,
      blocks: [
        { kind: 'paragraph', text: greeting(name) },
        {
          kind: 'paragraph',
          text: `Here is the report that you requested at ${company.website}. If you have a question, reply to this e-mail or call ${company.phone.shown} and give the reference ${reference}.`,
        },
        reportBlock(report),
      ],
      because: `You received this e-mail because someone requested a report with this address at ${company.website}. If that was not you, you can ignore it.`,
    };
  };
