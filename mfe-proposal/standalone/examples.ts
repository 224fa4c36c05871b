import { readCurrentPrices } from '@app/contracts/current-prices';
import { savePlanDraft } from '@app/contracts/plan-draft';
import { requestPlan } from '@app/contracts/plan-request';
import { advanceProposal } from '@app/contracts/proposal';
import { readSavedPlan, savePlan } from '@app/contracts/saved-plan';
import { example } from '@app/standalone/examples';
import { plansAnswer } from '../src/features/security-plan/testing/plan-api.ts';
import { savedPlanAnswer, TOKEN } from '../src/features/security-plan/testing/saved-plan-answer.ts';

/** Questions of three pages, one plan for all answers, and a saved plan of two revisions. */
export const examples = [
  example(advanceProposal, plansAnswer),
  example(savePlan, () => ({ token: TOKEN, revision: 1, path: `/proposal?plan=${TOKEN}` })),
  example(readSavedPlan, () => savedPlanAnswer),
  example(savePlanDraft, () => ({ success: true as const, reference: 'DRF-EXAMPLE' })),
  example(requestPlan, () => ({ success: true as const, reference: 'PLN-EXAMPLE' })),
  example(readCurrentPrices, () => []),
];
