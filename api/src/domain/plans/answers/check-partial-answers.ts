import type { EstablishmentType } from '@app/contracts/proposal';
import { type Answers, answerTo } from '@app/contracts/shown-questions';
import { type Result, success } from '@app/result';
import { questionsFor } from '../questions/questions-for.ts';
import { checkAnswer } from './check-answers.ts';
import { type AnswersFailure, invalidAnswers, type Message, unknownNames } from './read-answers.ts';

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
