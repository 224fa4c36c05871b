import { readNumber } from './number-answer.ts';
import type { ProposalQuestion, QuestionCondition } from './proposal.ts';

export type Answers = Readonly<Record<string, string | readonly string[]>>;

/**
 * The questions that apply, by the answers so far. The answer to a question that does not apply
 * counts as none, so a question that depends on it does not apply either. A condition may name
 * earlier questions only.
 */
export function shownQuestions<Question extends ProposalQuestion>(
  questions: readonly Question[],
  answers: Answers,
): Question[] {
  const shown = new Map<string, Question>();
  for (const question of questions) {
    const applies = (question.showIf ?? []).every((condition) => {
      const asked = shown.get(condition.question);
      return asked !== undefined && isMet(condition, asked, answerTo(asked.name, answers));
    });
    if (applies) shown.set(question.name, question);
  }
  return [...shown.values()];
}

/** The answer to a question, also when its name is that of a member of every object. */
export const answerTo = (name: string, answers: Answers): Answers[string] | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined;

function isMet(
  { anyOf = [], atLeast, orNone = false }: QuestionCondition,
  { number }: ProposalQuestion,
  answer: Answers[string] | undefined,
): boolean {
  if (answer === undefined || answer.length === 0) return orNone;
  const chosen = typeof answer === 'string' ? [answer] : answer;
  if (chosen.some((option) => anyOf.includes(option))) return true;
  if (atLeast === undefined || !number || typeof answer !== 'string') return false;
  const value = readNumber(answer, number);
  return value !== undefined && value >= atLeast;
}
