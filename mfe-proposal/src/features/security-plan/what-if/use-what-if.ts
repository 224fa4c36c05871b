import type { ProposalQuestion } from '@app/contracts/proposal';
import type { BudgetLevel } from '@app/contracts/security-plan';
import { shownQuestions } from '@app/contracts/shown-questions';
import type { SiteOutline } from '@app/contracts/site-outline';
import { useApi } from '@app/kit';
import { useReducer } from 'react';
import type { Answer, Answers } from '../answers/answer.ts';
import { answerProblem, type Messages } from '../answers/answer-problem.ts';
import { applicableAnswers, sentResponses } from '../answers/applicable-answers.ts';
import { fetchPlan, refusedAnswers } from '../flow/plan-calls.ts';
import { problemAfter } from '../flow/problem.ts';
import { useTurns } from '../flow/use-turns.ts';
import { planTexts } from '../plan-texts.ts';
import { initialTry, nextTry, type Tried, type TryState } from './try-state.ts';

interface Options {
  readonly establishmentType: string;
  readonly questions: readonly ProposalQuestion[];
  /** Of the plan as it is. */
  readonly answers: Answers;
  readonly budget: BudgetLevel | undefined;
  readonly outline?: SiteOutline | undefined;
  readonly onKeep: (tried: Tried) => void;
  /** Question that is chosen from the start. */
  readonly about?: string | undefined;
}

/** Tries another answer: asks the API for the plan that it would give. */
export function useWhatIf({
  establishmentType: type,
  questions,
  answers,
  budget,
  outline,
  onKeep,
  about = '',
}: Options) {
  const api = useApi();
  const [state, dispatch] = useReducer(nextTry, { ...initialTry, question: about, answers });
  const turns = useTurns();

  const fields = state.question ? triedFields(questions, answers, state) : [];
  const errors = fields.flatMap(({ question: { name }, problem }) =>
    problem && (state.checked.includes(name) || state.refused[name])
      ? [{ name, message: problem }]
      : [],
  );

  async function ask() {
    if (state.outcome.kind === 'asking' || !state.question) return;
    const names = fields.map(({ question }) => question.name);
    if (fields.some(({ problem }) => problem)) return dispatch({ type: 'errors-found', names });
    const changed = state.answers;
    const sent = (some: Answers) => JSON.stringify(sentResponses(questions, some));
    if (sent(changed) === sent(answers)) {
      return dispatch({ type: 'outcome', outcome: { kind: 'same' } });
    }
    const isCurrent = turns.begin();
    dispatch({ type: 'asked' });
    const answer = await fetchPlan(api, { type, answers: changed, questions, budget, outline });
    if (!isCurrent()) return;
    if (answer.ok) {
      const tried = { answers: changed, plan: answer.value };
      return dispatch({ type: 'outcome', outcome: { kind: 'tried', tried } });
    }
    console.error(answer.failure.detail);
    const messages = refusedAnswers(answer.failure, questions);
    if (Object.keys(messages).length > 0) return dispatch({ type: 'refused', messages });
    const problem = problemAfter(answer.failure, planTexts.planFailed);
    dispatch({ type: 'outcome', outcome: { kind: 'failed', problem } });
  }

  return {
    state,
    fields,
    errors,
    ask,
    choose(question: string) {
      turns.forget();
      dispatch({ type: 'chosen', question, answers });
    },
    answer(question: string, answer: Answer) {
      turns.forget();
      dispatch({ type: 'answered', question, answer });
    },
    keep(tried: Tried) {
      onKeep(tried);
      dispatch({ type: 'ended', said: 'Kept. The plan below has the new answer.' });
    },
    putBack: () => dispatch({ type: 'ended', said: 'Put back. Your plan has not changed.' }),
  };
}

export type WhatIfAccess = ReturnType<typeof useWhatIf>;

interface TriedField {
  readonly question: ProposalQuestion;
  /** What is wrong with its answer. */
  readonly problem: string | undefined;
}

/**
 * The questions of a what-if: the chosen one, those that its new answer brings up, and those that
 * the server refused.
 * @param before the answers of the plan as it is.
 */
function triedFields(
  questions: readonly ProposalQuestion[],
  before: Answers,
  { question: chosen, answers, refused }: Pick<TryState, 'question' | 'answers' | 'refused'>,
): readonly TriedField[] {
  const was = namesOf(shownQuestions(questions, applicableAnswers(questions, before)));
  return shownQuestions(questions, applicableAnswers(questions, answers))
    .filter(({ name }) => name === chosen || !was.has(name) || refused[name] !== undefined)
    .map((question) => ({ question, problem: problemOf(question, answers, refused) }));
}

const problemOf = (question: ProposalQuestion, answers: Answers, refused: Messages) =>
  refused[question.name] ?? answerProblem(question, answers[question.name]);

const namesOf = (questions: readonly ProposalQuestion[]): ReadonlySet<string> =>
  new Set(questions.map(({ name }) => name));
