import { type Result, success } from '@app/result';
import type { LeadAllowance } from './lead-allowance.ts';
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
export interface SubmittingDependencies extends LeadDependencies {
  readonly services: LeadServices;
  /** For kinds that are never refused. */
  readonly unhurried: LeadAllowance;
}

/** Makes a record of a request as its kind declares, and stores it as a lead. */
export function submitLead<Request, Stored extends LeadRecord, Kept, Answer>(
  { services, unhurried, ...usual }: SubmittingDependencies,
  kind: LeadDeclaration<Request, Stored, Kept, Answer>,
  request: Request,
  arrival: Arrival,
): Promise<Result<RecordedLead<Kept>, LeadFailure>> {
  const { name, referencePrefix, records } = kind;
  const { substance, suspect, prepare } = kind.accept(request, services);
  const submission = { ...arrival, kind: name, referencePrefix, suspect, substance };
  const dependencies = kind.limit === 'slow-down' ? { ...usual, allowance: unhurried } : usual;
  return recordLead(dependencies, submission, async () => {
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { record, kept } = prepared.value;
    return success({ payload: records.toPayload(record), kept });
  });
}
