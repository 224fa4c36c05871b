import {
  answerTexts,
  ESTABLISHMENT_QUESTION,
  type EstablishmentType,
  type ProposalQuestion,
} from '@app/contracts/proposal';
import { type Answers, answerTo, shownQuestions } from '@app/contracts/shown-questions';
import { failed, type Result, success } from '@app/result';
import { accessDoors, escapeDoors } from '../questions/doors.ts';
import { questionsFor } from '../questions/questions-for.ts';
import { wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import { checkAnswer } from './check-answers.ts';
import { type Checked, type Given, givenAnswers } from './given.ts';
import { siteOf } from './site-of.ts';

/** Messages by field, such as `responses.rooms`; at least one. */
export interface AnswersFailure {
  readonly kind: 'invalid-answers';
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The site that the answers describe. Answers to questions that do not apply are ignored. What a
 * visitor does not know becomes our planning value and is named in `assumed`.
 */
export function readAnswers(
  type: EstablishmentType,
  responses: Answers,
): Result<Site, AnswersFailure> {
  const questions = questionsFor(type);
  const answers = new Map<string, Checked>();
  const messages = unknownNames(type, questions, responses);
  for (const question of shownQuestions(questions, responses)) {
    const checked = checkAnswer(question, answerTo(question.name, responses));
    if (checked.ok) answers.set(question.name, checked.value);
    else messages.push([question.name, checked.failure]);
  }
  if (messages.length > 0) return invalidAnswers(messages);
  const given = givenAnswers(answers);
  const site = siteOf(type, given);
  const contrary = contradictions(given, site);
  return contrary.length > 0 ? invalidAnswers(contrary) : success(site);
}

/**
 * Answers half-way: questions may be left open, but what is answered is within its bounds, as in a
 * finished set. What is left out or empty is not returned.
 */
export function checkPartialAnswers(
  type: EstablishmentType,
  responses: Answers,
): Result<Answers, AnswersFailure> {
  const questions = questionsFor(type);
  const messages: Message[] = unknownNames(type, questions, responses);
  const given: [name: string, answer: Answers[string]][] = [];
  for (const question of questions) {
    const answer = answerTo(question.name, responses);
    if (answer === undefined || isEmpty(answer)) continue;
    const checked = checkAnswer(question, answer);
    if (checked.ok) given.push([question.name, answer]);
    else messages.push([question.name, checked.failure]);
  }
  return messages.length > 0 ? invalidAnswers(messages) : success(Object.fromEntries(given));
}

const isEmpty = (answer: Answers[string]): boolean =>
  typeof answer === 'string' ? answer.trim() === '' : answer.length === 0;

/** Answers that are fine one by one and cannot be true together. */
function contradictions(given: Given, { wants: systems }: Site): readonly Message[] {
  const messages: Message[] = [];
  const doors = given.number(accessDoors);
  const onEscapeRoutes = given.number(escapeDoors);
  if (doors !== undefined && onEscapeRoutes !== undefined && onEscapeRoutes > doors) {
    messages.push([escapeDoors.name, answerTexts.moreEscapeDoors]);
  }
  if (systems.size === 0) messages.push([wants.name, answerTexts.nothingToAdd]);
  // Its size follows from what the plan adds.
  if (systems.size === 1 && systems.has('power')) {
    messages.push([wants.name, answerTexts.backupAlone]);
  }
  return messages;
}

type Message = readonly [question: string, message: string];

/** Limits of an error answer: a request of many long names must not cause a longer answer. */
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 60;

/** A message for each answer to a question that the type does not have. */
function unknownNames(
  type: EstablishmentType,
  questions: readonly ProposalQuestion[],
  responses: Answers,
): Message[] {
  const known = new Set(questions.map(({ name }) => name));
  // The type is chosen through a question, too, so a client may send it once more.
  if (answerTo(ESTABLISHMENT_QUESTION, responses) === type) known.add(ESTABLISHMENT_QUESTION);
  return Object.keys(responses)
    .filter((name) => !known.has(name))
    .slice(0, MOST_UNKNOWN)
    .map((name) => [[...name].slice(0, LONGEST_NAME).join(''), answerTexts.notAsked(type)]);
}

const invalidAnswers = (messages: readonly Message[]) =>
  failed<AnswersFailure>({
    kind: 'invalid-answers',
    fields: Object.fromEntries(messages.map(([name, message]) => [`responses.${name}`, message])),
  });
