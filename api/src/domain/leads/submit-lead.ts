import { type Result, success } from '@app/result';
import type { LeadAllowances } from './lead-allowances.ts';
import type { CannotMeet, LeadDeclaration, LeadServices } from './lead-declaration.ts';
import type { LeadRecord } from './record-format.ts';
import {
  type Arrival,
  type LeadDependencies,
  type NotRecorded,
  type RecordedLead,
  recordLead,
} from './record-lead.ts';

export type LeadFailure = CannotMeet | NotRecorded;

/** Dependencies of `submitLead`. */
export interface SubmittingDependencies extends Omit<LeadDependencies, 'allowance'> {
  readonly services: LeadServices;
  readonly allowances: LeadAllowances;
}

/** Makes a record of a request as its kind declares, and stores it as a lead. */
export function submitLead<Request, Stored extends LeadRecord, Kept, Answer>(
  { services, allowances, ...dependencies }: SubmittingDependencies,
  kind: LeadDeclaration<Request, Stored, Kept, Answer>,
  request: Request,
  arrival: Arrival,
): Promise<Result<RecordedLead<Kept>, LeadFailure>> {
  const { name, referencePrefix, records } = kind;
  const { substance, suspect, prepare } = kind.accept(request, services);
  const submission = { ...arrival, kind: name, referencePrefix, suspect, substance };
  const allowance = allowances[kind.limit ?? (kind.report ? 'reportRequests' : 'usual')];
  return recordLead({ ...dependencies, allowance }, submission, async () => {
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { record, kept } = prepared.value;
    return success({ payload: records.toPayload(record), kept });
  });
}
