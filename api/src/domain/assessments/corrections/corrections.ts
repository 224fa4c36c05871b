import type { ReportUnderstanding } from '@app/contracts/report-understanding';
import { failed, type Result, success } from '@app/result';
import { fingerprintOf } from '../../leads/fingerprint.ts';
import type { CannotMeet, LeadDeclaration, LeadServices } from '../../leads/lead-declaration.ts';
import type { Lead, LeadStore } from '../../leads/ports.ts';
import type { LeadRecord } from '../../leads/record-format.ts';
import type { Arrival } from '../../leads/record-lead.ts';
import { type Allowance, type AllowanceSpent, underAllowance } from '../../limits/allowance.ts';
import type { StoredReport } from '../ports.ts';
import type { Reports } from '../reports.ts';
import { askedChanges } from './asked-changes.ts';
import { incidentsIn, isGrave } from './corrected.ts';
import type { CorrectedMails } from './corrected-mails.ts';

export interface CorrectingDependencies {
  readonly leads: Pick<LeadStore, 'findByToken'>;
  readonly reports: Pick<Reports, 'correct' | 'understood'>;
  readonly mails: CorrectedMails;
  /** How often one visitor may correct; requests for reports have an allowance of their own. */
  readonly allowance: Allowance;
  readonly services: LeadServices;
}

export type CannotCorrect =
  | CannotMeet
  | AllowanceSpent
  | { readonly kind: 'no-such-report' }
  | { readonly kind: 'too-many-versions' };

/** Reports whose visitors correct what was understood. */
export interface Corrections {
  /**
   * Makes the report of an earlier request again, as its visitor corrects it; undefined for a request
   * that corrects nothing. Whoever only has the link of a report does not know the rest of its request,
   * and may read it but not change it.
   */
  correct<Request, Stored extends LeadRecord, Kept, Answer>(
    kind: LeadDeclaration<Request, Stored, Kept, Answer>,
    request: Request,
    arrival: Pick<Arrival, 'key' | 'address'>,
  ): Promise<Result<Answer, CannotCorrect> | undefined>;
  /** What an answer says of what was understood for a report. */
  understanding(lead: Lead, report: StoredReport): Promise<ReportUnderstanding>;
}

export function createCorrections({
  leads,
  reports,
  mails,
  allowance,
  services,
}: CorrectingDependencies): Corrections {
  const understanding: Corrections['understanding'] = async (lead, report) => ({
    token: lead.token,
    version: report.version ?? 1,
    mailed: await mails.isMailed(lead),
    ...reports.understood(lead, report),
  });
  return {
    understanding,
    async correct<Request, Stored extends LeadRecord, Kept, Answer>(
      kind: LeadDeclaration<Request, Stored, Kept, Answer>,
      request: Request,
      { key, address }: Pick<Arrival, 'key' | 'address'>,
    ) {
      const { substance, understanding: asked } = kind.accept(request, services);
      if (!asked?.corrects) return undefined;
      const { corrects, removed, added } = asked;
      const known = askedChanges(asked);
      if (!known.ok) return known;
      const lead = await leads.findByToken(corrects);
      const isTheirs = lead?.kind === kind.name && lead.fingerprint === fingerprintOf(substance);
      if (!lead || !isTheirs) return failed({ kind: 'no-such-report' });
      const made = await underAllowance(allowance, address, () =>
        reports.correct(lead, { key, removed, added }),
      );
      if (!made.ok) return made;
      const { report } = made.value;
      const version = report.version ?? 1;
      // Also for a repeat: the process may have died in between.
      if (version > 1) {
        await mails.corrected(lead, version, incidentsIn(added).some(isGrave));
      }
      return success(
        // Safe to cast: the store returns what was stored, and a lead of the same kind has the same answer.
        await kind.answer(
          lead.answer as Kept,
          async () => report,
          () => understanding(lead, report),
        ),
      );
    },
  };
}
