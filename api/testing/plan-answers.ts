import type { EstablishmentType, ProposalQuestion } from '@app/contracts/proposal';
import { type Answers, shownQuestions } from '@app/contracts/shown-questions';
import fc from 'fast-check';
import { readAnswers } from '../src/domain/plans/answers/read-answers.ts';
import { questionsFor } from '../src/domain/plans/questions/questions-for.ts';

/** What a visitor may answer to a question, within its bounds; undefined leaves it out. */
export function answerTo(question: ProposalQuestion): fc.Arbitrary<string | string[] | undefined> {
  const { type, options = [], number, optional } = question;
  const empty = optional ? [fc.constantFrom(undefined, '')] : [];
  switch (type) {
    case 'select':
      return fc.constantFrom(...options);
    case 'checkbox':
      return fc.oneof(
        { arbitrary: fc.subarray([...options]), weight: 6 },
        { arbitrary: fc.constantFrom(undefined, '', ...options), weight: 1 },
      );
    case 'text':
      return fc.oneof(...empty, numberFor(number ?? { min: 0, max: 0, integer: true }));
  }
}

/** Mostly small numbers, as most sites have them, and now and then a bound. */
const numberFor = ({ min, max, integer }: { min: number; max: number; integer: boolean }) => {
  const usual = Math.min(max, min + 40);
  const within = (most: number) =>
    integer
      ? fc.integer({ min, max: most }).map(String)
      : fc
          .integer({ min: Math.ceil(min * 10), max: Math.floor(most * 10) })
          .map((tenths) => String(tenths / 10));
  return fc.oneof(
    { arbitrary: within(usual), weight: 6 },
    { arbitrary: within(max), weight: 2 },
    { arbitrary: fc.constantFrom(String(min), String(max)), weight: 1 },
  );
};

/**
 * Answers that give a site, to the questions that apply and now and then to others. A plan that is
 * made from them always has something to add.
 */
export function validAnswers(type: EstablishmentType): fc.Arbitrary<Answers> {
  const questions = questionsFor(type);
  const answers = fc.record(
    Object.fromEntries(questions.map((question) => [question.name, answerTo(question)])),
  );
  return fc
    .tuple(answers, fc.boolean())
    .map(([all, onlyShown]) => {
      const given = Object.fromEntries(
        Object.entries(all).flatMap(([name, answer]) =>
          answer === undefined ? [] : [[name, answer] as const],
        ),
      );
      if (!onlyShown) return given;
      const shown = new Set(shownQuestions(questions, given).map(({ name }) => name));
      return Object.fromEntries(Object.entries(given).filter(([name]) => shown.has(name)));
    })
    .filter((given) => readAnswers(type, given).ok);
}
