import { readNumber } from '@app/contracts/number-answer';
import { answerTexts, type ProposalQuestion } from '@app/contracts/proposal';
import { failed, type Result, success } from '@app/result';
import type { Checked } from './given.ts';

type Answer = string | readonly string[] | undefined;
type Verdict = Result<Checked, string>;

/** An answer as its question wants it, or the message for the visitor. */
export function checkAnswer(question: ProposalQuestion, answer: Answer): Verdict {
  switch (question.type) {
    case 'checkbox':
      return checkChoices(question, answer);
    case 'select':
      return checkChoice(question, answer);
    case 'text':
      return checkNumber(question, answer);
  }
}

/** One option as a text is a list of one: a plain form post sends it so. */
function checkChoices({ text, options = [] }: ProposalQuestion, answer: Answer): Verdict {
  const chosen = typeof answer === 'string' ? [answer].filter(Boolean) : (answer ?? []);
  return chosen.every((option) => options.includes(option))
    ? success([...new Set(chosen)])
    : failed(answerTexts.choices(text));
}

function checkChoice({ text, options = [] }: ProposalQuestion, answer: Answer): Verdict {
  return typeof answer === 'string' && options.includes(answer)
    ? success(answer)
    : failed(answerTexts.choice(text));
}

function checkNumber({ text, number, optional }: ProposalQuestion, answer: Answer): Verdict {
  // Every text question of ours is about a number.
  if (!number) throw new Error(`A text question without a number: ${text}`);
  const written = answer ?? '';
  if (typeof written !== 'string') return failed(answerTexts.number(text, number));
  if (optional && dontKnowIn(written)) return success(undefined);
  const value = readNumber(written, number);
  return value === undefined ? failed(answerTexts.number(text, number)) : success(value);
}

/** More than any of these words has. */
const LONGEST = 40;
const WORDS = /^(?:|\?+|unknown|not sure|unsure|not known|(?:i )?(?:don['’]?t|do not) know)\.?$/;

/** Whether a visitor left a number empty, or typed that it is not known. */
const dontKnowIn = (written: string): boolean =>
  written.length <= LONGEST && WORDS.test(written.trim().toLowerCase());
