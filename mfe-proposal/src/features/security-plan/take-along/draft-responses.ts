import { shownQuestions } from '@app/contracts/shown-questions';
import { type Answers, isBlank } from '../answers/answer.ts';
import { answerProblem } from '../answers/answer-problem.ts';
import { applicableAnswers, sentResponses } from '../answers/applicable-answers.ts';
import type { Progress } from '../flow/plan-events.ts';
import { hasQuestions } from '../flow/plan-state.ts';

export interface DraftAnswers {
  readonly type: string;
  readonly responses: Record<string, string | string[]>;
  /** Questions whose answer is not valid yet, so that it cannot be saved. */
  readonly left: readonly string[];
}

/** The answers so far that can be saved; undefined when there is not even a type. */
export function draftAnswers(progress: Progress): DraftAnswers | undefined {
  if (!hasQuestions(progress)) {
    return 'answers' in progress
      ? { type: progress.type, responses: given(progress.answers), left: [] }
      : undefined;
  }
  const { type, questions } = progress;
  const answers = applicableAnswers(questions, progress.answers);
  const left = shownQuestions(questions, answers).filter(
    (question) =>
      !isBlank(answers[question.name]) && answerProblem(question, answers[question.name]),
  );
  const names = new Set(left.map(({ name }) => name));
  const valid = Object.entries(answers).filter(([name]) => !names.has(name));
  return {
    type,
    responses: sentResponses(questions, Object.fromEntries(valid)),
    left: left.map(({ text }) => text),
  };
}

const given = (answers: Answers): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, answer]) =>
      isBlank(answer) ? [] : [[name, typeof answer === 'string' ? answer.trim() : [...answer]]],
    ),
  );
