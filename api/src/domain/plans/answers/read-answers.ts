import { type OutlineFault, outlineFaults } from '@app/contracts/outline-faults';
import {
  answerTexts,
  ESTABLISHMENT_QUESTION,
  type EstablishmentType,
} from '@app/contracts/proposal';
import { type Answers, answerTo, shownQuestions } from '@app/contracts/shown-questions';
import type { SiteOutline } from '@app/contracts/site-outline';
import { failed, type Result, success } from '@app/result';
import { clockwiseOutline } from '@app/site-plan/outline';
import { questionsFor } from '../questions/questions-for.ts';
import { wants } from '../questions/systems.ts';
import type { Site } from '../site.ts';
import { checkAnswer } from './check-answers.ts';
import { type Checked, givenAnswers } from './given.ts';
import { currentAnswers, isQuestion } from './older-answers.ts';
import { siteOf } from './site-of.ts';

/** Messages by field, such as `responses.rooms` or `outline.gates.0`; at least one. */
export interface AnswersFailure {
  readonly kind: 'invalid-answers';
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The site that the answers describe, which may be older than the questions. Answers to questions that do not apply are ignored. What a
 * visitor does not know becomes our planning value and is named in `assumed`.
 * @param outline of the site, where the visitor drew it
 */
export function readAnswers(
  type: EstablishmentType,
  responses: Answers,
  outline?: SiteOutline,
): Result<Site, AnswersFailure> {
  const questions = questionsFor(type);
  const current = currentAnswers(type, responses);
  const answers = new Map<string, Checked>();
  const messages = unknownNames(type, current);
  for (const question of shownQuestions(questions, current)) {
    const checked = checkAnswer(question, answerTo(question.name, current));
    if (checked.ok) answers.set(question.name, checked.value);
    else messages.push([question.name, checked.failure]);
  }
  if (messages.length > 0) return invalidAnswers(messages);
  const faults = outline ? outlineFaults(outline) : [];
  if (faults.length > 0) return faultyOutline(faults);
  const given = givenAnswers(answers);
  const site = siteOf(type, given, outline && clockwiseOutline(outline));
  const contrary = contradictions(site);
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
  const current = currentAnswers(type, responses);
  const messages: Message[] = unknownNames(type, current);
  const given: [name: string, answer: Answers[string]][] = [];
  for (const question of questions) {
    const answer = answerTo(question.name, current);
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
function contradictions({ wants: systems }: Site): readonly Message[] {
  const messages: Message[] = [];
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

/**
 * A message for each answer to a question that was never ours. Answers to questions that the type is
 * not asked, or is not asked any more, are ignored: saved answers have them.
 */
function unknownNames(type: EstablishmentType, responses: Answers): Message[] {
  // The type is chosen through a question, too, so a client may send it once more.
  const isType = (name: string) =>
    name === ESTABLISHMENT_QUESTION && answerTo(name, responses) === type;
  return Object.keys(responses)
    .filter((name) => !isQuestion(name) && !isType(name))
    .slice(0, MOST_UNKNOWN)
    .map((name) => [[...name].slice(0, LONGEST_NAME).join(''), answerTexts.notAsked(type)]);
}

const faultyOutline = (faults: readonly OutlineFault[]) =>
  failed<AnswersFailure>({
    kind: 'invalid-answers',
    fields: Object.fromEntries(
      faults.map(({ path, message }) => [['outline', ...path].join('.'), message]),
    ),
  });

const invalidAnswers = (messages: readonly Message[]) =>
  failed<AnswersFailure>({
    kind: 'invalid-answers',
    fields: Object.fromEntries(messages.map(([name, message]) => [`responses.${name}`, message])),
  });
