import type { ProposalQuestion } from '@app/contracts/proposal';
import { type Answer, isBlank } from './answer.ts';
import { formatFigure, withUnit } from './figures.ts';
import { typedNumber } from './typed-number.ts';

/** Messages by the name of their question. */
export type Messages = Readonly<Record<string, string>>;

/**
 * What is wrong with an answer, as the visitor reads it; undefined when nothing is. A checkbox
 * question may be left without a choice, which means that none of its options apply.
 */
export function answerProblem(
  question: ProposalQuestion,
  answer: Answer | undefined,
): string | undefined {
  if (question.type === 'checkbox') return undefined;
  if (isBlank(answer)) return question.optional ? undefined : missing(question);
  if (typeof answer !== 'string') return missing(question);
  return question.number ? numberProblem(question.text, question.number, answer) : undefined;
}

const missing = ({ text }: ProposalQuestion) => `Please answer "${text}"`;

function numberProblem(
  text: string,
  bounds: NonNullable<ProposalQuestion['number']>,
  answer: string,
): string | undefined {
  const { unit, min, max, integer } = bounds;
  const value = typedNumber(answer, unit);
  const fits = value !== undefined && value >= min && value <= max;
  if (fits && (!integer || Number.isInteger(value))) return undefined;
  return `Please answer "${text}" with a ${integer ? 'whole number' : 'number'} from ${formatFigure(min)} to ${withUnit(max, unit)}`;
}
