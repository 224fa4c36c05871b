import type { EstablishmentType } from '@app/contracts/proposal';
import type { SiteValues } from '@app/knowledge/planning/sites';
import type { OutlineMeasures } from '@app/site-plan/outline-measures';
import type { NumberQuestion, Question } from '../questions/question.ts';
import type {
  Assumption,
  AssumptionFigures,
  AssumptionId,
  UnknownNumber,
} from '../words/assumption-texts.ts';
import type { Given } from './given.ts';

/** What every part of a site is made from. */
export interface Reading {
  readonly type: EstablishmentType;
  /** Our planning values for the type. */
  readonly values: SiteValues;
  readonly given: Given;
  readonly notes: Notes;
  /** Of the drawing, in place of the answers to the same questions; undefined without one. */
  readonly measures: OutlineMeasures | undefined;
}

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
  { given, notes, values }: Reading,
  question: NumberQuestion,
  value: number,
  unknown: UnknownNumber,
): number {
  const answer = given.number(question);
  if (answer === undefined && given.asked(question)) {
    notes.add(question, 'planningValue', unknown, value, question.number.unit, values.name);
  }
  return answer ?? value;
}
