/** A visitor's answer: one text, or the chosen options of a checkbox question. */
export type Answer = string | readonly string[];

/** Answers by the name of their question. */
export type Answers = Readonly<Record<string, Answer>>;

export const isBlank = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' ? answer.trim() === '' : answer.length === 0);
