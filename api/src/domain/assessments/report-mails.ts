import type { Change, ChangeKind } from '@app/contracts/report-understanding';
import { readMarkdown } from '@app/markdown/read-markdown';
import type { MailSource, OwedMail } from '../leads/lead-declaration.ts';
import type { Lead } from '../leads/ports.ts';
import type { Fact, MailBlock, MailContent } from '../mail/mail-content.ts';
import { arrivalFacts, STAFF_ADDRESS, spamFacts, spamMark } from '../mail/staff-notice.ts';
import { greeting } from '../mail/visitor-name.ts';
import { changeLabels } from './corrections/changes.ts';
import { incidentsIn, isGrave } from './corrections/corrected.ts';
import type { StoredReport } from './ports.ts';
import { readDanger } from './understanding/read-danger.ts';

/** Who asked for a report, as every record of such a request has it. */
interface ReportReader {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

interface ReportMailWords<Stored> {
  readonly subject: string;
  /** What was asked for, such as `Risk assessment`. */
  readonly request: string;
  /** All that the visitor typed in besides name, e-mail and phone. */
  readonly fields: (record: Stored) => readonly Fact[];
}

/**
 * The mails of a request for a report: the report to the visitor, and everything to the staff. A
 * suspect gets no mail, because the address may be of somebody else.
 */
export const reportMails = <Stored extends ReportReader>(words: ReportMailWords<Stored>) =>
  ({
    customer: {
      waits: true,
      to: (reader) => reader,
      whenSuspect: false,
      attaches: ['report'],
      write: reportMail(words.subject),
    },
    staff: { to: 'staff', whenSuspect: true, write: reportNoticeMail(words) },
    changes: { to: 'staff', whenSuspect: true, ofCorrections: true, write: changesMail(words) },
  }) satisfies Readonly<Record<string, OwedMail<Stored>>>;

/**
 * The mail with the report to the visitor. What the visitor wrote is in it only as the report quotes
 * it: otherwise anyone could use the form to mail any text to any address in the company's name.
 * Throws without a report, so that the mail is tried again.
 */
const reportMail =
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

/** The mail to the staff after a request for a report. An answer to it goes to the visitor. */
const reportNoticeMail =
  <Stored extends ReportReader>({ request, fields }: ReportMailWords<Stored>) =>
  ({ lead, record, report }: MailSource<Stored>): MailContent => {
    const { name, email, phone } = record;
    const typed = fields(record);
    const danger = readDanger(typed.map(({ value }) => value));
    const first = `${report?.urgent ? 'URGENT: ' : ''}${danger.mark}${spamMark(lead)}`;
    return {
      subject: `${first}${request} ${lead.reference} from ${name}`,
      heading: `${request} ${lead.reference}`,
      preview: `From ${name}, ${phone}`,
      blocks: [
        {
          kind: 'facts',
          facts: [
            ...danger.facts,
            { label: 'Name', value: name },
            { label: 'Phone', value: phone },
            { label: 'E-mail', value: email },
            ...arrivalFacts(lead),
            ...flags(lead, report, danger.silent),
          ],
        },
        ...typed.flatMap(({ label, value }): MailBlock[] => [
          { kind: 'paragraph', text: label },
          { kind: 'quote', text: value },
        ]),
        {
          kind: 'paragraph',
          text: `Reply to this e-mail to write to the visitor. ${toTheReport(lead, report)}`,
        },
        ...(report ? [reportBlock(report)] : []),
      ],
      because: STAFF_ADDRESS,
    };
  };

/** The short mail to the staff after a visitor has corrected what was understood. */
const changesMail =
  <Stored extends ReportReader>({ request }: ReportMailWords<Stored>) =>
  ({ lead, record: { name, phone }, report }: MailSource<Stored>): MailContent => {
    if (!report) throw new Error('The report of this mail is missing');
    const { added = [] } = report.correction ?? {};
    const mark = incidentsIn(added).some(isGrave) ? 'DANGER TO LIFE: ' : '';
    return {
      subject: `${mark}${spamMark(lead)}Corrected: ${request} ${lead.reference} from ${name}`,
      heading: `Corrected: ${request} ${lead.reference}`,
      preview: `From ${name}, ${phone}`,
      blocks: [
        {
          kind: 'paragraph',
          text: `${name} corrected what we understood. This is version ${report.version ?? 1} of the report.`,
        },
        { kind: 'facts', facts: correctionFacts(report) },
        { kind: 'paragraph', text: 'The report now:' },
        reportBlock(report),
      ],
      because: STAFF_ADDRESS,
    };
  };

/** What a visitor has changed, for the staff. */
function correctionFacts(report: StoredReport | undefined): Fact[] {
  const { removed = [], added = [] } = report?.correction ?? {};
  const [dangers, others] = partition(removed, (change) => incidentsIn([change]).some(isGrave));
  const fact = (label: string, changes: readonly Change[]): Fact[] =>
    changes.length > 0 ? [{ label, value: changes.map(inWords).join('\n') }] : [];
  return [
    ...fact('Danger to life, read in the text and taken back by the visitor', dangers),
    ...fact('Taken back', others),
    ...fact('Added', added),
  ];
}

const kindNames: Readonly<Record<ChangeKind, string>> = {
  incident: 'What happened',
  place: 'Where',
  have: 'They have',
  missing: 'They do not have',
  wanted: 'They want',
};

const inWords = ({ kind, id }: Change): string =>
  `${kindNames[kind]}: ${changeLabels[kind].get(id) ?? id}`;

const partition = <One>(all: readonly One[], is: (one: One) => boolean): [One[], One[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

const flags = (lead: Lead, report: StoredReport | undefined, silent: boolean): Fact[] => [
  ...(report?.urgent
    ? [
        {
          label: 'Urgent',
          value: `It sounds as if it is happening now.${silent ? '' : ' Call at once.'}`,
        },
      ]
    : []),
  ...correctionFacts(report),
  ...readingFacts(report?.reading),
  ...spamFacts(lead, 'Yes, so the report was not e-mailed'),
];

const readingFacts = (reading: StoredReport['reading']): Fact[] => [
  ...(reading?.language && reading.language !== 'English'
    ? [{ label: 'Language', value: reading.language }]
    : []),
  ...(reading?.hasUnread
    ? [{ label: 'Not read', value: 'We could not read all of it. Please read it yourself.' }]
    : []),
];

function toTheReport({ suspect }: Lead, report: StoredReport | undefined): string {
  if (!report) return 'The report could not be made, so the visitor has none yet.';
  return suspect ? 'The report:' : 'The report, which the visitor receives by e-mail:';
}

/** A report in a mail, without its title: the mail has a heading of its own. */
function reportBlock({ markdown }: StoredReport): MailBlock {
  const [title, ...others] = readMarkdown(markdown);
  const isTitle = title?.kind === 'heading' && title.level === 1;
  return { kind: 'markdown', document: isTitle ? others : readMarkdown(markdown) };
}
