import type { ApiClient, CallFailure } from '@app/api-client';
import {
  advanceProposal,
  ESTABLISHMENT_QUESTION,
  type ProposalQuestion,
  type ProposalRequest,
} from '@app/contracts/proposal';
import type { PlanAssumed, SecurityPlan } from '@app/contracts/security-plan';
import { failed, type Result, success } from '@app/result';
import { applicableAnswers, sentResponses } from '../answers/applicable-answers.ts';
import type { Answered } from './plan-events.ts';

type Questions = readonly ProposalQuestion[];
type Answer<Value> = Promise<Result<Value, CallFailure>>;

const malformed = (detail: string) => failed<CallFailure>({ kind: 'malformed', detail });

/** The question for the type of establishment, of which one answer can be chosen. */
export async function fetchFirstQuestion(api: ApiClient): Answer<ProposalQuestion> {
  const answer = await api.send(advanceProposal, {});
  if (!answer.ok) return answer;
  const questions: Questions = answer.value.questions;
  const first = questions.find(
    ({ name, type }) => name === ESTABLISHMENT_QUESTION && type !== 'checkbox',
  );
  return first ? success(first) : malformed(`no ${ESTABLISHMENT_QUESTION} question`);
}

export async function fetchQuestions(api: ApiClient, establishmentType: string): Answer<Questions> {
  // The server checks the type: it may know more types than this release.
  const answer = await api.send(advanceProposal, { establishmentType });
  return answer.ok ? success(answer.value.questions) : answer;
}

/** The plan of these answers, for the recommended budget unless another is named. */
export const fetchPlan = (
  api: ApiClient,
  {
    type,
    answers,
    questions,
    budget,
    outline,
  }: Pick<Answered, 'type' | 'answers' | 'budget' | 'outline'> & { readonly questions: Questions },
): Answer<SecurityPlan> =>
  fetchPlanOf(api, {
    establishmentType: type,
    responses: sentResponses(questions, applicableAnswers(questions, answers)),
    budget,
    ...(outline && { outline }),
  });

/** What the plan of these answers will take in place of others. */
export async function fetchAssumed(
  api: ApiClient,
  {
    type,
    answers,
    questions,
  }: Pick<Answered, 'type' | 'answers'> & { readonly questions: Questions },
): Answer<readonly PlanAssumed[]> {
  const answer = await api.send(advanceProposal, {
    establishmentType: type,
    responses: sentResponses(questions, applicableAnswers(questions, answers)),
    only: 'assumed',
  });
  if (!answer.ok) return answer;
  const { assumed } = answer.value;
  return assumed ? success(assumed) : malformed('no assumptions');
}

/** The plan of a request that has its answers. */
export const fetchPlanOf = async (
  api: ApiClient,
  request: ProposalRequest,
): Answer<SecurityPlan> => {
  const answer = await api.send(advanceProposal, request);
  if (!answer.ok) return answer;
  return 'bom' in answer.value ? success(answer.value) : malformed('questions instead of a plan');
};

const PREFIX = 'responses.';

/** What the server said about single answers, by the name of their question. */
export function refusedAnswers(
  failure: CallFailure,
  questions: Questions,
): Readonly<Record<string, string>> {
  if (failure.kind !== 'refused') return {};
  return Object.fromEntries(
    questions.flatMap(({ name }) => {
      const message = failure.fields[PREFIX + name];
      return message ? [[name, message]] : [];
    }),
  );
}
