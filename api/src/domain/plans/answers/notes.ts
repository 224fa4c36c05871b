import { quantityText } from '@app/contracts/number-answer';
import type { NumberQuestion, Question } from '../questions/question.ts';
import type { Assumption } from '../site.ts';
import type { Given } from './given.ts';

/** Collects the assumptions while a site is made, in the order in which they are made. */
export interface Notes {
  readonly list: readonly Assumption[];
  readonly add: (question: Question, text: string) => void;
}

export function newNotes(): Notes {
  const list: Assumption[] = [];
  return { list, add: ({ name }, text) => list.push({ question: name, text }) };
}

/**
 * The number that was given, or else our planning value. The value is named when the visitor was
 * asked; `because` says where it comes from.
 */
export function numberOr(
  { given, notes }: { readonly given: Given; readonly notes: Notes },
  question: NumberQuestion,
  value: number,
  because: string,
): number {
  const answer = given.number(question);
  if (answer !== undefined) return answer;
  if (given.asked(question)) {
    const { thing, number } = question;
    const quantity = quantityText(value, number.unit);
    notes.add(question, `You did not know ${thing}: we assumed ${quantity}, ${because}.`);
  }
  return value;
}
