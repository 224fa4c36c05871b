import type { ProposalQuestion } from '@app/contracts/proposal';
import { shownQuestions } from '@app/contracts/shown-questions';
import type { Answers } from '../answers/answer.ts';
import { answerProblem, type Messages } from '../answers/answer-problem.ts';
import { applicableAnswers } from '../answers/applicable-answers.ts';
import type { TryState } from './try-state.ts';

export interface TriedField {
  readonly question: ProposalQuestion;
  /** What is wrong with its answer. */
  readonly problem: string | undefined;
}

/**
 * The questions of a what-if: the chosen one, those that its new answer brings up, and those that
 * the server refused.
 * @param before the answers of the plan as it is.
 */
export function triedFields(
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
