import { readNumber } from '@app/contracts/number-answer';
import { answerTexts, type ProposalQuestion } from '@app/contracts/proposal';
import { type Answer, isBlank } from './answer.ts';

/** Messages by the name of their question. */
export type Messages = Readonly<Record<string, string>>;

/**
 * What is wrong with an answer, in the words of the server; undefined when nothing is. A checkbox
 * question may be left without a choice, which means that none of its options apply.
 */
export function answerProblem(
  { text, type, number, optional }: ProposalQuestion,
  answer: Answer | undefined,
): string | undefined {
  const blank = isBlank(answer);
  if (type === 'checkbox' || (blank && optional)) return undefined;
  if (!number) return blank ? answerTexts.choice(text) : undefined;
  const value = typeof answer === 'string' ? readNumber(answer, number) : undefined;
  return value === undefined ? answerTexts.number(text, number) : undefined;
}
