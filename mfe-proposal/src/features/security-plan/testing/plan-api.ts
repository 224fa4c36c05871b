import { gives, type MemoryApi, memoryApi } from '@app/api-client/testing/memory-api';
import { advanceProposal } from '@app/contracts/proposal';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { firstQuestions, questionsByType } from './sample-questions.ts';

interface Request {
  readonly establishmentType?: string;
  readonly responses?: unknown;
}

/** Answers all three calls of the Security Plan Generator. */
export const plansAnswer = ({ body }: { readonly body: unknown }): Response => {
  const { establishmentType, responses } = body as Request;
  if (responses) return gives(samplePlanAnswer)();
  if (!establishmentType) return gives(firstQuestions)();
  return gives({ questions: questionsByType[establishmentType] ?? [] })();
};

export function planApi(): MemoryApi {
  const api = memoryApi();
  api.answer(advanceProposal, plansAnswer);
  return api;
}
