import type { ProposalQuestion } from '@app/contracts/proposal';
import { type Answers, answerTo, shownQuestions } from '@app/contracts/shown-questions';

export type GivenAnswer = Answers[string];

export interface AnswerChange {
  /** Name of the question. */
  readonly question: string;
  readonly text: string;
  /** Absent when it was not answered, or did not apply. */
  readonly before?: GivenAnswer;
  readonly after?: GivenAnswer;
}

interface Questionnaire {
  readonly questions: readonly ProposalQuestion[];
  readonly answers: Answers;
}

/** The answers that count and are not what they were, in the order of the newer questions. */
export function answerChanges(before: Questionnaire, after: Questionnaire): AnswerChange[] {
  const old = answered(before);
  const now = answered(after);
  const texts = new Map(
    [...after.questions, ...before.questions].map(({ name, text }) => [name, text] as const),
  );
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((question) => {
    const [was, is] = [old.get(question), now.get(question)];
    if (sameAnswer(was, is)) return [];
    return [
      {
        question,
        text: texts.get(question) ?? question,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { after: is }),
      },
    ];
  });
}

const answered = ({ questions, answers }: Questionnaire): ReadonlyMap<string, GivenAnswer> =>
  new Map(
    shownQuestions(questions, answers).flatMap(({ name }) => {
      const answer = answerTo(name, answers);
      return answer === undefined || answer.length === 0 ? [] : [[name, answer] as const];
    }),
  );

/** The order of what was ticked says nothing; a form without JavaScript sends one tick as a text. */
const sameAnswer = (a: GivenAnswer | undefined, b: GivenAnswer | undefined): boolean =>
  JSON.stringify(choices(a)) === JSON.stringify(choices(b));

const choices = (answer: GivenAnswer | undefined): string[] =>
  answer === undefined
    ? []
    : [answer]
        .flat()
        .map((text) => text.trim())
        .toSorted();
