import {
  ESTABLISHMENT_QUESTION,
  type ProposalQuestion,
  type ProposalRequest,
} from '@app/contracts/proposal';
import { failed, type Result, success } from '@app/result';

const establishmentTypes = [
  'Residential Home',
  'Shop',
  'Restaurant',
  'Warehouse',
  'Office',
  'School',
  'Clinic',
  'Residential Estate',
  'Farm',
  'Industrial Site',
];

const establishmentQuestion: ProposalQuestion = {
  name: ESTABLISHMENT_QUESTION,
  text: 'What type of establishment is it?',
  type: 'select',
  options: establishmentTypes,
};

export type PlanFailure =
  | { readonly kind: 'unknown-establishment' }
  /** The questions after the first one, and the plan, are not online yet (decision 7). */
  | { readonly kind: 'not-available' };

/** The next questions, by the answers so far. */
export function nextQuestions(
  request: ProposalRequest,
): Result<{ questions: ProposalQuestion[] }, PlanFailure> {
  const { establishmentType, responses } = request;
  if (establishmentType === undefined && responses === undefined) {
    return success({ questions: [establishmentQuestion] });
  }
  return establishmentType !== undefined && establishmentTypes.includes(establishmentType)
    ? failed({ kind: 'not-available' })
    : failed({ kind: 'unknown-establishment' });
}
