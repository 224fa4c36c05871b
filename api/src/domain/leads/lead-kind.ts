import { type Result, success } from '@app/result';
import type { Changes } from '../assessments/corrections/changes.ts';
import type { Understood } from '../assessments/corrections/show-understanding.ts';
import type { StoredReport } from '../assessments/ports.ts';
import type { Draft, OtherReadings, ReportServices } from '../assessments/report-draft.ts';
import type { Letterhead, MailContent } from '../mail/mail-content.ts';
import type { VisitorTexts } from '../rewording/reword.ts';
import type {
  Attached,
  LeadDeclaration,
  LeadDescription,
  LeadPlan,
  Mailbox,
  OwedMail,
} from './lead-declaration.ts';
import type { Lead } from './ports.ts';
import type { LeadRecord, UnreadableRecord } from './record-format.ts';

/** A kind of lead without the types of its records, as the rest of the program uses it. */
export interface LeadKind {
  readonly name: string;
  readonly label: string;
  /** The newest version of its records that this program can read. */
  readonly recordVersion: number;
  readonly mails: Readonly<
    Record<string, Pick<OwedMail<never>, 'whenSuspect' | 'priority' | 'waits' | 'ofCorrections'>>
  >;
  /** Its mails wait until its report is stored. */
  readonly hasReport: boolean;
  read(lead: Lead): Result<ReadLead, UnreadableRecord>;
  /** Calls a function with the declaration and its types, which a list of kinds cannot keep. */
  declared<Outcome>(
    use: <Request, Stored extends LeadRecord, Kept, Answer>(
      declaration: LeadDeclaration<Request, Stored, Kept, Answer>,
    ) => Outcome,
  ): Outcome;
}

/** A lead whose record has been read. */
export interface ReadLead extends LeadDescription {
  /** One of its mails; nothing for a purpose that the kind does not have. */
  mail(purpose: string): LeadMail | undefined;
  /** Nothing for a kind without a report. */
  readonly report: LeadReport | undefined;
  /** Nothing for a kind without one. */
  readonly plan: LeadPlan | undefined;
  /** Ids of its photos. */
  readonly photos: readonly string[];
}

/** What the rules say about one lead, and what its visitor wrote. */
export interface LeadReport {
  readonly draft: (services: ReportServices) => Draft;
  readonly understood: (readings: OtherReadings) => Understood;
  /** What its request changed of what was understood, when it asked for that. */
  readonly asked: Changes | undefined;
  readonly visitorTexts: VisitorTexts;
}

/** A mail of one lead: to whom it goes, and what it says. */
export interface LeadMail {
  readonly to: 'staff' | Mailbox;
  readonly attaches: readonly Attached[];
  readonly priority: OwedMail<never>['priority'];
  readonly write: (letterhead: Letterhead, report: StoredReport | undefined) => MailContent;
}

/** The purpose that a kind declares: mails of corrections are numbered. */
export const declaredPurpose = (purpose: string): string => purpose.replace(/-\d+$/, '');

export const defineLeadKind = <Request, Stored extends LeadRecord, Kept, Answer>(
  declaration: LeadDeclaration<Request, Stored, Kept, Answer>,
): LeadKind => {
  const { name, label, mails, records, describe, report, plan, photos } = declaration;
  return {
    name,
    label,
    recordVersion: records.version,
    mails,
    hasReport: report !== undefined,
    read(lead) {
      const record = records.read(lead.payload);
      if (!record.ok) return record;
      return success({
        ...describe(record.value),
        mail: (purpose) => mailOf(mails[declaredPurpose(purpose)], lead, record.value),
        report: report && {
          draft: (services) => report.draft(record.value, services),
          understood: (readings) => report.understood(record.value, readings),
          asked: report.asked(record.value),
          visitorTexts: report.visitorTexts(record.value),
        },
        plan: plan?.(record.value),
        photos: photos?.(record.value) ?? [],
      });
    },
    declared: (use) => use(declaration),
  };
};

const mailOf = <Stored>(
  mail: OwedMail<Stored> | undefined,
  lead: Lead,
  record: Stored,
): LeadMail | undefined =>
  mail && {
    to: mail.to === 'staff' ? 'staff' : mail.to(record),
    attaches: mail.attaches ?? [],
    priority: lead.suspect ? undefined : mail.priority,
    write: (letterhead, report) => mail.write({ lead, record, letterhead, report }),
  };
