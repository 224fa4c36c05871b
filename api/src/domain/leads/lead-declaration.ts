import type { Endpoint } from '@app/contracts/endpoint';
import type { ReportUnderstanding, UnderstandingAsked } from '@app/contracts/report-understanding';
import type { Result } from '@app/result';
import type * as v from 'valibot';
import type { Changes } from '../assessments/corrections/changes.ts';
import type { Understood } from '../assessments/corrections/show-understanding.ts';
import type { StoredReport } from '../assessments/ports.ts';
import type { Draft, OtherReadings, ReportServices } from '../assessments/report-draft.ts';
import type { ShownPrices } from '../catalogue/shown-prices.ts';
import type { Letterhead, MailContent } from '../mail/mail-content.ts';
import type { PhotoStore } from '../photos/ports.ts';
import type { PlanStore } from '../plans/ports.ts';
import type { VisitorTexts } from '../rewording/reword.ts';
import type { Handles } from './handles.ts';
import type { Lead } from './ports.ts';
import type { LeadRecord, RecordFormat } from './record-format.ts';

/**
 * Everything that is special about one kind of lead. `Kept` is the part of the answer that is stored
 * with the lead; a repeat gets an answer made of the same.
 */
export interface LeadDeclaration<Request, Stored extends LeadRecord, Kept, Answer> {
  /** Stored with every lead, so it never changes. */
  readonly name: string;
  /** What people call such a lead. */
  readonly label: string;
  /** Start of every reference: `ORD` of `ORD-7K3F-92QD`. */
  readonly referencePrefix: string;
  readonly endpoint: Endpoint<
    v.GenericSchema<unknown, Request>,
    undefined,
    v.GenericSchema<Answer, unknown>
  >;
  /**
   * `slowDown` for requests that are never refused: many from one address are only answered later.
   * They don't count against the allowance of other leads.
   */
  readonly limit?: 'slowDown';
  /** Largest request in bytes, where the usual limit is too small. */
  readonly bodyLimit?: number;
  readonly accept: (request: Request, services: LeadServices) => AcceptedRequest<Stored, Kept>;
  /** The answer to a request and to its repeats. Only a kind that declares a report may ask for it. */
  readonly answer: (
    kept: Kept,
    report: () => Promise<StoredReport>,
    /** Only for a request that asks what was understood. */
    understanding?: () => Promise<ReportUnderstanding>,
  ) => Promise<Answer>;
  readonly records: RecordFormat<Stored>;
  /** Splits a record into its visitor and its other details. */
  readonly describe: (record: Stored) => LeadDescription;
  /**
   * The mails that it owes, by purpose. A purpose is part of the mail's id, so it never changes.
   */
  readonly mails: Readonly<Record<string, OwedMail<Stored>>>;
  /** Its mails wait until the report is stored. */
  readonly report?: DeclaredReport<Stored>;
  /** The saved plan that it is about. */
  readonly plan?: (record: Stored) => LeadPlan | undefined;
  /** Ids of the photos that came with it. */
  readonly photos?: (record: Stored) => readonly string[];
}

export interface LeadPlan {
  readonly token: string;
  readonly revision: number;
  /** As it was typed in. */
  readonly customer: string;
}

export interface DeclaredReport<Stored> {
  /** What the rules say. A pure function. */
  readonly draft: (record: Stored, services: ReportServices) => Draft;
  /** What was understood of the whole request. A pure function. */
  readonly understood: (record: Stored, readings: OtherReadings) => Understood;
  /** What the request changed of that, when it asked for it. */
  readonly asked: (record: Stored) => Changes | undefined;
  /** What the visitor wrote, for a model that words the report. */
  readonly visitorTexts: (record: Stored) => VisitorTexts;
}

/** Services that a kind may need to make a record of a request. */
export interface LeadServices {
  readonly prices: ShownPrices;
  /** Such as 0.15; prices include it. */
  readonly vatRate: number;
  readonly plans: Pick<PlanStore, 'get' | 'list'>;
  readonly photos: Pick<PhotoStore, 'claim'>;
}

export interface AcceptedRequest<Stored, Kept> {
  /** What tells one request from another: the part of it that is acted on. */
  readonly substance: unknown;
  readonly suspect: boolean;
  /** What the request says of what was understood, when it asks for that. */
  readonly understanding?: UnderstandingAsked | undefined;
  /** Not called for a repeat, which gets the first answer. */
  readonly prepare: () => Promise<Result<PreparedLead<Stored, Kept>, CannotMeet>>;
}

export interface PreparedLead<Stored, Kept> {
  readonly record: Stored;
  readonly kept: (handles: Handles) => Kept;
}

/** Why a request that is well formed cannot be met. The texts are for the visitor. */
export type CannotMeet =
  | { readonly kind: 'bad-fields'; readonly fields: Record<string, string> }
  /** What the visitor has seen is no longer so; the same request may be right after another look. */
  | { readonly kind: 'not-as-seen'; readonly fields: Record<string, string> }
  | { readonly kind: 'unavailable'; readonly message: string };

export interface Visitor {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface LeadDescription {
  readonly visitor: Visitor;
  /** Becomes JSON in the export of leads. */
  readonly details: object;
}

export interface Mailbox {
  readonly name: string;
  readonly email: string;
}

export type Attached = 'report' | 'plan' | 'photos';

export interface OwedMail<Stored> {
  readonly to: 'staff' | ((record: Stored) => Mailbox);
  /** False for a mail that is not sent for a suspected robot: the address may be someone else's. */
  readonly whenSuspect: boolean;
  /**
   * Goes before others, unless it is about a suspected robot: what is `urgent` before all, what is
   * about an `order` before the rest.
   */
  readonly priority?: 'urgent' | 'order';
  /** What of the lead is attached: photos as JPEG, the others as PDF. */
  readonly attaches?: readonly Attached[];
  /** Waits while the visitor may correct the report. */
  readonly waits?: true;
  /** Owed for each group of corrections, and not from the start. */
  readonly ofCorrections?: true;
  readonly write: (source: MailSource<Stored>) => MailContent;
}

export interface MailSource<Stored> {
  readonly lead: Lead;
  readonly record: Stored;
  readonly letterhead: Letterhead;
  /** Absent for kinds without one, and where it could not be made. */
  readonly report: StoredReport | undefined;
}
