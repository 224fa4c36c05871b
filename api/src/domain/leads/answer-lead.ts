import { failed, type Result, success } from '@app/result';
import type { Corrections } from '../assessments/corrections/corrections.ts';
import type { Reports } from '../assessments/reports.ts';
import type { Allowance } from '../limits/allowance.ts';
import { StoreDown } from '../store-down.ts';
import type { LeadDeclaration } from './lead-declaration.ts';
import type { Lead } from './ports.ts';
import type { LeadRecord } from './record-format.ts';
import type { Arrival, SubmittedLead } from './record-lead.ts';

/** Dependencies of `answerLead`. */
export interface AnsweringDependencies {
  readonly reports: Reports;
  readonly corrections: Pick<Corrections, 'understanding'>;
  readonly reportAllowance: Allowance;
  /** How often a model may be asked; absent when none is configured. */
  readonly modelAllowance?: Allowance | undefined;
  /**
   * Called with every new lead once its mails can be written, and the trace of its request; must
   * neither throw nor wait.
   */
  readonly leadRecorded: (lead: Lead, trace?: string) => void;
}

/** A lead that is kept although its request gets no report in its answer. */
export type NoReport =
  | {
      readonly kind: 'too-many-reports';
      readonly lead: Lead;
      readonly retryAfterSeconds: number;
    }
  | { readonly kind: 'no-report'; readonly lead: Lead };

/**
 * The answer to a request whose lead is stored. A report is begun for every new lead of a kind that
 * has one, whether or not the answer waits for it, and the mails follow once it is stored. Past the
 * allowance of the model the rules word it. Past that of reports it comes by mail only, unless somebody
 * may be in danger.
 */
export async function answerLead<Request, Stored extends LeadRecord, Kept, Answer>(
  dependencies: AnsweringDependencies,
  kind: LeadDeclaration<Request, Stored, Kept, Answer>,
  { lead, kept, isNew, asksUnderstanding }: SubmittedLead<Kept>,
  { address, trace }: Pick<Arrival, 'address' | 'trace'>,
): Promise<Result<Answer, NoReport>> {
  const { reports, corrections, reportAllowance, modelAllowance, leadRecorded } = dependencies;
  const report = () => reports.of(lead);
  const understood = async () => corrections.understanding(lead, await report());
  const answer = () => kind.answer(kept, report, asksUnderstanding ? understood : undefined);
  try {
    if (!kind.report) {
      if (isNew) leadRecorded(lead, trace);
      return success(await answer());
    }
    if (!isNew) return success(await answer());
    const allowed = await reportAllowance.take(address);
    const mayAsk = allowed.ok && (await modelAllowance?.take(address))?.ok;
    const made = reports.of(lead, mayAsk ? 'model' : 'rules');
    // Also without a report: the staff is told of the lead. `reports` has logged why.
    made.catch(() => {}).finally(() => leadRecorded(lead, trace));
    if (allowed.ok || (await made).urgent) return success(await answer());
    const { retryAfterSeconds } = allowed.failure;
    return failed({ kind: 'too-many-reports', lead, retryAfterSeconds });
  } catch (fault) {
    if (fault instanceof StoreDown || !kind.report) throw fault;
    return failed({ kind: 'no-report', lead });
  }
}
