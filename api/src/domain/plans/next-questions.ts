import {
  ESTABLISHMENT_QUESTION,
  establishmentTypes,
  type ProposalQuestion,
  type ProposalRequest,
} from '@app/contracts/proposal';
import { failed, type Result, success } from '@app/result';

const establishmentQuestion: ProposalQuestion = {
  name: ESTABLISHMENT_QUESTION,
  text: 'What type of establishment is it?',
  type: 'select',
  options: [...establishmentTypes],
};

/** The questions after the first one, and the plan, are not online yet (decision 7). */
export interface PlanFailure {
  readonly kind: 'not-available';
}

/** The next questions, by the answers so far. */
export function nextQuestions(
  request: ProposalRequest,
): Result<{ questions: ProposalQuestion[] }, PlanFailure> {
  return request.establishmentType === undefined
    ? success({ questions: [establishmentQuestion] })
    : failed({ kind: 'not-available' });
}
