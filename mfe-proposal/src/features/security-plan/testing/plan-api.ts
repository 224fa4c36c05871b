import { gives, type MemoryApi, memoryApi } from '@app/api-client/testing/memory-api';
import { advanceProposal } from '@app/contracts/proposal';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { firstQuestions, questionsByType } from './sample-questions.ts';

interface Request {
  readonly establishmentType?: string;
  readonly responses?: unknown;
  readonly only?: 'assumed';
}

/** The second is asked for by no question. */
export const sampleAssumed = [
  { text: '6 rooms', question: 'rooms' },
  { text: '4 people live there' },
];

/** Answers all calls of the Security Plan Generator. */
export const plansAnswer = ({ body }: { readonly body: unknown }): Response => {
  const { establishmentType, responses, only } = body as Request;
  if (only) return gives({ questions: [], assumed: sampleAssumed })();
  if (responses) return gives(samplePlanAnswer)();
  if (!establishmentType) return gives(firstQuestions)();
  return gives({ questions: questionsByType[establishmentType] ?? [] })();
};

export function planApi(): MemoryApi {
  const api = memoryApi();
  api.answer(advanceProposal, plansAnswer);
  return api;
}
