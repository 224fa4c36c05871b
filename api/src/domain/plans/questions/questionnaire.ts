import type { Condition, Question } from './question.ts';

/** A question as one type of establishment is asked it; what is left out is as in the bank. */
export interface Asked {
  readonly question: Question;
  readonly text?: string;
  readonly help?: string;
  /** Labels of the options that fit this type, in this order. */
  readonly options?: readonly string[];
  readonly showIf?: readonly Condition[];
}

/** Questions that a form shows on one page. */
export interface Page {
  readonly group: string;
  readonly asks: readonly Asked[];
}

/** The questions of one type of establishment, at most 15. */
export type Questionnaire = readonly Page[];

export const ask = (question: Question, changes: Omit<Asked, 'question'> = {}): Asked => ({
  question,
  ...changes,
});

/** Names of the pages. */
export const groups = {
  systems: 'What you need',
  building: 'The building',
  boundary: 'Boundary and gates',
  doors: 'Doors',
  doorsAndBoundary: 'Doors and boundary',
  running: 'Incidents, power and signal',
} as const;
