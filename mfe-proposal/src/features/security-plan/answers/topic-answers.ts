import type { ProposalQuestion } from '@app/contracts/proposal';
import { answerTo } from '@app/contracts/shown-questions';
import type { Answers } from './answer.ts';

/**
 * Answers to checkbox questions that have none yet: the options about a technology page.
 * @param topic last part of the path of the page; undefined and unknown ones choose nothing.
 */
export function topicAnswers(
  topic: string | undefined,
  questions: readonly ProposalQuestion[],
  answers: Answers,
): Readonly<Record<string, readonly string[]>> {
  if (topic === undefined) return {};
  const chosen = questions.flatMap(({ name, options = [], topics = {} }) => {
    const wanted = options.filter((option) => answerTo(option, topics) === topic);
    return wanted.length > 0 && answerTo(name, answers) === undefined ? [[name, wanted]] : [];
  });
  return Object.fromEntries(chosen);
}
