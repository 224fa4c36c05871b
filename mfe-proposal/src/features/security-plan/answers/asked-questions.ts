import type { ProposalQuestion, QuestionCondition } from '@app/contracts/proposal';
import type { Answer, Answers } from './answer.ts';
import { typedNumber } from './typed-number.ts';

/**
 * The questions whose conditions are met. An answer to a question that is not asked meets no
 * condition, so that a chain of questions goes with its first one.
 */
export function askedQuestions(
  questions: readonly ProposalQuestion[],
  answers: Answers,
): readonly ProposalQuestion[] {
  const byName = new Map(questions.map((question) => [question.name, question]));
  const isAsked = (question: ProposalQuestion, above: readonly string[]): boolean =>
    (question.showIf ?? []).every((condition) => {
      const other = byName.get(condition.question);
      // Questions that wait for each other are never asked.
      if (!other || above.includes(other.name)) return false;
      return (
        isMet(condition, other, answers[other.name]) && isAsked(other, [...above, question.name])
      );
    });
  return questions.filter((question) => isAsked(question, []));
}

function isMet(
  { anyOf, atLeast }: QuestionCondition,
  { number }: ProposalQuestion,
  answer: Answer | undefined,
): boolean {
  if (answer === undefined) return false;
  const given = typeof answer === 'string' ? [answer] : answer;
  if (anyOf?.some((option) => given.includes(option))) return true;
  if (atLeast === undefined || typeof answer !== 'string') return false;
  const value = typedNumber(answer, number?.unit);
  return value !== undefined && value >= atLeast;
}
