import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { reportReader } from './person.ts';
import { LAST_REVISION, PlanToken, savedPlanTexts } from './saved-plan.ts';
import { LeadReceipt, spamSignals } from './submission.ts';

/** Sends a saved plan to the visitor and to the staff. */
export const PlanRequest = v.object({
  ...reportReader,
  /** Token of the plan. */
  plan: PlanToken,
  revision: v.pipe(
    v.number(savedPlanTexts.noRevision),
    v.integer(savedPlanTexts.noRevision),
    v.minValue(1, savedPlanTexts.noRevision),
    v.maxValue(LAST_REVISION, savedPlanTexts.noRevision),
  ),
  ...spamSignals,
});
export type PlanRequest = v.InferOutput<typeof PlanRequest>;

export const requestPlan = defineEndpoint({
  method: 'POST',
  path: '/api/plan-request',
  summary: 'Have a saved plan sent by mail, and be called about it',
  request: PlanRequest,
  response: LeadReceipt,
  recordsLead: true,
});
