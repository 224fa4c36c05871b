import type { NumberQuestion, Question } from '../questions/question.ts';
import type { Assumption, AssumptionFigures, AssumptionId } from '../words/assumption-texts.ts';
import type { Reading } from './reading.ts';

/** Collects the assumptions while a site is made, in the order in which they are made. */
export interface Notes {
  readonly list: readonly Assumption[];
  readonly add: <Id extends AssumptionId>(
    question: Question,
    id: Id,
    ...figures: AssumptionFigures[Id]
  ) => void;
}

export function newNotes(): Notes {
  const list: Assumption[] = [];
  return { list, add: ({ name }, id, ...figures) => list.push({ question: name, id, figures }) };
}

/** The number that was given, or else our planning value, which is named when the visitor was asked. */
export function numberOr(
  { given, notes, values }: Pick<Reading, 'given' | 'notes' | 'values'>,
  question: NumberQuestion,
  value: number,
): number {
  const answer = given.number(question);
  if (answer === undefined && given.asked(question)) {
    notes.add(question, 'planningValue', question.thing, value, question.number.unit, values.name);
  }
  return answer ?? value;
}
