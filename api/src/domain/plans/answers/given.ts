import type {
  ChoicesQuestion,
  NumberQuestion,
  Question,
  SelectQuestion,
} from '../questions/question.ts';

/** An answer that was checked: a number, the label of an option, or labels. Undefined: not known. */
export type Checked = number | string | readonly string[] | undefined;

/** Checked answers to the questions that apply, by name. */
export interface Given {
  /** Whether the question was put to the visitor. */
  readonly asked: (question: Question) => boolean;
  /** Undefined when not known or not asked. */
  readonly number: (question: NumberQuestion) => number | undefined;
  /** What the chosen option means. Undefined when not known or not asked. */
  readonly choice: <Value>(question: SelectQuestion<Value>) => Value | undefined;
  /** What the chosen options mean, in the order of the bank; empty when not asked. */
  readonly choices: <Value>(question: ChoicesQuestion<Value>) => readonly Value[];
}

export const givenAnswers = (answers: ReadonlyMap<string, Checked>): Given => ({
  asked: ({ name }) => answers.has(name),
  number: ({ name }) => {
    const answer = answers.get(name);
    return typeof answer === 'number' ? answer : undefined;
  },
  choice: ({ name, options }) => {
    const answer = answers.get(name);
    return typeof answer === 'string' ? options[answer] : undefined;
  },
  choices: ({ name, options }) => {
    const answer = answers.get(name);
    if (typeof answer !== 'object') return [];
    return Object.entries(options)
      .filter(([label]) => answer.includes(label))
      .map(([, value]) => value);
  },
});
