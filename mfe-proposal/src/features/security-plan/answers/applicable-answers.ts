import { readNumber } from '@app/contracts/number-answer';
import type { ProposalQuestion } from '@app/contracts/proposal';
import { shownQuestions } from '@app/contracts/shown-questions';
import { type Answer, type Answers, isBlank } from './answer.ts';

/** The answers that these questions can have: of another type of establishment, some do not fit. */
export function applicableAnswers(
  questions: readonly ProposalQuestion[],
  answers: Answers,
): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const fitting = fittingAnswer(question, answers[question.name]);
      return fitting === undefined ? [] : [[question.name, fitting]];
    }),
  );
}

function fittingAnswer(
  { type, options = [] }: ProposalQuestion,
  answer: Answer | undefined,
): Answer | undefined {
  if (answer === undefined) return undefined;
  switch (type) {
    case 'text':
      return typeof answer === 'string' ? answer : undefined;
    case 'select':
      return typeof answer === 'string' && options.includes(answer) ? answer : undefined;
    case 'checkbox':
      return typeof answer === 'string'
        ? undefined
        : answer.filter((choice) => options.includes(choice));
  }
}

/** What is sent: the answers to the questions that are asked, numbers as the page has read them. */
export function sentResponses(
  questions: readonly ProposalQuestion[],
  answers: Answers,
): Record<string, string | string[]> {
  return Object.fromEntries(
    shownQuestions(questions, answers).flatMap(({ name, number }): Response[] => {
      const answer = answers[name];
      if (answer === undefined || isBlank(answer)) return [];
      if (typeof answer !== 'string') return [[name, [...answer]]];
      const value = number && readNumber(answer, number);
      return [[name, value === undefined ? answer.trim() : String(value)]];
    }),
  );
}

type Response = [name: string, answer: string | string[]];
