import type { Answers } from '@app/contracts/shown-questions';
import * as v from 'valibot';
import { recordFormat } from '../../leads/record-format.ts';

const StoredAnswers: v.GenericSchema<unknown, Answers> = v.record(
  v.string(),
  v.union([v.string(), v.array(v.string())]),
);

/** As it is stored: without limits, because those of the questions may change. */
const PlanDraftRecord = v.object({
  email: v.string(),
  establishmentType: v.string(),
  responses: StoredAnswers,
});
export type PlanDraftRecord = v.InferOutput<typeof PlanDraftRecord>;

export const planDraftRecords = recordFormat(PlanDraftRecord);
