import type { PlanDraft } from '@app/contracts/plan-draft';
import { establishmentTypes } from '@app/contracts/proposal';
import { failed, type Result, success } from '@app/result';
import type { LeadStore } from '../../leads/ports.ts';
import { currentAnswers } from '../answers/older-answers.ts';
import { planDraftKind } from './plan-draft-kind.ts';
import { planDraftRecords } from './plan-draft-record.ts';

const tokenShape = /^[0-9a-f]{32}$/;

/** Saved answers as their link shows them: without the address. */
export async function readDraft(
  leads: Pick<LeadStore, 'findByToken'>,
  token: string,
): Promise<Result<PlanDraft, { readonly kind: 'not-found' }>> {
  const lead = tokenShape.test(token) ? await leads.findByToken(token) : undefined;
  if (lead?.kind !== planDraftKind.name) return failed({ kind: 'not-found' });
  const read = planDraftRecords.read(lead.payload);
  if (!read.ok) throw new Error(`The record of the answers ${lead.reference} cannot be read`);
  const { establishmentType } = read.value;
  const type = establishmentTypes.find((one) => one === establishmentType);
  const responses = type ? currentAnswers(type, read.value.responses) : read.value.responses;
  return success({
    establishmentType,
    responses: Object.fromEntries(
      Object.entries(responses).map(([name, answer]) => [
        name,
        typeof answer === 'string' ? answer : [...answer],
      ]),
    ),
    savedAt: lead.receivedAt,
  });
}
