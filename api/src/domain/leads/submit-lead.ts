import { type Result, success } from '@app/result';
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

/** Makes a record of a request as its kind declares, and stores it as a lead. */
export function submitLead<Request, Stored extends LeadRecord, Kept, Answer>(
  { services, ...dependencies }: LeadDependencies & { readonly services: LeadServices },
  kind: LeadDeclaration<Request, Stored, Kept, Answer>,
  request: Request,
  arrival: Arrival,
): Promise<Result<RecordedLead<Kept>, LeadFailure>> {
  const { name, referencePrefix, records } = kind;
  const { substance, suspect, prepare } = kind.accept(request, services);
  const submission = { ...arrival, kind: name, referencePrefix, suspect, substance };
  return recordLead(dependencies, submission, async () => {
    const prepared = await prepare();
    if (!prepared.ok) return prepared;
    const { record, kept } = prepared.value;
    return success({ payload: records.toPayload(record), kept });
  });
}
