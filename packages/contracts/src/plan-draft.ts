import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { EstablishmentTypeAnswer, Responses } from './proposal.ts';
import { LeadReceipt, spamSignals } from './submission.ts';
import { emailAddress } from './text.ts';

/** Answers half-way, and where to send the link to them. */
export const PlanDraftRequest = v.object({
  email: emailAddress('Please provide a valid email address'),
  establishmentType: EstablishmentTypeAnswer,
  /** Any of the answers; each in its bounds. */
  responses: Responses,
  ...spamSignals,
});
export type PlanDraftRequest = v.InferOutput<typeof PlanDraftRequest>;

/** The answer does not have the link: only the mailbox gets it. */
export const savePlanDraft = defineEndpoint({
  method: 'POST',
  path: '/api/plan-drafts',
  summary: 'Save the answers so far, and mail a link to go on with them',
  request: PlanDraftRequest,
  response: LeadReceipt,
  recordsLead: true,
});

export const PlanDraft = v.object({
  establishmentType: v.string(),
  responses: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  savedAt: v.string(),
});
export type PlanDraft = v.InferOutput<typeof PlanDraft>;

export const readPlanDraft = defineEndpoint({
  method: 'GET',
  path: '/api/plan-drafts/:token',
  summary: 'Saved answers by the unguessable token of their link',
  response: PlanDraft,
});

export const planDraftTexts = {
  missing: 'These answers do not exist or were deleted',
} as const;
